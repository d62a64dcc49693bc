import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sitemapIndexXml, sitemapXml } from '../domain/urls/sitemap.ts'
import type { RequestScope } from '../services/request-scope.ts'
import { categoryPaths, productPaths, sitemapFiles } from '../services/urls/sitemap.ts'
import type { PublicOrigin } from './requests/public-origin.ts'

export interface SitemapOptions {
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
}

/** `/sitemap.xml` and the files it names: categories in one, products by ranges of ids. */
export async function sitemap(app: FastifyInstance, { scopeOf, origin }: SitemapOptions) {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
  })

  app.get('/sitemap.xml', async (request) => {
    const files = await sitemapFiles(scopeOf(request))
    return sitemapIndexXml(files.map((file) => absolute(request, `/sitemap-${file}.xml`)))
  })

  app.get('/sitemap-categories.xml', async (request) => {
    const paths = await categoryPaths(scopeOf(request))
    return sitemapXml(paths.map((path) => absolute(request, path)))
  })

  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,6}).xml', async (request, reply) => {
    const paths = await productPaths(Number(request.params.file), scopeOf(request))
    if (paths.length === 0) return reply.callNotFound()
    return sitemapXml(paths.map((path) => absolute(request, path)))
  })

  const absolute = (request: FastifyRequest, path: string) => origin(request) + path
}
