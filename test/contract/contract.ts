import { readdirSync } from 'node:fs'
import { pictureUrl } from '#schema/rules/picture.ts'

/** The expected answer to a GET request. */
export interface Answer {
  readonly path: string
  readonly status: number
  /** Content type of the body; undefined without a body. */
  readonly type: string | undefined
  readonly caching: string
  /** Request headers the answer depends on; null if it is the same for all requests. */
  readonly vary: string | null
}

export interface RouteContract {
  readonly methods: readonly string[]
  readonly answers: readonly Answer[]
}

const READ = ['GET', 'HEAD']
const HOUR = 'public, max-age=3600'
const DAY = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'
/** Only existing pages may be served stale for a day: missing pages may be created, and redirects may change. */
const PAGES: Readonly<Record<number, string>> = {
  200: 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
  301: 'public, max-age=0, s-maxage=60',
  404: 'public, max-age=0, s-maxage=10',
}
const JSON_TYPE = 'application/json; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

const asset = (folder: string, pattern: RegExp) => readdirSync(folder).find((name) => pattern.test(name)) ?? ''
const notFound = (path: string): Answer => ({ path, status: 404, type: TEXT, caching: 'no-store', vary: null })
const json = (path: string): Answer => ({ path, status: 200, type: JSON_TYPE, caching: 'no-store', vary: 'accept-encoding' })
const file = (path: string, type: string, vary: string | null = 'accept-encoding', caching = DAY): RouteContract => ({
  methods: READ,
  answers: [{ path, status: 200, type, caching, vary }],
})
const script = (prefix: string, folder: string): readonly Answer[] => [
  {
    path: prefix + asset(folder, /\.js$/),
    status: 200,
    type: 'application/javascript; charset=utf-8',
    caching: FOREVER,
    vary: 'accept-encoding',
  },
  notFound(`${prefix}no-such-chunk.js`),
  notFound(prefix),
]
const page = (path: string, status = 200): Answer => ({
  path,
  status,
  type: HTML,
  caching: PAGES[status] ?? 'no-store',
  vary: 'accept-encoding',
})

/** Every route of the shop by its registered path. A test fails if a new route is missing here. */
export const CONTRACT: Readonly<Record<string, RouteContract>> = {
  '/*': {
    methods: READ,
    answers: [
      page('/'),
      page('/decking'),
      page('/decking?page=2&utm_source=letter'),
      page('/p/OSB3-18/any-slug'),
      page('/i/delivery'),
      page('/search?q=oak'),
      page('/compare'),
      page('/Decking', 301),
      page('/decking/', 301),
      page('/no/such/category', 404),
      page('/p/NO-SUCH-SKU/no-such-slug', 404),
      page('/c/no-such-category', 404),
      page('/i/no-such-page', 404),
      page('/health', 404),
      page('/graphql/', 404),
    ],
  },
  // Browsers send reports there; an address without an answer to GET is an unknown page.
  '/reports/page': { methods: ['POST'], answers: [page('/reports/page', 404)] },
  '/reports/csp': { methods: ['POST'], answers: [page('/reports/csp', 404)] },
  '/health/live': { methods: READ, answers: [json('/health/live')] },
  '/health/ready': { methods: READ, answers: [json('/health/ready')] },
  '/assets/*': { methods: READ, answers: script('/assets/', 'dist/client/assets') },
  '/favicon.ico': file('/favicon.ico', 'image/png', null),
  '/mark.svg': file('/mark.svg', 'image/svg+xml'),
  '/favicon.svg': file('/favicon.svg', 'image/svg+xml'),
  '/icon.svg': file('/icon.svg', 'image/svg+xml'),
  '/icon-maskable.svg': file('/icon-maskable.svg', 'image/svg+xml'),
  '/apple-touch-icon.png': file('/apple-touch-icon.png', 'image/png', null),
  '/icon-192.png': file('/icon-192.png', 'image/png', null),
  '/icon-512.png': file('/icon-512.png', 'image/png', null),
  '/icon-maskable-512.png': file('/icon-maskable-512.png', 'image/png', null),
  '/manifest.webmanifest': file('/manifest.webmanifest', 'application/manifest+json; charset=utf-8'),
  '/service-worker.js': file('/service-worker.js', 'text/javascript; charset=utf-8', 'accept-encoding', 'no-cache'),
  '/client-manifest.json': file('/client-manifest.json', JSON_TYPE, 'accept-encoding', 'no-cache'),
  '/app-shell': file('/app-shell', HTML, 'accept-encoding', 'no-cache'),
  '/img/*': {
    methods: READ,
    answers: [
      {
        path: pictureUrl('/sheet/osb/w1220-t18-s59/front.png', 'card', 'webp'),
        status: 200,
        type: 'image/webp',
        caching: FOREVER,
        vary: null,
      },
      {
        path: pictureUrl('/no/such/picture.png', 'card', 'avif'),
        status: 200,
        type: 'image/avif',
        caching: 'public, max-age=60',
        vary: null,
      },
      notFound('/img/9999x9999/board/oak/front.png.webp'),
      notFound('/img/'),
    ],
  },
  '/media/*': {
    methods: READ,
    answers: [
      { path: '/media/guides/cutting.pdf', status: 200, type: 'application/pdf', caching: DAY, vary: null },
      notFound('/media/..%2f..%2fetc/passwd'),
      notFound('/media/'),
    ],
  },
  '/checkout': {
    methods: READ,
    answers: ['', '?gtm=true', '?gtm=true&gtm=x', '?to=https://evil.example', '?%00'].map((query) => ({
      path: `/checkout${query}`,
      status: 303,
      type: undefined,
      caching: 'no-store',
      vary: null,
    })),
  },
  '/order-success/:orderId/:email': {
    methods: READ,
    answers: [
      {
        path: '/order-success/000000007/a%2Bb@oak.example',
        status: 200,
        type: HTML,
        caching: 'no-store',
        vary: 'accept-encoding',
      },
    ],
  },
  '/robots.txt': file('/robots.txt', TEXT),
  '/catalogue-index.json': {
    methods: READ,
    answers: ['', '?since=', '?since=AAAAAAAAAAAAAAAA', '?since=a&since=b'].map((query) => ({
      path: `/catalogue-index.json${query}`,
      status: 200,
      type: JSON_TYPE,
      caching: 'public, max-age=900',
      vary: 'accept-encoding',
    })),
  },
  '/feeds/google.xml': file('/feeds/google.xml', XML, 'accept-encoding', HOUR),
  '/feeds/news.xml': file('/feeds/news.xml', 'application/rss+xml; charset=utf-8', 'accept-encoding', HOUR),
  '/llms.txt': file('/llms.txt', TEXT, 'accept-encoding', HOUR),
  '/sitemap.xml': file('/sitemap.xml', XML, 'accept-encoding', HOUR),
  '/sitemap-categories.xml': file('/sitemap-categories.xml', XML, 'accept-encoding', HOUR),
  '/sitemap-products.xml': file('/sitemap-products.xml', XML, 'accept-encoding', HOUR),
  '/sitemap-products-after-*': {
    methods: READ,
    answers: [
      // Products after the ids 1 and 99999999, and after a non-numeric id in a catalogue with numeric ids.
      { path: '/sitemap-products-after-MQ.xml', status: 200, type: XML, caching: HOUR, vary: 'accept-encoding' },
      notFound('/sitemap-products-after-OTk5OTk5OTk.xml'),
      notFound('/sitemap-products-after-YWJj.xml'),
      notFound('/sitemap-products-after-.xml'),
      notFound('/sitemap-products-after-%25.xml'),
    ],
  },
  '/graphql': {
    methods: [...READ, 'POST'],
    answers: [
      {
        path: '/graphql?query={store{code}}',
        status: 200,
        type: JSON_TYPE,
        caching: 'public, max-age=45, stale-while-revalidate=600',
        vary: 'accept, accept-encoding',
      },
      { path: '/graphql', status: 400, type: JSON_TYPE, caching: 'no-store', vary: 'accept' },
    ],
  },
  '/graphql/schema.graphql': file('/graphql/schema.graphql', TEXT, 'accept-encoding', 'no-cache'),
  '/graphiql': file('/graphiql', HTML, 'accept-encoding', 'no-cache'),
  '/graphiql/': file('/graphiql/', HTML, 'accept-encoding', 'no-cache'),
  '/graphiql/assets/*': { methods: READ, answers: script('/graphiql/assets/', 'dist/playground/assets') },
}
