import { type GraphQLFieldResolver, type GraphQLSchema, getNamedType, isCompositeType, isObjectType } from 'graphql'
import type { RequestScope } from '../../../services/scope/request-scope.ts'

/** Has every resolver of an object or a list of them look at the time first, since cached data is answered without a pause. */
export function limitTime(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve && isCompositeType(getNamedType(field.type))) field.resolve = afterCheck(field.resolve)
    }
  }
  return schema
}

const afterCheck =
  (resolve: GraphQLFieldResolver<unknown, RequestScope>): GraphQLFieldResolver<unknown, RequestScope> =>
  (parent, args, scope, info) => {
    scope.time.check()
    return resolve(parent, args, scope, info)
  }
