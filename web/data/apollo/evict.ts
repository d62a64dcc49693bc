import type { InMemoryCache } from '@apollo/client/cache'
import { type FieldNode, Kind, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import { findDocument } from './client.ts'
import type { StoredResult, StoredResults } from './stored-results.ts'

/** Maximum length of the persisted cache in characters; a browser stores at most two bytes for each. @source CACHE-4 */
export const MAX_CHARACTERS = 2_000_000

/** More results than a shopper needs offline; keeps writes short. */
const MAX_RESULTS = 200

/** The cache as JSON, after evicting results until it is within the limits. @param text the cache as JSON before that */
export function shrinkToLimit(text: string, cache: InMemoryCache, results: StoredResults): string {
  let shrunk = text
  while (results.size > MAX_RESULTS || (shrunk.length > MAX_CHARACTERS && results.size > 0)) {
    evictQuarter(cache, results)
    shrunk = JSON.stringify(cache.extract())
  }
  return shrunk
}

/**
 * Evicts the least recently used quarter of the results. Apollo evicts fields, not results: the root fields that no other result reads
 * go, then everything that only they referred to.
 */
export function evictQuarter(cache: InMemoryCache, results: StoredResults) {
  const evicted = [...results].slice(0, Math.ceil(results.size / 4))
  for (const [key] of evicted) results.delete(key)
  const kept = new Set([...results.values()].flatMap((result) => rootFields(cache, result)))
  for (const fieldName of evicted.flatMap(([, result]) => rootFields(cache, result)))
    if (!kept.has(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  cache.gc()
}

/** Names under which the cache stores an operation's root fields: `category({"slug":"decking"})`. */
function rootFields({ policies }: InMemoryCache, result: StoredResult): readonly string[] {
  const { definitions } = findDocument(result.name)
  const operation = definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  const defaults = operation?.variableDefinitions?.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )
  const variables = { ...Object.fromEntries(defaults ?? []), ...result.variables }
  const fields = operation?.selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD) ?? []
  return fields.map((field) => policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }))
}
