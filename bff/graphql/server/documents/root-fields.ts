import { type DefinitionNode, Kind, type OperationTypeNode, type SelectionSetNode } from 'graphql'

export interface RootField {
  readonly operation: OperationTypeNode | `${OperationTypeNode}`
  readonly name: string
}

/** The root fields that a document selects, fragments expanded. */
export function rootFields(definitions: readonly DefinitionNode[]): readonly RootField[] {
  const fragments = new Map(
    definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part.selectionSet]] : [])),
  )
  const namesIn = ({ selections }: SelectionSetNode, visited: Set<string>): readonly string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet, visited)
      const name = selection.name.value
      const fragment = fragments.get(name)
      // Visits each fragment once, so that circular fragments end.
      if (!fragment || visited.has(name)) return []
      visited.add(name)
      return namesIn(fragment, visited)
    })
  return definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? namesIn(part.selectionSet, new Set()).map((name) => ({ operation: part.operation, name }))
      : [],
  )
}
