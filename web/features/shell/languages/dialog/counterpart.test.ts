import { afterEach, describe, expect, it, vi } from 'vitest'
import { counterparts } from './counterpart.ts'

afterEach(() => vi.unstubAllGlobals())

type Answer = () => Promise<Response>

const SHOP = { basePath: '', origin: 'https://shop.example' }
const GERMAN = { code: 'de', home: '/de/', language: 'de-DE' }
const ENGLISH = { code: 'default', home: '/', language: 'en-GB' }
const ITALIAN = { code: 'it', home: 'https://shop.it/', language: 'it-IT' }

const answerWith =
  (status: number, link?: string): Answer =>
  async () =>
    new Response(null, { status, headers: link === undefined ? {} : { link } })

const PRELOAD = '</assets/page.js>; rel=preload; as=script'
const alternate = (address: string, tag: string) => `<${address}>; rel="alternate"; hreflang="${tag}"`

/** @param own the response to the page itself */
function lookUp(here: string, own: Answer, other: Answer = answerWith(404), shop = SHOP) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return address === here ? own() : other()
  })
  return { asked, find: counterparts(here, shop, new AbortController().signal) }
}

// SCREEN-21
describe('the search for a page in another store view', () => {
  it('finds the page’s alternate link in that language', async () => {
    const links = [
      PRELOAD,
      alternate('https://shop.example/timber', 'en-GB'),
      alternate('https://shop.example/timber', 'x-default'),
      alternate('https://shop.example/de/holz', 'de-DE'),
      alternate('https://shop.it/legname', 'it-IT'),
    ].join(', ')
    const { find, asked } = lookUp('/timber', answerWith(200, links))
    expect(await find(GERMAN)).toBe('/de/holz')
    expect(await find(ITALIAN)).toBe('https://shop.it/legname')
    expect(await find(ENGLISH)).toBe('/timber')
    expect(asked).toEqual(['HEAD /timber'])
  })

  it('ignores links outside that store view', async () => {
    const links = alternate('https://elsewhere.example/de/holz', 'de-DE')
    expect(await lookUp('/timber', answerWith(200, links)).find(GERMAN)).toBeNull()
    const austrian = { ...GERMAN, code: 'at', home: '/at/' }
    expect(await lookUp('/timber', answerWith(200, alternate('https://shop.example/de/holz', 'de-DE'))).find(austrian)).toBeNull()
  })

  it('tries the same path if the page has no alternate link', async () => {
    const { find, asked } = lookUp('/cart', answerWith(200, PRELOAD), answerWith(200))
    expect(await find(GERMAN)).toBe('/de/cart')
    expect(asked).toEqual(['HEAD /cart', 'HEAD /de/cart'])
    const back = lookUp('/de/cart', answerWith(200), answerWith(200), { ...SHOP, basePath: '/de' })
    expect(await back.find(ENGLISH)).toBe('/cart')
  })

  it.each<[string, Answer]>([
    ['the shop has none', answerWith(404)],
    ['the shop fails', answerWith(503)],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('falls back to the home page if %s', async (_, answer) => {
    expect(await lookUp('/decking', answer, answer).find(GERMAN)).toBeNull()
  })

  it('requests nothing from another host, and nothing for the home page', async () => {
    const other = lookUp('/cart', answerWith(200), answerWith(200))
    expect([await other.find(ITALIAN), other.asked]).toEqual([null, ['HEAD /cart']])
    const home = lookUp('/', answerWith(200), answerWith(200))
    expect([await home.find(GERMAN), home.asked]).toEqual([null, []])
  })

  it('shares one lookup between concurrent callers', async () => {
    const late = Promise.withResolvers<Response>()
    const { find, asked } = lookUp('/timber', () => late.promise)
    const [first, second] = [find(GERMAN), find(GERMAN)]
    late.resolve(await answerWith(200, alternate('https://shop.example/de/holz', 'de-DE'))())
    expect([await first, await second, asked.length]).toEqual(['/de/holz', '/de/holz', 1])
  })
})
