import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'
import { guardPrivate } from './documents/private-fields.ts'
import { limitTime } from './limits/limit-time.ts'
import { SCALARS } from './scalars.ts'

const SDL_DIRECTORY = join(import.meta.dirname, '../../../schema')

export function readSdl(): string {
  const files = globSync('*.graphql', { cwd: SDL_DIRECTORY }).sort()
  return files.map((file) => readFileSync(join(SDL_DIRECTORY, file), 'utf8')).join('\n')
}

export const createSchema = (resolvers: readonly Resolvers[]): GraphQLSchema => executableSchema(readSdl(), resolvers)

/**
 * Attaches resolvers to a schema.
 * @throws if a resolver has no field in the schema, or if a field of a root type or a field with arguments has no resolver
 */
export const executableSchema = (sdl: string, resolvers: readonly Resolvers[]): GraphQLSchema =>
  guardPrivate(
    limitTime(
      withScalars(
        requireRootResolvers(
          makeExecutableSchema({
            typeDefs: sdl,
            // The library's type is wider.
            resolvers: resolvers.map((part) => ({ ...part })),
            resolverValidationOptions: {
              requireResolversToMatchSchema: 'error',
              requireResolversForResolveType: 'error',
              requireResolversForArgs: 'error',
            },
          }),
        ),
      ),
    ),
  )

/** A root field without a resolver would always be null. */
function requireRootResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const missing = Object.values(type?.getFields() ?? {}).filter(({ resolve }) => !resolve)
    if (missing.length > 0) throw new Error(`No resolver for ${missing.map(({ name }) => `${type}.${name}`).join(', ')}`)
  }
  return schema
}

function withScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, codec] of Object.entries(SCALARS)) {
    const type = schema.getType(name)
    if (type) Object.assign(type, codec)
  }
  return schema
}
