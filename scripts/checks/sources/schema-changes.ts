import {
  BreakingChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** A change that another frontend can notice. */
export interface SchemaChange {
  /** 'FIELD_REMOVED', as graphql-js names it. */
  readonly kind: string
  /** As graphql-js says it: 'Product.errors was removed.' */
  readonly change: string
}

/** A change that is meant, with why it is worth what it costs those who ask. */
export interface IntendedChange {
  readonly change: string
  readonly reason: string
}

/**
 * What breaks documents that the released schema takes, or can surprise those who sent them. What the released schema says is
 * deprecated may go: whoever asks for it was told.
 */
export function schemaChanges(released: GraphQLSchema, now: GraphQLSchema): readonly SchemaChange[] {
  const announced = deprecations(released)
  const found = [...findBreakingChanges(released, now), ...findDangerousChanges(released, now)]
  return found
    .filter(({ type, description }) => !REMOVALS.has(type) || !announced.some((removal) => description.startsWith(removal)))
    .map(({ type, description }) => ({ kind: type, change: description }))
}

/** Changes that nobody has said are meant, and entries that mean no change; both empty when all is as it should be. */
export function judged(changes: readonly SchemaChange[], intended: readonly IntendedChange[]) {
  const known = new Map(intended.map((entry) => [entry.change, entry]))
  return {
    unintended: changes.filter(({ change }) => !known.get(change)?.reason.trim()),
    idle: intended.filter(({ change }) => !changes.some((found) => found.change === change)),
  }
}

const REMOVALS: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
  BreakingChangeType.ARG_REMOVED,
])

/** How graphql-js tells that what is deprecated is gone. */
function deprecations(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type))
      return deprecated(type.getValues()).map(({ name }) => `${name} was removed from enum type ${type.name}.`)
    if (isInputObjectType(type))
      return deprecated(Object.values(type.getFields())).map(({ name }) => `${type.name}.${name} was removed`)
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    const fields: readonly GraphQLField<unknown, unknown>[] = Object.values(type.getFields())
    return [
      ...deprecated(fields).map(({ name }) => `${type.name}.${name} was removed`),
      ...fields.flatMap(({ name, args }) =>
        deprecated(args).map((argument) => `${type.name}.${name} arg ${argument.name} was removed`),
      ),
    ]
  })
}

const deprecated = <Part extends { readonly deprecationReason?: string | null | undefined }>(
  parts: readonly Part[],
): readonly Part[] => parts.filter(({ deprecationReason }) => deprecationReason != null)
