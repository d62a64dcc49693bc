import { describe, expect, it } from 'vitest'
import { parseDevice } from './device.ts'

describe('parseDevice', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
  ])('reads %s as %s on %s', (userAgent, browser, system) => {
    expect(parseDevice(userAgent)).toEqual({ browser, system })
  })

  it.each([undefined, '', 'curl/8', '<script>alert(1)</script>', 'ann@example.com', `${' '.repeat(600)}Firefox/1`])(
    'names nothing for %j',
    (userAgent) => {
      expect(parseDevice(userAgent)).toEqual({ browser: null, system: null })
    },
  )
})
