import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CatalogConfig, StoreViewConfig } from '../config/config.ts'
import { categoryTree } from '../domain/catalog/category-tree.ts'
import { categoriesRequest } from '../domain/search/content-query.ts'
import { categoryUrl, type UrlSettings } from '../domain/urls/category-url.ts'
import { productUrl } from '../domain/urls/product-url.ts'
import {
  newestListedProductRequest,
  sitemapFileOf,
  sitemapIndexXml,
  sitemapProductsRequest,
  sitemapXml,
} from '../domain/urls/sitemap.ts'
import type { Platform } from '../platform/platform.ts'
import type { PublicOrigin } from './public-origin.ts'

export interface SitemapOptions {
  readonly platform: Pick<Platform, 'products' | 'categories'>
  readonly catalog: CatalogConfig
  readonly storeView: StoreViewConfig
  readonly origin: PublicOrigin
}

/** `/sitemap.xml` and the files it names: categories in one, products by ranges of ids. */
export async function sitemap(app: FastifyInstance, { platform, catalog, storeView, origin }: SitemapOptions) {
  const settings: UrlSettings = { urlDispatcher: catalog.urlDispatcher, basePath: storeView.basePath }
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
  })

  app.get('/sitemap.xml', async (request) => {
    const { items } = await platform.products(storeView, newestListedProductRequest(), { signal: request.signal })
    const files = items.flatMap(({ id }) =>
      Array.from({ length: sitemapFileOf(Number(id)) + 1 }, (_, file) => `products-${file}`),
    )
    return sitemapIndexXml(['categories', ...files].map((file) => absolute(request, `/sitemap-${file}.xml`)))
  })

  app.get('/sitemap-categories.xml', async (request) => {
    const { items } = await platform.categories(storeView, categoriesRequest(), { signal: request.signal })
    const shown = [...categoryTree(items, catalog.rootCategoryId).byId.values()].filter(({ id }) => id !== catalog.rootCategoryId)
    return sitemapXml([absolute(request, '/'), ...shown.map((category) => absolute(request, categoryUrl(category, settings)))])
  })

  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,6}).xml', async (request, reply) => {
    const { items } = await platform.products(storeView, sitemapProductsRequest(Number(request.params.file)), {
      signal: request.signal,
    })
    if (items.length === 0) return reply.code(404).send()
    return sitemapXml(items.map((product) => absolute(request, productUrl(product, settings))))
  })

  const absolute = (request: FastifyRequest, path: string) => origin(request) + path
}
