import { type DocumentNode, Kind, valueFromASTUntyped } from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/**
 * The variables of a request with the document's defaults for those it leaves out. Compiled queries refuse a variable of
 * a non-null type that is left out, although its default stands in.
 */
export const withDefaults = (document: DocumentNode, variables: Variables | null | undefined): Variables => ({
  ...defaultsOf(document),
  ...variables,
})

function defaultsOf({ definitions }: DocumentNode): Variables {
  const declared = definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? (part.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    declared.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  )
}
