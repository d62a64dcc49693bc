import { describe, expect, it } from 'vitest'
import { preferredEncoding } from './send-compressed.ts'

describe('preferredEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.9, br;q=0.9', 'br'],
    ['gzip;q=0.5, identity', 'identity'],
    ['br;q=0.000, gzip;q=0.0', 'identity'],
    ['BR', 'br'],
    ['br ; Q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*, br;q=0, gzip;q=0', 'identity'],
    ['x-gzip, deflate', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    [';;q=,,=', 'identity'],
    ['br;q=much', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('reads %s as %s', (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding)
  })
})
