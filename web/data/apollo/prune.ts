import type { InMemoryCache } from '@apollo/client/cache'
import { type FieldNode, Kind, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import { parsed } from '../generated/parsed.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'

/** Evicts answers: removes them from the ledger and drops everything from the cache that no other answer references. */
export function forget(cache: InMemoryCache, ledger: Ledger, entries: readonly LedgerEntry[]) {
  if (entries.length === 0) return
  ledger.strike(entries)
  const kept = new Set(ledger.entries().flatMap((entry) => rootFields(cache, entry)))
  for (const field of entries.flatMap((entry) => rootFields(cache, entry))) {
    if (!kept.has(field)) cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast: false })
  }
  cache.gc()
}

/** Names under which the cache stores an operation's root fields: `category({"slug":"decking"})`. */
function rootFields(cache: InMemoryCache, { name, variables }: LedgerEntry): string[] {
  const operation = parsed[name]?.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) return []
  const given = { ...defaultsOf(operation), ...variables }
  return operation.selectionSet.selections
    .filter((node): node is FieldNode => node.kind === Kind.FIELD)
    .map((field) => cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables: given }))
}

function defaultsOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const variables = operation.variableDefinitions ?? []
  return Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}
