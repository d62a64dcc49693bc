import { isNode, type Node, parse, type SourceFile, textOf, visit } from './syntax.ts'

const WORD = /\w+/g
/** Objects that code reads by a key it computes: `errors[code]`, `Object.entries(errors)`. */
const READ_BY_KEY = /(\w+)(?:\?\.)?\[(?!['"`\]])|Object\.\w+\((?:\w+\.)*(\w+)\)/g

/**
 * Messages whose key occurs in no reader, as 'web/messages/en/cart.ts: saving'. A key that is also another word of the readers counts as
 * used, and so does every message of an object that is read by a computed key.
 * @param messages modules with the texts of one language
 */
export function unusedMessages(messages: readonly SourceFile[], readers: readonly SourceFile[]): readonly string[] {
  const words = new Set(readers.flatMap(({ text }) => text.match(WORD) ?? []))
  const readByKey = new Set(
    [...readers, ...messages].flatMap(({ text }) => [...text.matchAll(READ_BY_KEY)].map(([, name, entries]) => name ?? entries)),
  )
  return messages.flatMap((module) => {
    const unused: string[] = []
    visit(parse(module), (node, [object, owner]) => {
      if (node.type !== 'Property' || object?.type !== 'ObjectExpression') return
      const key = nameOf(node.key)
      if (key !== null && !words.has(key) && !readByKey.has(ownerName(owner) ?? '')) unused.push(`${module.path}: ${key}`)
    })
    return unused
  })
}

/** The name of the property or the constant that holds an object. */
const ownerName = (owner: Node | undefined): string | null => nameOf(owner?.type === 'Property' ? owner.key : owner?.id)

const nameOf = (node: unknown): string | null =>
  textOf(node) ?? (isNode(node) && node.type === 'Identifier' ? String(node.name) : null)
