import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let open: HttpShop
let proxied: HttpShop
let named: HttpShop
/** Allows two hosts and no other. */
let known: HttpShop
const ALLOWED_HOSTS = 'shop.example, Second.Example:8443'
beforeAll(async () => {
  open = await httpShop()
  proxied = await httpShop({ TRUSTED_PROXIES: '127.0.0.1', ALLOWED_HOSTS: 'shop.example' })
  named = await httpShop({ PUBLIC_URL: 'https://shop.example' })
  known = await httpShop({ ALLOWED_HOSTS })
}, 60_000)
afterAll(() => Promise.all([open, proxied, named, known].map((shop) => shop?.close())))

const ask = (shop: HttpShop, headers: readonly string[], version = '1.1', target = '/robots.txt') =>
  shop.raw([`GET ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n'))

const readSitemap = (body: string) => /Sitemap: (.*)\/sitemap\.xml/.exec(body)?.[1]

const readCanonical = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
const localOrigin = (shop: HttpShop) => `http://localhost:${new URL(shop.url).port}`

describe('host header', () => {
  it.each([
    ['a name', 'shop.test'],
    ['a name with a port', 'shop.test:8443'],
    ['a name with a trailing dot', 'shop.test.'],
    ['a name with an underscore, as containers use', 'my_shop:3000'],
    ['an IPv4 address', '10.0.0.4'],
    ['an IPv6 address', '[::1]'],
    ['an IPv6 address with a port', '[2001:db8::1]:3000'],
    ['a name in capitals', 'SHOP.TEST'],
    ['a local name with another port', 'localhost:1'],
  ])("may be %s, and does not change the shop's own URL", async (_, host) => {
    const { status, body } = await ask(open, [`Host: ${host}`])
    expect([status, readSitemap(body)]).toEqual([200, localOrigin(open)])
  })

  it("is used for the shop's own URL if it is local or the address of the connection", async () => {
    const { host } = new URL(open.url)
    expect(readSitemap((await ask(open, [`Host: ${host}`])).body)).toBe(`http://${host}`)
    expect(readSitemap((await ask(open, [`Host: ${host.replace('127.0.0.1', 'LocalHost')}`])).body)).toBe(localOrigin(open))
  })

  const UNREADABLE = [
    ['empty', ['Host:']],
    ['missing', []],
    ['half an address', ['Host: [::1']],
    ['an address with trailing text', ['Host: [::1]x']],
    ['an address out of range', ['Host: 999.1.1.1']],
    ['a port out of range', ['Host: shop.test:99999']],
    ['a non-numeric port', ['Host: shop.test:http']],
    ['two words', ['Host: shop test']],
    ['a path', ['Host: shop.test/decking']],
    ['a query', ['Host: shop.test?a']],
    ['a fragment', ['Host: shop.test#a']],
    ['a backslash', ['Host: shop\\test']],
    ['a user name and password', ['Host: user:secret@shop.test']],
    ['an escape', ['Host: %73hop.test']],
    ['a percent sign', ['Host: %']],
    ['a list', ['Host: shop.test,evil.test']],
    ['markup', ['Host: <script>alert(1)</script>']],
    ['a quotation mark', ['Host: shop"test']],
    ['non-ASCII letters', ['Host: sh\xf6p.test']],
    ['five kilobytes', [`Host: ${'x'.repeat(5000)}`]],
    ['sent twice with different hosts', ['Host: shop.test', 'Host: evil.test']],
    ['sent twice with the same host', ['Host: shop.test', 'host: shop.test']],
  ] as const

  it.each(UNREADABLE)('is rejected if it is %s', async (_, headers) => {
    for (const [shop, target] of [
      [open, '/decking'],
      [open, '/robots.txt'],
      [named, '/decking'],
    ] as const) {
      const { status, headers: sent, body } = await ask(shop, headers, '1.1', target)
      expect([status, sent.get('cache-control')]).toEqual([400, 'no-store'])
      expect(body).toContain('This link doesn')
      expect(body).not.toContain('<script>alert(1)')
      expect(body).not.toContain('secret')
    }
  })

  it('is rejected for GraphQL clients with a GraphQL error', async () => {
    const { status, body } = await ask(open, ['Host: [::1'], '1.1', '/graphql?query={store{code}}')
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('may be missing in HTTP/1.0, as in health checks', async () => {
    expect((await ask(open, [], '1.0', '/health/live')).status).toBe(200)
    expect((await ask(known, [], '1.0', '/health/live')).status).toBe(200)
    expect(readSitemap((await ask(open, [], '1.0')).body)).toBe(localOrigin(open))
  })

  it('is overridden by the host of an absolute URL', async () => {
    const { body } = await ask(known, ['Host: evil.test'], '1.1', 'http://shop.example/robots.txt')
    expect(readSitemap(body)).toBe('http://shop.example')
  })
})

describe('forwarded headers', () => {
  const FORWARDED = ['X-Forwarded-Host: shop.example', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 10.1.2.3']

  it('are ignored from an untrusted client', async () => {
    const { body } = await ask(open, ['Host: shop.test', ...FORWARDED, 'Forwarded: host=evil.test;proto=https'])
    expect(readSitemap(body)).toBe(localOrigin(open))
  })

  it('are used from a trusted proxy', async () => {
    expect(readSitemap((await ask(proxied, ['Host: inner', ...FORWARDED])).body)).toBe('https://shop.example')
    expect((await ask(proxied, ['Host: shop.example', 'X-Forwarded-Host: evil.test'])).status).toBe(421)
  })

  it.each([
    ['an unreadable host', 'X-Forwarded-Host: [::1', 400],
    ['markup as host', 'X-Forwarded-Host: <script>', 400],
    ['an unknown scheme', 'X-Forwarded-Proto: javascript', 200],
  ])('are validated even from a trusted proxy: %s', async (_, header, status) => {
    const { status: seen, body } = await ask(proxied, ['Host: shop.example', header])
    expect(seen).toBe(status)
    expect(readSitemap(body) ?? 'http://shop.example').toBe('http://shop.example')
  })

  it('do not change a configured origin', async () => {
    expect(readSitemap((await ask(named, ['Host: evil.test', ...FORWARDED])).body)).toBe('https://shop.example')
  })
})

describe('page', () => {
  const visit = (shop: HttpShop, host: string) => ask(shop, [`Host: ${host}`], '1.1', '/fencing')

  it.each([
    ['no host is configured', () => open, () => localOrigin(open)],
    ['an origin is configured', () => named, () => 'https://shop.example'],
  ])("is cached once whatever the host header says, with the shop's canonical URL, if %s", async (_, shop, origin) => {
    await visit(shop(), 'shop.test')
    for (const host of ['evil.test', 'evil.test:81', '10.1.2.3', 'localhost:1', 'EVIL.test', 'x.evil.test.']) {
      const { status, headers, body } = await visit(shop(), host)
      expect([status, headers.get('x-cache'), readCanonical(body)]).toEqual([200, 'hit', `${origin()}/fencing`])
      expect(body.toLowerCase()).not.toContain('evil')
    }
  })

  it('is cached per allowed host, with that host in its canonical URL', async () => {
    for (const host of ['shop.example', 'second.example:8443', 'SECOND.example:8443']) {
      const { body } = await visit(known, host)
      expect(readCanonical(body)).toBe(`http://${host.toLowerCase()}/fencing`)
    }
    expect((await visit(known, 'Shop.Example')).headers.get('x-cache')).toBe('hit')
  })

  it.each(['evil.test', 'shop.example.evil.test', 'second.example', 'shop.example:81', '10.0.0.4'])(
    'is rejected for other hosts if hosts are restricted: %s',
    async (host) => {
      for (const target of ['/fencing', '/robots.txt', '/sitemap.xml', '/graphql?query={store{code}}', '/icon.svg']) {
        const { status, headers, body } = await ask(known, [`Host: ${host}`], '1.1', target)
        expect([status, headers.get('cache-control'), body]).toEqual([421, 'no-store', 'This shop does not answer to this host.'])
      }
      expect((await ask(known, [`Host: ${host}`], '1.1', '/health/ready')).status).toBe(200)
    },
  )
})
