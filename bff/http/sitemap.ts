import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sitemapIndexXml, sitemapXml } from '../domain/urls/sitemap.ts'
import type { RequestScope } from '../services/scope/request-scope.ts'
import { categoryPages, productFiles, productPages, type SitemapPage } from '../services/urls/sitemap.ts'
import { languageAddresses } from './pages/alternate-links.ts'
import type { ErrorPageOptions } from './pages/error-pages.ts'
import type { PublicOrigin } from './requests/public-origin.ts'

export interface SitemapOptions {
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
  readonly shopOf: ErrorPageOptions['shopOf']
}

/** The name of the file with the products after an id. Ids may contain any character, file names may not. */
const nameOf = (after: string | null): string =>
  after === null ? 'products' : `products-after-${Buffer.from(after).toString('base64url')}`

/** The id in a file name; null if the name is invalid. */
function idOfName(name: string): string | null {
  const [, encoded = ''] = /^([\w-]{1,2800})\.xml$/.exec(name) ?? []
  const id = Buffer.from(encoded, 'base64url').toString()
  return id !== '' && nameOf(id) === `products-after-${encoded}` ? id : null
}

/** `/sitemap.xml` and its files: one for categories, and product files of some thousands each, in order of id. */
export async function sitemap(app: FastifyInstance, { scopeOf, origin, shopOf }: SitemapOptions) {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
  })

  app.get('/sitemap.xml', async (request) => {
    const files = (await productFiles(scopeOf(request))).map(nameOf)
    return sitemapIndexXml(
      ['categories', ...files].map((file) => absolute(request, `${scopeOf(request).storeView.basePath}/sitemap-${file}.xml`)),
    )
  })

  app.get('/sitemap-categories.xml', async (request) => {
    return sitemapOf(request, await categoryPages(scopeOf(request)))
  })

  const products = async (request: FastifyRequest, reply: FastifyReply, after: string | null) => {
    const pages = await productPages(after, scopeOf(request))
    return pages.length === 0 ? reply.callNotFound() : sitemapOf(request, pages)
  }
  app.get('/sitemap-products.xml', (request, reply) => products(request, reply, null))
  app.get<{ Params: { '*': string } }>('/sitemap-products-after-*', (request, reply) => {
    const after = idOfName(request.params['*'])
    return after === null ? reply.callNotFound() : products(request, reply, after)
  })

  const absolute = (request: FastifyRequest, path: string) => origin(request) + path

  function sitemapOf(request: FastifyRequest, pages: readonly SitemapPage[]): string {
    const at = origin(request)
    const { storeViews = [] } = shopOf(request, at)
    return sitemapXml(
      pages.map(({ path, alternates }) => ({ address: at + path, languages: languageAddresses(alternates, storeViews, at) })),
    )
  }
}
