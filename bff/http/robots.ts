import type { FastifyInstance } from 'fastify'
import type { PublicOrigin } from './requests/public-origin.ts'

interface RobotsOptions {
  readonly origin: PublicOrigin
  /** The store views' path prefixes; the default one's is empty. */
  readonly prefixes: readonly string[]
}

/** Other machine-readable files. */
const FILES = ['/feeds/google.xml', '/feeds/news.xml', '/llms.txt']

/** Allows everything except URLs that filter combinations make endless. */
export async function robots(app: FastifyInstance, { origin, prefixes }: RobotsOptions) {
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return [
      'User-agent: *',
      ...prefixes.map((prefix) => `Disallow: ${prefix}/graphql`),
      'Disallow: /graphiql',
      ...prefixes.map((prefix) => `Disallow: ${prefix}/search`),
      'Disallow: /*?*sort=',
      'Disallow: /*?*price=',
      '',
      ...prefixes.map((prefix) => `Sitemap: ${origin(request)}${prefix}/sitemap.xml`),
      // No crawler reads these lines. They tell people where the files are.
      ...prefixes.flatMap((prefix) => FILES.map((file) => `# ${origin(request)}${prefix}${file}`)),
      '',
    ].join('\n')
  })
}
