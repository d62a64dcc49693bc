import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'

export interface SchemaChange {
  /** As GraphQL Inspector names it: 'FIELD_REMOVED'. */
  readonly kind: string
  /** As GraphQL Inspector describes it: "Field 'errors' was removed from object type 'Product'". */
  readonly change: string
}

/** A change that is made on purpose, and why. */
export interface IntendedChange {
  readonly change: string
  readonly reason: string
}

/**
 * Changes that break documents which the released schema accepts, or that may surprise their senders. What the released schema
 * marks as deprecated may be removed.
 */
export async function schemaChanges(released: GraphQLSchema, now: GraphQLSchema): Promise<readonly SchemaChange[]> {
  const changes = await diff(released, now)
  return changes
    .filter((change) => change.criticality.level !== CriticalityLevel.NonBreaking && !wasAnnounced(change, released))
    .map(({ type, message }) => ({ kind: type, change: message }))
}

/** Changes that are not listed with a reason, and entries without a change. */
export function compareWithIntended(changes: readonly SchemaChange[], intended: readonly IntendedChange[]) {
  const known = new Map(intended.map((entry) => [entry.change, entry]))
  return {
    unintended: changes.filter(({ change }) => !known.get(change)?.reason.trim()),
    idle: intended.filter(({ change }) => !changes.some((found) => found.change === change)),
  }
}

function wasAnnounced({ type, message, meta }: Change, released: GraphQLSchema): boolean {
  if (type !== 'FIELD_ARGUMENT_REMOVED') return type.endsWith('_REMOVED') && message.includes(' (deprecated) ')
  const parent = released.getType(meta.typeName)
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[meta.fieldName] : undefined
  return field?.args.find(({ name }) => name === meta.removedFieldArgumentName)?.deprecationReason != null
}
