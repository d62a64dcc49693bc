import type { FastifyInstance } from 'fastify'

/** The whole schema as text, for tools of other frontends: where free queries are answered, which it is for. */
export async function schemaDownload(app: FastifyInstance, { sdl }: { sdl: string }) {
  app.get('/graphql/schema.graphql', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="schema.graphql"')
      .type('text/plain; charset=utf-8')
      .send(sdl),
  )
}
