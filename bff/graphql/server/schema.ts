import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, GraphQLInterfaceType, GraphQLObjectType, type GraphQLSchema, GraphQLUnionType } from 'graphql'
import type { Resolvers } from '../generated/resolvers.ts'
import { limitTime } from './limits/limit-time.ts'

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
export function executableSchema(sdl: string, attached: Resolvers): GraphQLSchema {
  const schema = buildSchema(sdl)
  for (const [name, fields] of Object.entries(attached)) {
    const type = schema.getType(name)
    if (type instanceof GraphQLObjectType) attachFields(type, fields)
    else if (type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType) attachType(type, fields)
    else throw new Error(`There is no type ${name} to resolve`)
  }
  return limitTime(schema)
}

function attachFields(type: GraphQLObjectType, resolvers: object): void {
  const fields = type.getFields()
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name]
    if (!field) throw new Error(`There is no field ${type.name}.${name} to resolve`)
    field.resolve = resolve
  }
}

function attachType(type: GraphQLInterfaceType | GraphQLUnionType, resolvers: object): void {
  const resolveType: unknown = Reflect.get(resolvers, '__resolveType')
  if (typeof resolveType !== 'function') throw new Error(`${type.name} needs __resolveType`)
  type.resolveType = (value, context, info) => resolveType(value, context, info)
}
