import Fastify from 'fastify'
import type { RequestFacts } from '../../../services/scope/request-scope.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { testSession } from '../../../services/testing/session.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { type GraphqlOptions, graphql } from '../plugin.ts'
import { executableSchema } from '../schema.ts'

export async function serverWith(sdl: string, resolvers: object, given: Partial<GraphqlOptions & RequestFacts> = {}) {
  const app = Fastify()
  // Tests have their own schemas, so the generated type does not apply.
  const schema = executableSchema(sdl, [resolvers as Resolvers])
  await app.register(graphql, {
    schema,
    documents: new Map(),
    playground: true,
    freshSeconds: 60,
    isOwnPage: () => true,
    getScope: ({ id }) => scopeWith({}, { requestId: id, session: testSession(), ...(given.log ? { log: given.log } : {}) }),
    ...given,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, origin, ...createClient(origin) }
}

const GRAPHQL = 'application/graphql-response+json'

/** A client of the GraphQL media type, whose status reports errors, unless its headers accept another type. */
export function createClient(origin: string) {
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
