import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../cache/cache-headers.ts'
import { type CatalogCacheSettings, createCatalogCache } from '../cache/caches/catalog.ts'
import { sitemapIndexXml, sitemapXml } from '../domain/urls/sitemap.ts'
import type { RequestScope } from '../services/scope/request-scope.ts'
import { categoryPages, productFiles, productPages, type SitemapPage } from '../services/urls/sitemap.ts'
import { languageAddresses } from './pages/alternate-links.ts'
import type { ErrorPageOptions } from './pages/error-pages.ts'
import type { PublicOrigin } from './requests/public-origin.ts'

export interface SitemapOptions extends Omit<CatalogCacheSettings, 'maxBytes' | 'isRefreshedInBackground'> {
  /** Public scope of its own for each call: several clients may wait for a file. */
  readonly getScope: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
  readonly getShop: ErrorPageOptions['getShop']
  readonly storeViews: number
}

const gzipAsync = promisify(gzip)

/** For each store view: about a million products, compressed. */
const MOST_BYTES = 32 * 1024 * 1024

/** The name of the file with the products after an id. Ids may contain any character, file names may not. */
const productsFileName = (after: string | null): string =>
  after === null ? 'products' : `products-after-${Buffer.from(after).toString('base64url')}`

/** The id in a file name; null if the name is invalid. */
function idOfName(name: string): string | null {
  const [, encoded = ''] = /^([\w-]{1,2800})\.xml$/.exec(name) ?? []
  const id = Buffer.from(encoded, 'base64url').toString()
  return id !== '' && productsFileName(id) === `products-after-${encoded}` ? id : null
}

/**
 * `/sitemap.xml` and its files: one for categories, and product files of some thousands each, in order of id. Each file is made once per
 * state of the index and kept compressed; after a change readers get the last one while the next is made.
 * @source URL-9
 */
export async function sitemap(app: FastifyInstance, { getScope, origin, getShop, storeViews, ...settings }: SitemapOptions) {
  const files = createCatalogCache<Buffer | null>({
    ...settings,
    maxBytes: MOST_BYTES * storeViews,
    isRefreshedInBackground: true,
  })

  /** @param make the text of the file; null if there is no such file */
  async function send(request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<string | null>) {
    const key = `${getScope(request).storeView.code} ${origin(request)} ${name}`
    const { value, ...cached } = await files.read(key, async () => {
      const text = await make()
      const file = text === null ? null : await gzipAsync(text)
      return { value: file, tags: [], bytes: file?.length ?? 0, retention: file ? 'normal' : 'brief' }
    })
    if (!value) return reply.callNotFound()
    reply.type('application/xml; charset=utf-8').headers({ 'cache-control': 'public, max-age=3600', ...cacheHeaders(cached) })
    return reply.send(Readable.from([value]).pipe(createGunzip()))
  }

  const sendProducts = (request: FastifyRequest, reply: FastifyReply, after: string | null) =>
    send(request, reply, productsFileName(after), async () => {
      const pages = await productPages(after, getScope(request))
      return pages.length === 0 ? null : toSitemap(request, pages)
    })

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, 'index', async () => {
      const names = (await productFiles(() => getScope(request))).map(productsFileName)
      const prefix = origin(request) + getScope(request).storeView.basePath
      return sitemapIndexXml(['categories', ...names].map((name) => `${prefix}/sitemap-${name}.xml`))
    }),
  )
  app.get('/sitemap-categories.xml', (request, reply) =>
    send(request, reply, 'categories', async () => toSitemap(request, await categoryPages(getScope(request)))),
  )
  app.get('/sitemap-products.xml', (request, reply) => sendProducts(request, reply, null))
  app.get<{ Params: { '*': string } }>('/sitemap-products-after-*', (request, reply) => {
    const after = idOfName(request.params['*'])
    return after === null ? reply.callNotFound() : sendProducts(request, reply, after)
  })

  function toSitemap(request: FastifyRequest, pages: readonly SitemapPage[]): string {
    const at = origin(request)
    const { storeViews: views = [] } = getShop(request, at)
    return sitemapXml(
      pages.map(({ path, alternates }) => ({ address: at + path, languages: languageAddresses(alternates, views, at) })),
    )
  }
}
