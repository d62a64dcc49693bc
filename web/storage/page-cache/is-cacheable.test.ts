import { describe, expect, it } from 'vitest'
import { isCacheable, MOST_PICTURE_BYTES, type ResponseParts } from './is-cacheable.ts'
import type { RequestKind } from './request-kind.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' }
const FOREVER = 'public, max-age=31536000, immutable'
const SCRIPT = { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': FOREVER }
const PICTURE = { 'content-type': 'image/avif', 'cache-control': FOREVER, 'content-length': '4096' }

const answer = (headers: Readonly<Record<string, string>>, other: Partial<ResponseParts> = {}): ResponseParts => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(headers),
  ...other,
})

// CACHE-10
describe('response caching', () => {
  it.each<[string, RequestKind, Readonly<Record<string, string>>]>([
    ['a page', 'page', HTML],
    ['a page that varies by encoding', 'page', { ...HTML, vary: 'Accept-Encoding' }],
    ['a script', 'asset', SCRIPT],
    ['a font', 'asset', { 'content-type': 'font/woff2', 'cache-control': FOREVER }],
    ['a picture', 'picture', PICTURE],
    ['the logo', 'brand', { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }],
  ])('accepts %s', (_, kind, headers) => expect(isCacheable(kind, answer(headers))).toBe(true))

  it.each<[string, RequestKind, Readonly<Record<string, string>>, Partial<ResponseParts>?]>([
    ['a private page, whatever its headers', 'private page', HTML],
    ['a page with no-store', 'page', { ...HTML, 'cache-control': 'no-store' }],
    ['a page marked private', 'page', { ...HTML, 'cache-control': 'private, max-age=60' }],
    ['a page with a private header field', 'page', { ...HTML, 'cache-control': 'max-age=60, Private="set-cookie"' }],
    ['a page with no-store in capitals', 'page', { ...HTML, 'cache-control': 'public,NO-STORE' }],
    ['a page that varies by cookie', 'page', { ...HTML, vary: 'accept-encoding, Cookie' }],
    ['a page that varies by anything', 'page', { ...HTML, vary: '*' }],
    ['an error page', 'page', HTML, { status: 503 }],
    ['a missing page', 'page', HTML, { status: 404 }],
    ['a partial page', 'page', HTML, { status: 206 }],
    ['a page that was redirected', 'page', HTML, { redirected: true }],
    ['a redirect', 'page', {}, { status: 0, type: 'opaqueredirect' }],
    ['a cross-origin page', 'page', HTML, { type: 'cors' }],
    ['an opaque response', 'page', HTML, { type: 'opaque' }],
    ['another content type at a page’s address', 'page', { ...HTML, 'content-type': 'application/json' }],
    ['a page without a content type', 'page', {}],
    ['HTML at a script’s address', 'asset', { ...SCRIPT, 'content-type': 'text/html' }],
    ['a script that is not immutable', 'asset', { ...SCRIPT, 'cache-control': 'public, max-age=60' }],
    ['a missing script', 'asset', SCRIPT, { status: 404 }],
    ['a placeholder for a missing picture', 'picture', { ...PICTURE, 'cache-control': 'public, max-age=60' }],
    ['a picture that is too large', 'picture', { ...PICTURE, 'content-length': String(MOST_PICTURE_BYTES + 1) }],
    ['a picture of unknown size', 'picture', { 'content-type': 'image/avif', 'cache-control': FOREVER }],
    ['a picture with a negative size', 'picture', { ...PICTURE, 'content-length': '-1' }],
    ['a picture with a malformed size', 'picture', { ...PICTURE, 'content-length': '4096, 4096' }],
    ['HTML at a picture’s address', 'picture', { ...PICTURE, 'content-type': 'text/html' }],
    ['HTML at the logo’s address', 'brand', HTML],
  ])('rejects %s', (_, kind, headers, other) => expect(isCacheable(kind, answer(headers, other))).toBe(false))
})
