import { Kind, parse } from 'graphql'
import { documents } from '../../schema/generated/documents.ts'
import type { Example } from './example.types.ts'

/** Names of the root fields that the operations of a text ask for. */
export const rootFields = (text: string): readonly string[] =>
  parse(text)
    .definitions.flatMap((part) => (part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : []))
    .flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []))

/** The shop's own operations, for root fields that no other example shows. */
export function shopExamples(others: readonly Example[], operations: Iterable<string> = documents.values()): readonly Example[] {
  const shown = new Set(others.flatMap(({ query }) => rootFields(query)))
  return [...operations]
    .filter((query) => rootFields(query).some((field) => !shown.has(field)))
    .map((query) => ({ title: /^\w+ (\w+)/.exec(query)?.[1] ?? '', about: 'As the shop asks for it.', query }))
}
