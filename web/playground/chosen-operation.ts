import { type DocumentNode, parse, print, separateOperations } from 'graphql'

/**
 * The operation of a tab that was chosen, with the fragments it needs: a request has one operation. The first one as long as none
 * of the tab's is named: the editor names it late when an example has just been opened.
 */
export function findOperation(text: string, name: string | null | undefined): string {
  const operations = listOperations(text)
  const [first, second] = Object.values(operations)
  if (!first || !second) return text
  return print((name && Object.hasOwn(operations, name) && operations[name]) || first)
}

/** None in a text that does not parse: the server reports the error. */
function listOperations(text: string): Readonly<Record<string, DocumentNode>> {
  try {
    return separateOperations(parse(text))
  } catch {
    return {}
  }
}
