import { type GraphQLFieldResolver, type GraphQLSchema, getNamedType, isCompositeType, isObjectType } from 'graphql'
import type { RequestScope } from '../../../services/scope/request-scope.ts'

/** Checks the time limit before each resolver of an object or list, because timers do not fire while cached data is resolved. */
export function limitTime(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve && isCompositeType(getNamedType(field.type))) field.resolve = withTimeCheck(field.resolve)
    }
  }
  return schema
}

const withTimeCheck =
  (resolve: GraphQLFieldResolver<unknown, RequestScope>): GraphQLFieldResolver<unknown, RequestScope> =>
  (parent, args, scope, info) => {
    scope.time.check()
    return resolve(parent, args, scope, info)
  }
