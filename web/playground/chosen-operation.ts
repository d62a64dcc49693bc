import { type DocumentNode, parse, print, separateOperations } from 'graphql'

/**
 * The chosen operation of a tab with its fragments, because a request has one operation. Without a known name, this is the tab's first
 * operation: if an example has just been opened, the editor does not know the name yet.
 */
export function findOperation(text: string, name: string | null | undefined): string {
  const operations = listOperations(text)
  const [first, second] = Object.values(operations)
  if (!first || !second) return text
  return print((name && Object.hasOwn(operations, name) && operations[name]) || first)
}

/** The operations of a text by name. None if it does not parse; the server then reports the error. */
function listOperations(text: string): Readonly<Record<string, DocumentNode>> {
  try {
    return separateOperations(parse(text))
  } catch {
    return {}
  }
}
