import { describe, expect, it } from 'vitest'
import type { KeptKind } from './kept-kind.ts'
import { type Answer, MOST_PICTURE_BYTES, mayKeep } from './may-keep.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' }
const FOREVER = 'public, max-age=31536000, immutable'
const SCRIPT = { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': FOREVER }
const PICTURE = { 'content-type': 'image/avif', 'cache-control': FOREVER, 'content-length': '4096' }

const answer = (headers: Readonly<Record<string, string>>, other: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(headers),
  ...other,
})

// CACHE-10
describe('what may be kept on the device', () => {
  it.each<[string, KeptKind, Readonly<Record<string, string>>]>([
    ['a page', 'page', HTML],
    ['a page that varies by encoding', 'page', { ...HTML, vary: 'Accept-Encoding' }],
    ['a script', 'asset', SCRIPT],
    ['a font', 'asset', { 'content-type': 'font/woff2', 'cache-control': FOREVER }],
    ['a picture', 'picture', PICTURE],
    ['the mark', 'brand', { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }],
  ])('is %s', (_, kind, headers) => expect(mayKeep(kind, answer(headers))).toBe(true))

  it.each<[string, KeptKind, Readonly<Record<string, string>>, Partial<Answer>?]>([
    ['a private page, whatever it says of itself', 'private page', HTML],
    ['a page that nobody may store', 'page', { ...HTML, 'cache-control': 'no-store' }],
    ['a page that is somebody’s own', 'page', { ...HTML, 'cache-control': 'private, max-age=60' }],
    ['a page part of which is somebody’s own', 'page', { ...HTML, 'cache-control': 'max-age=60, Private="set-cookie"' }],
    ['a page that nobody may store, in capitals', 'page', { ...HTML, 'cache-control': 'public,NO-STORE' }],
    ['a page that depends on who asks', 'page', { ...HTML, vary: 'accept-encoding, Cookie' }],
    ['a page that depends on anything', 'page', { ...HTML, vary: '*' }],
    ['a page of an error', 'page', HTML, { status: 503 }],
    ['a page that is missing', 'page', HTML, { status: 404 }],
    ['part of a page', 'page', HTML, { status: 206 }],
    ['a page that led elsewhere', 'page', HTML, { redirected: true }],
    ['a page that leads elsewhere', 'page', {}, { status: 0, type: 'opaqueredirect' }],
    ['a page that another site let through', 'page', HTML, { type: 'cors' }],
    ['what cannot be looked at', 'page', HTML, { type: 'opaque' }],
    ['something else at a page’s address', 'page', { ...HTML, 'content-type': 'application/json' }],
    ['something that does not say what it is', 'page', {}],
    ['a page at a script’s address', 'asset', { ...SCRIPT, 'content-type': 'text/html' }],
    ['a script that may change', 'asset', { ...SCRIPT, 'cache-control': 'public, max-age=60' }],
    ['a script that is missing', 'asset', SCRIPT, { status: 404 }],
    ['a picture that stands in for one that is missing', 'picture', { ...PICTURE, 'cache-control': 'public, max-age=60' }],
    ['a picture that is too large', 'picture', { ...PICTURE, 'content-length': String(MOST_PICTURE_BYTES + 1) }],
    ['a picture of a size nobody told', 'picture', { 'content-type': 'image/avif', 'cache-control': FOREVER }],
    ['a picture of no size', 'picture', { ...PICTURE, 'content-length': '-1' }],
    ['a picture of a size that is no number', 'picture', { ...PICTURE, 'content-length': '4096, 4096' }],
    ['text at a picture’s address', 'picture', { ...PICTURE, 'content-type': 'text/html' }],
    ['a page at the mark’s address', 'brand', HTML],
  ])('is not %s', (_, kind, headers, other) => expect(mayKeep(kind, answer(headers, other))).toBe(false))
})
