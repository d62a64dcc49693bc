import type { FastifyInstance } from 'fastify'
import type { PublicOrigin } from './requests/public-origin.ts'

/** Everything may be read but what a shopper's choices make endless. */
export async function robots(app: FastifyInstance, { origin }: { origin: PublicOrigin }) {
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return [
      'User-agent: *',
      'Disallow: /graphql',
      'Disallow: /graphiql',
      'Disallow: /search',
      'Disallow: /*?*sort=',
      'Disallow: /*?*price=',
      '',
      `Sitemap: ${origin(request)}/sitemap.xml`,
      '',
    ].join('\n')
  })
}
