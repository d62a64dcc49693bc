import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql'
import { readSdl } from '../../../bff/graphql/server/schema.ts'

/** The shop's schema, whose fields return the values of an answer of the shop, so that only the work of the server is measured. */
export function servedSchema(data: Readonly<Record<string, unknown>>): GraphQLSchema {
  const schema = buildSchema(readSdl())
  const query = schema.getQueryType()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      field.resolve = (parent, _args, _context, { path }) => (type === query ? data : parent)[path.key]
  }
  return schema
}
