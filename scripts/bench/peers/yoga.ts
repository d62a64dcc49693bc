import type { RequestListener } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Peer } from './peer.types.ts'
import { servedSchema } from './served-schema.ts'

interface Yoga {
  createYoga(options: { readonly schema: GraphQLSchema; readonly logging: boolean }): RequestListener
}

/** GraphQL Yoga with its defaults. */
export const yoga: Peer = async ({ operation }) => {
  const { createYoga }: Yoga = await import('graphql-yoga' as string)
  return createYoga({ schema: servedSchema(operation.data), logging: false })
}
