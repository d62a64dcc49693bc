import Fastify from 'fastify'
import type { RequestFacts } from '../../../services/scope/request-scope.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { testSession } from '../../../services/testing/session.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { type GraphqlOptions, graphql } from '../plugin.ts'
import { executableSchema } from '../schema.ts'

/** A server with a small schema of its own on a free port. */
export async function serverWith(sdl: string, resolvers: object, given: Partial<GraphqlOptions & RequestFacts> = {}) {
  const app = Fastify()
  // The resolvers are those of a schema made up by the test, which no generated type describes.
  const schema = executableSchema(sdl, [resolvers as Resolvers])
  await app.register(graphql, {
    schema,
    documents: new Map(),
    playground: true,
    freshSeconds: 60,
    isOwnPage: () => true,
    scopeOf: ({ id }) => scopeWith({}, { requestId: id, session: testSession(), ...(given.log ? { log: given.log } : {}) }),
    ...given,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin, ...clientOf(origin) }
}

const GRAPHQL = 'application/graphql-response+json'

/** A client that tells what was wrong by the status, unless it says that it accepts something else. */
export function clientOf(origin: string) {
  const answer = async (response: Response) => ({
    status: response.status,
    headers: response.headers,
    json: await response.json(),
  })
  return {
    post: async (body: unknown, headers: Record<string, string> = {}) =>
      answer(
        await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: GRAPHQL, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    get: async (query: Record<string, string>, headers: Record<string, string> = {}) =>
      answer(await fetch(`${origin}/graphql?${new URLSearchParams(query)}`, { headers: { accept: GRAPHQL, ...headers } })),
  }
}
