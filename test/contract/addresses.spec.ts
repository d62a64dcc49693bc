import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop()
}, 60_000)
afterAll(() => shop?.close())

const get = (target: string) => shop.raw(`GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`)

const NOT_FOUND = 'find this page'
const UNREADABLE = 'This link doesn'
const LONG = 'x'.repeat(5000)

describe('malformed URL', () => {
  it.each([
    ['two slashes and an escape', '//%25/', 404],
    ['a path that looks like a host', '//evil.test/decking', 404],
    ['a path that looks like an IPv6 address', '//[::1/', 404],
    ['a path that looks like a port', '//a:99999/', 404],
    ['a path that looks like a name', '//@/', 404],
    ['backslashes', '/\\\\evil.test/', 404],
    ['a backslash behind a name', '/decking\\no-such-boards', 404],
    ['escaped backslashes', '/%5c%5cevil.test', 404],
    ['escaped slashes', '/%2f%2fevil.test', 404],
    ['dots that climb', '/../../etc/passwd', 404],
    ['escaped dots that climb', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['escaped dots and slashes', '/..%2f..%2fetc%2fpasswd', 404],
    ['a null byte', '/decking%00', 404],
    ['an escaped percent sign', '/%25', 404],
    ['a semicolon', '/;', 404],
    ['a file of the server', '//robots.txt', 404],
    ['a slash behind a file', '/robots.txt/', 404],
  ])('with %s shows page-not-found: %s', async (_, target, status) => {
    const { status: seen, headers, body } = await get(target)
    expect([seen, headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain(NOT_FOUND)
    expect(body).toContain('href="/"')
  })

  it.each([
    ['an incomplete escape sequence', '/decking/%E0%A4%A'],
    ['an incomplete percent escape', '/%'],
    ['a non-hexadecimal escape', '/%zz'],
    ['an escaped surrogate', '/%ED%A0%80'],
    ['a line end', '/decking%0Aboards'],
    ['a tab, which URL parsers drop', '//%09/'],
    ['bytes that are not UTF-8', '/%FF'],
    ['an incomplete escape sequence in a file name', '/img/324x489/%E0.webp'],
    ['a star', '*'],
    ['a scheme without a host', 'http://'],
    ['a scheme with an incomplete host', 'http://[::1/decking'],
  ])('with %s shows an error page with status 400: %s', async (_, target) => {
    const { status, headers, body } = await get(target)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain(UNREADABLE)
    expect(body).toContain('href="/"')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    ['a space', '/decking boards'],
    ['a control character', '/decking\x01'],
    ['a non-ASCII letter', '/d\xe9cking'],
    ['no slash', 'decking'],
  ])('with %s is rejected as malformed HTTP', async (_, target) => {
    const { status, headers, body } = await get(target)
    expect([status, headers.get('content-type'), body]).toEqual([
      400,
      'text/plain; charset=utf-8',
      "We couldn't read this request.",
    ])
  })

  it.each([
    ['a path of five kilobytes', `/${LONG}`, 414],
    ['a query of five kilobytes', `/search?q=${LONG}`, 414],
    ['a path of twenty kilobytes', `/${LONG.repeat(4)}`, 431],
  ])('with %s is rejected as too long', async (_, target, status) => {
    const { status: seen, headers } = await get(target)
    expect([seen, headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  it.each([
    ['a percent sign in the query', '/decking?%'],
    ['an escaped surrogate in the query', '/decking?page=%ED%A0%80'],
    ['a fragment', '/decking#boards'],
    ['a dot', '/./decking'],
    ['scheme and host', 'http://shop.test/decking'],
  ])('with %s shows the intended page', async (_, target) => {
    const { status, body } = await get(target)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:${new URL(shop.url).port}/decking"`)
  })

  it.each(['//decking/', '//evil.test//', '/\\evil.test/', '//Evil.test', '/.//evil.test/'])(
    'never redirects to another host: %s',
    async (target) => {
      const { status, headers } = await get(target)
      expect([301, 404]).toContain(status)
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )
})
