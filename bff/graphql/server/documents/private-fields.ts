import { type DefinitionNode, type GraphQLField, type GraphQLSchema, isObjectType, Kind, type SelectionSetNode } from 'graphql'
import { privateScope } from '../../../services/scope/private-scope.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'

type Field = GraphQLField<unknown, RequestScope>

/** Whether an operation selects what only one shopper may see or change. */
export type IsPrivate = (definitions: readonly DefinitionNode[]) => boolean

/** Reads off the schema which operations are private: mutations, and whatever selects a question that says so. */
export function privateOperations(schema: GraphQLSchema): IsPrivate {
  const names = new Set(privateQuestions(schema).map(({ name }) => name))

  return (definitions) => {
    const fragments = new Map(
      definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part.selectionSet]] : [])),
    )
    const selectsPrivate = ({ selections }: SelectionSetNode): boolean =>
      selections.some((selection) => {
        if (selection.kind === Kind.FIELD) return names.has(selection.name.value)
        if (selection.kind === Kind.INLINE_FRAGMENT) return selectsPrivate(selection.selectionSet)
        const fragment = fragments.get(selection.name.value)
        // Once is enough, and what spreads itself ends.
        fragments.delete(selection.name.value)
        return fragment !== undefined && selectsPrivate(fragment)
      })
    return definitions.some(
      (part) => part.kind === Kind.OPERATION_DEFINITION && (part.operation !== 'query' || selectsPrivate(part.selectionSet)),
    )
  }
}

/**
 * Has every private field look for the shopper's session first: what is executed for everybody, such as a page, has none.
 * @source decision 0001
 */
export function guardPrivate(schema: GraphQLSchema): GraphQLSchema {
  for (const field of [...privateQuestions(schema), ...fieldsOf(schema.getMutationType())]) {
    const { resolve } = field
    if (resolve) field.resolve = (parent, args, scope, info) => resolve(parent, args, privateScope(scope), info)
  }
  return schema
}

/** @throws when another field says so: whether an operation is private has to be known before it is executed */
function privateQuestions(schema: GraphQLSchema): readonly Field[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  return types.flatMap((type) =>
    fieldsOf(type).filter(({ name, astNode }) => {
      const isPrivate = astNode?.directives?.some((directive) => directive.name.value === 'private') ?? false
      if (isPrivate && type !== schema.getQueryType())
        throw new Error(`${type.name}.${name} is no question, and cannot be @private`)
      return isPrivate
    }),
  )
}

const fieldsOf = (type: unknown): readonly Field[] => (isObjectType(type) ? Object.values(type.getFields()) : [])
