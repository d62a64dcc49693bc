import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'
import { guardPrivate } from './documents/private-fields.ts'
import { limitTime } from './limits/limit-time.ts'
import { SCALARS } from './scalars.ts'

const SDL_DIRECTORY = join(import.meta.dirname, '../../../schema')

/** The contract as text, every file of `schema/` in one. */
export function readSdl(): string {
  const files = globSync('*.graphql', { cwd: SDL_DIRECTORY }).sort()
  return files.map((file) => readFileSync(join(SDL_DIRECTORY, file), 'utf8')).join('\n')
}

/** The shop's schema with its resolvers. One serves both HTTP and pages. */
export const createSchema = (resolvers: Resolvers): GraphQLSchema => executableSchema(readSdl(), resolvers)

/**
 * A contract with its resolvers attached.
 * @throws when a resolver has no field in the contract
 */
export const executableSchema = (sdl: string, resolvers: Resolvers): GraphQLSchema =>
  guardPrivate(
    limitTime(
      withScalars(
        makeExecutableSchema({
          typeDefs: sdl,
          // Types written for the schema, where each library has a wider one of its own.
          resolvers: { ...resolvers },
          resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'error' },
        }),
      ),
    ),
  )

/** What a scalar is and where it is specified stands in the contract; how it is read and written is added. */
function withScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, codec] of Object.entries(SCALARS)) {
    const type = schema.getType(name)
    if (type) Object.assign(type, codec)
  }
  return schema
}
