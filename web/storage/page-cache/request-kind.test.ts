import { describe, expect, it } from 'vitest'
import { requestKind } from './request-kind.ts'

const SHOP = 'https://shop.example'
const visit = (path: string) => requestKind({ method: 'GET', url: SHOP + path, isNavigation: true }, SHOP)
const readKind = (url: string, method = 'GET') =>
  requestKind({ method, url: url.startsWith('/') ? SHOP + url : url, isNavigation: false }, SHOP)

// CACHE-10
describe('the request kind of a navigation', () => {
  it.each(['/', '/pwa.html', '/decking', '/decking?page=2', '/p/OSB3-18/any-slug', '/i/delivery', '/search?q=oak', '/compare'])(
    'is a page that may be cached: %s',
    (path) => expect(visit(path)).toBe('page'),
  )

  it.each([
    '/checkout',
    '/checkout/',
    '/%63heckout',
    '/de/checkout',
    '/my-account',
    '/my-account/orders/000000012',
    '/My-Account',
    '/%6dy-account',
    '//my-account',
    '/de/my-account',
    '/create-password',
    '/create-password?token=abc',
    '/order-success/12/jo@mail.example',
    '/decking?email=jo@mail.example',
    '/decking?E-Mail=jo',
    '/?token=abc',
    '/i/delivery?resetPasswordToken=abc',
    '/search?q=oak&key=secret',
  ])('is private, so the app shell replaces it offline: %s', (path) => expect(visit(path)).toBe('private page'))

  it.each([
    '/checkout/payment?token=abc',
    '/Checkout',
    '/de/shop/checkout',
    '/graphql',
    '/graphql?query={store{code}}',
    '/graphiql',
    '/health/live',
    '/assets/entry.client-abc.js',
    '/img/324x489/oak.png.webp',
    '/media/guides/cutting.pdf',
    '/app-shell',
    '/sitemap.xml',
    '/robots.txt',
    '/service-worker.js',
    '/decking/%E0%A4%A',
  ])('leaves %s to the browser', (path) => expect(visit(path)).toBeNull())

  it('ignores requests other than GET', () => {
    expect(requestKind({ method: 'POST', url: `${SHOP}/decking`, isNavigation: true }, SHOP)).toBeNull()
  })

  it.each([
    'https://evil.example/decking',
    'https://shop.example.evil.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://jo:secret@shop.example/',
    'data:text/html,x',
    'blob:https://shop.example/1',
    'not an address',
    '',
  ])('accepts only this shop’s origin: %s', (url) =>
    expect(requestKind({ method: 'GET', url, isNavigation: true }, SHOP)).toBeNull(),
  )
})

describe('the request kind of a subresource', () => {
  it.each([
    ['/assets/entry.client-abc.js', 'asset'],
    ['/assets/fraunces.woff2', 'asset'],
    ['/img/324x489/sheet/osb.png.webp', 'picture'],
    ['/mark.svg', 'brand'],
    ['/icon-192.png', 'brand'],
  ])('allows caching: %s', (path, kind) => expect(readKind(path)).toBe(kind))

  it.each([
    ['a query', '/graphql?documentId=sha256:1', 'GET'],
    ['a mutation', '/graphql', 'POST'],
    ['a page that a script fetches', '/decking', 'GET'],
    ['an upload', '/assets/entry.client-abc.js', 'PUT'],
    ['a HEAD request', '/assets/entry.client-abc.js', 'HEAD'],
    ['a file of another origin', 'https://cdn.example/assets/entry.client-abc.js', 'GET'],
    ['a document', '/media/guides/cutting.pdf', 'GET'],
    ['a path that only resembles a built file', '/x/assets/entry.js', 'GET'],
    ['the client manifest', '/client-manifest.json', 'GET'],
  ])('leaves %s to the browser', (_, path, method) => expect(readKind(path, method)).toBeNull())
})
