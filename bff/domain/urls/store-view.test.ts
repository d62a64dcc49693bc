import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storeViewAt } from './store-view.ts'

const view = (code: string, basePath: string, host: string | null = null) => ({ code, basePath, host })
const VIEWS = [view('default', ''), view('de', '/de'), view('it', '', 'shop.it'), view('it-trade', '/trade', 'shop.it')]
const codeAt = (host: string | undefined, path: string) => storeViewAt(VIEWS, { host, path }).code

describe('store view selection', () => {
  it.each([
    ['shop.example', '/', 'default'],
    ['shop.example', '/decking', 'default'],
    ['shop.example', '/de', 'de'],
    ['shop.example', '/de/decking?q=oak', 'de'],
    ['shop.example', '/de?q=oak', 'de'],
    ['shop.it', '/', 'it'],
    ['SHOP.IT:8443', '/decking', 'it'],
    ['shop.it.', '/', 'it'],
    ['shop.it', '/trade/decking', 'it-trade'],
    ['shop.it', '/de/decking', 'it'],
    ['shop.it', '*', 'it'],
  ])('resolves %s%s to %s', (host, path, code) => {
    expect(codeAt(host, path)).toBe(code)
  })

  it.each([
    [undefined, '/'],
    ['', '/'],
    ['shop.it, evil.example', '/'],
    ['shop.it@evil.example', '/'],
    ['shop.it:80.evil.example', '/'],
    ['evil.example', '//shop.it/'],
    ['shop.example', '/deutsch'],
    ['shop.example', '/DE/decking'],
    ['shop.example', '//de/decking'],
    ['shop.example', '/%64e/decking'],
    ['shop.example', '/?/de'],
    ['shop.example', 'http://shop.it/de'],
    ['shop.example', '*'],
    ['__proto__', '/constructor'],
  ])('falls back to the default store view for host %j and path %j', (host, path) => {
    expect(codeAt(host, path)).toBe('default')
  })

  it('returns a configured store view for any input', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.string(), (host, path) => {
        expect(VIEWS).toContain(storeViewAt(VIEWS, { host, path }))
      }),
    )
  })

  it('returns the only store view for any request', () => {
    const only = view('only', '/shop', 'shop.example')
    expect(storeViewAt([only], { host: 'other.example', path: '/elsewhere' })).toBe(only)
  })
})
