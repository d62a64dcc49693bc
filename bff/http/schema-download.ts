import type { FastifyInstance } from 'fastify'

/** Serves the whole schema as text, for tools of other frontends; only if free queries are allowed. */
export async function schemaDownload(app: FastifyInstance, { sdl }: { sdl: string }) {
  app.get('/graphql/schema.graphql', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="schema.graphql"')
      .type('text/plain; charset=utf-8')
      .send(sdl),
  )
}
