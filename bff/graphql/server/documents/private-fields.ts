import { type DefinitionNode, type GraphQLField, type GraphQLSchema, isObjectType, Kind } from 'graphql'
import { privateScope } from '../../../services/scope/private-scope.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { rootFields } from './root-fields.ts'

type Field = GraphQLField<unknown, RequestScope>

/** Whether a document has a mutation or selects private data. */
export type IsPrivate = (definitions: readonly DefinitionNode[]) => boolean

/** Private operations are mutations and queries that select a field with `@private`. */
export function privateOperations(schema: GraphQLSchema): IsPrivate {
  const names = new Set(privateQueryFields(schema).map(({ name }) => name))

  return (definitions) =>
    definitions.some((part) => part.kind === Kind.OPERATION_DEFINITION && part.operation !== 'query') ||
    rootFields(definitions).some(({ name }) => names.has(name))
}

/**
 * Makes private fields require a session, which shared data such as a page does not have.
 * @source decision 0001
 */
export function guardPrivate(schema: GraphQLSchema): GraphQLSchema {
  for (const field of [...privateQueryFields(schema), ...listFields(schema.getMutationType())]) {
    const { resolve } = field
    if (resolve) field.resolve = (parent, args, scope, info) => resolve(parent, args, privateScope(scope), info)
  }
  return schema
}

/** @throws if a field of another type than Query is private: an operation must be known to be private before it is executed */
function privateQueryFields(schema: GraphQLSchema): readonly Field[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return types.flatMap((type) =>
    listFields(type).filter(({ name, astNode }) => {
      const isPrivate = astNode?.directives?.some((directive) => directive.name.value === 'private') ?? false
      if (isPrivate && type !== schema.getQueryType())
        throw new Error(`${type.name}.${name} cannot be @private: it is not a field of Query`)
      return isPrivate
    }),
  )
}

const listFields = (type: unknown): readonly Field[] => (isObjectType(type) ? Object.values(type.getFields()) : [])
