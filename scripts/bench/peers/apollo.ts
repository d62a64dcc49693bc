import type { RequestListener } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Peer } from './peer.types.ts'
import { servedSchema } from './served-schema.ts'

interface Apollo {
  readonly ApolloServer: new (options: { readonly schema: GraphQLSchema }) => { start(): Promise<void> }
}
interface Integration {
  expressMiddleware(server: unknown): RequestListener
}
interface Express {
  (): RequestListener & { use(...handlers: readonly unknown[]): void }
  json(): unknown
}

/** Apollo Server with its defaults, on Express. */
export const apollo: Peer = async ({ operation }) => {
  const { ApolloServer }: Apollo = await import('@apollo/server' as string)
  const { expressMiddleware }: Integration = await import('@as-integrations/express5' as string)
  const { default: express }: { readonly default: Express } = await import('express' as string)
  const server = new ApolloServer({ schema: servedSchema(operation.data) })
  await server.start()
  const app = express()
  app.use('/graphql', express.json(), expressMiddleware(server))
  return app
}
