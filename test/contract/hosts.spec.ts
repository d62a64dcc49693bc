import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let open: HttpShop
let proxied: HttpShop
let named: HttpShop
beforeAll(async () => {
  open = await httpShop()
  proxied = await httpShop({ TRUSTED_PROXIES: '127.0.0.1' })
  named = await httpShop({ PUBLIC_URL: 'https://shop.example' })
}, 60_000)
afterAll(() => Promise.all([open, proxied, named].map((shop) => shop?.close())))

const ask = (shop: HttpShop, headers: readonly string[], version = '1.1', target = '/robots.txt') =>
  shop.raw([`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'))

const sitemapOf = (body: string) => /Sitemap: (.*)\/sitemap\.xml/.exec(body)?.[1]

describe('the host a request names', () => {
  it.each([
    ['a name', 'shop.test', 'http://shop.test'],
    ['a name with a port', 'shop.test:8443', 'http://shop.test:8443'],
    ['a name with a dot at its end', 'shop.test.', 'http://shop.test.'],
    ['a name with an underscore, as of a container', 'my_shop:3000', 'http://my_shop:3000'],
    ['an address', '10.0.0.4', 'http://10.0.0.4'],
    ['an address of version 6', '[::1]', 'http://[::1]'],
    ['an address of version 6 with a port', '[2001:db8::1]:3000', 'http://[2001:db8::1]:3000'],
    ['a name in capitals', 'SHOP.TEST', 'http://SHOP.TEST'],
  ])('may be %s', async (_, host, origin) => {
    const { status, body } = await ask(open, [`Host: ${host}`])
    expect([status, sitemapOf(body)]).toEqual([200, origin])
  })

  const UNREADABLE = [
    ['nothing', ['Host:']],
    ['missing', []],
    ['half an address', ['Host: [::1']],
    ['an address with too much in it', ['Host: [::1]x']],
    ['an address beyond its range', ['Host: 999.1.1.1']],
    ['a port beyond its range', ['Host: shop.test:99999']],
    ['a port that is no number', ['Host: shop.test:http']],
    ['two words', ['Host: shop test']],
    ['a path', ['Host: shop.test/decking']],
    ['a query', ['Host: shop.test?a']],
    ['a fragment', ['Host: shop.test#a']],
    ['a backslash', ['Host: shop\\test']],
    ['a name and a password', ['Host: user:secret@shop.test']],
    ['an escape', ['Host: %73hop.test']],
    ['a percent sign', ['Host: %']],
    ['a list', ['Host: shop.test,evil.test']],
    ['markup', ['Host: <script>alert(1)</script>']],
    ['a quotation mark', ['Host: shop"test']],
    ['letters beyond ASCII', ['Host: sh\xf6p.test']],
    ['five kilobytes', [`Host: ${'x'.repeat(5000)}`]],
    ['two', ['Host: shop.test', 'Host: evil.test']],
    ['the same twice', ['Host: shop.test', 'host: shop.test']],
  ] as const

  it.each(UNREADABLE)('may not be %s', async (_, headers) => {
    for (const [shop, target] of [
      [open, '/decking'],
      [open, '/robots.txt'],
      [named, '/decking'],
    ] as const) {
      const { status, headers: sent, body } = await ask(shop, headers, '1.1', target)
      expect([status, sent.get('cache-control')]).toEqual([400, 'no-store'])
      expect(body).toContain('This address cannot be read')
      expect(body).not.toContain('<script>alert(1)')
      expect(body).not.toContain('secret')
    }
  })

  it('is told to a client of GraphQL in its own form', async () => {
    const { status, body } = await ask(open, ['Host: [::1'], '1.1', '/graphql?query={store{code}}')
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('may be missing where HTTP knew none yet, as in checks of health', async () => {
    expect((await ask(open, [], '1.0', '/health/live')).status).toBe(200)
    expect(sitemapOf((await ask(open, [], '1.0')).body)).toBe('http://localhost')
  })

  it('is the one of an address that names one', async () => {
    const { body } = await ask(open, ['Host: evil.test'], '1.1', 'http://shop.test/robots.txt')
    expect(sitemapOf(body)).toBe('http://shop.test')
  })
})

describe('what a proxy says of a request', () => {
  const FORWARDED = ['X-Forwarded-Host: shop.example', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 10.1.2.3']

  it('counts for nothing from a stranger', async () => {
    const { body } = await ask(open, ['Host: shop.test', ...FORWARDED, 'Forwarded: host=evil.test;proto=https'])
    expect(sitemapOf(body)).toBe('http://shop.test')
  })

  it('counts from a trusted one', async () => {
    expect(sitemapOf((await ask(proxied, ['Host: inner', ...FORWARDED])).body)).toBe('https://shop.example')
  })

  it.each([
    ['a host that cannot be read', 'X-Forwarded-Host: [::1', 400],
    ['markup for a host', 'X-Forwarded-Host: <script>', 400],
    ['a scheme that is none', 'X-Forwarded-Proto: javascript', 200],
  ])('is looked at all the same: %s', async (_, header, status) => {
    const { status: seen, body } = await ask(proxied, ['Host: inner', header])
    expect(seen).toBe(status)
    expect(sitemapOf(body) ?? 'http://inner').toBe('http://inner')
  })

  it('changes nothing of an origin that is configured', async () => {
    expect(sitemapOf((await ask(named, ['Host: evil.test', ...FORWARDED])).body)).toBe('https://shop.example')
  })
})
