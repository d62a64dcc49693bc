import { isNode, type Node, parse, readText, type SourceFile, visit } from './syntax.ts'

/** Objects that code reads by a key it calculates: `errors[code]`, `Object.entries(errors)`. */
const READ_BY_KEY = /(\w+)(?:\?\.)?\[(?!['"`\]])|Object\.\w+\((?:\w+\.)*(\w+)\)/g

/**
 * Messages that no reader reads, as 'web/messages/en/cart.ts: saving'. A property or a text of the same name elsewhere counts as reading,
 * and so does a computed key for every message of its object.
 * @param messages modules with the texts of one language
 */
export function unusedMessages(messages: readonly SourceFile[], readers: readonly SourceFile[]): readonly string[] {
  const read = new Set(readers.flatMap(propertiesRead))
  const readByKey = new Set(
    [...readers, ...messages].flatMap(({ text }) => [...text.matchAll(READ_BY_KEY)].map(([, name, entries]) => name ?? entries)),
  )
  return messages.flatMap((module) => {
    const unused: string[] = []
    visit(parse(module), (node, [object, owner]) => {
      if (node.type !== 'Property' || object?.type !== 'ObjectExpression') return
      const key = nameOf(node.key)
      if (key !== null && !read.has(key) && !readByKey.has(ownerName(owner) ?? '')) unused.push(`${module.path}: ${key}`)
    })
    return unused
  })
}

/** Properties read by a dot or by destructuring, and texts that may be keys. */
function propertiesRead(source: SourceFile): readonly string[] {
  const names: string[] = []
  visit(parse(source), (node, [parent]) => {
    const isDestructured = node.type === 'Property' && parent?.type === 'ObjectPattern'
    const name = readText(node) ?? nameOf(node.type === 'MemberExpression' ? node.property : isDestructured ? node.key : null)
    if (name !== null) names.push(name)
  })
  return names
}

/** The name of the property or the constant that holds an object. */
const ownerName = (owner: Node | undefined): string | null => nameOf(owner?.type === 'Property' ? owner.key : owner?.id)

const nameOf = (node: unknown): string | null =>
  readText(node) ?? (isNode(node) && node.type === 'Identifier' ? String(node.name) : null)
