import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * The editor writes inline styles and runs its language services in workers. Everything comes from this server, and the policy applies
 * only to these routes.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PREFIX = '/graphiql'
const UNBUILT = 'The playground is part of the build: stop the server, run `npm run build`, and start it again.\n'

/**
 * GraphiQL with examples and the schema's documentation at `/graphiql`; register it only if it is enabled. A development server without a
 * build has no playground and says so.
 */
export async function playground(app: FastifyInstance, { directory }: { directory: string }) {
  if (!existsSync(resolve(directory, 'playground'))) {
    app.get(PREFIX, (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(UNBUILT))
    return
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
  })
  await app.register(fastifyStatic, {
    root: resolve(directory, 'playground/assets'),
    prefix: `${PREFIX}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  })
  for (const url of [PREFIX, `${PREFIX}/`]) {
    app.get(url, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('index.html', resolve(directory, 'playground'), { cacheControl: false }),
    )
  }
}
