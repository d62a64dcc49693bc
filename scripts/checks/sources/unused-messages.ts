import { parse, readName, readText, type SourceFile, visit } from './syntax.ts'

/** Objects that code reads by a key it calculates: `errors[code]`, `Object.entries(errors)`. */
const READ_BY_KEY = /(\w+)(?:\?\.)?\[(?!['"`\]])|Object\.\w+\((?:\w+\.)*(\w+)\)/g

/**
 * Messages and groups of messages that no reader reads, as 'cart.saving'. A property or a text of the same name elsewhere counts as
 * reading, and so does a computed key for every message of its group.
 * @param keys of the messages: 'cart.notices.added'
 */
export function unusedMessages(keys: readonly string[], readers: readonly SourceFile[]): readonly string[] {
  const read = new Set(readers.flatMap(listReadProperties))
  const readByKey = new Set(
    readers.flatMap(({ text }) => [...text.matchAll(READ_BY_KEY)].map(([, name, entries]) => name ?? entries)),
  )
  const isRead = ([name = '', group = '']: readonly string[]) => read.has(name) || readByKey.has(group) || /^\d+$/.test(name)
  const paths = new Set(
    keys.flatMap((key) => {
      const names = key.split('.')
      return names.slice(1).map((_, last) => names.slice(0, last + 2).join('.'))
    }),
  )
  return [...paths].filter((path) => !isRead(path.split('.').reverse()))
}

/** Properties read by a dot or by destructuring, and texts that may be keys. */
function listReadProperties(source: SourceFile): readonly string[] {
  const names: string[] = []
  visit(parse(source), (node, [parent]) => {
    const isDestructured = node.type === 'Property' && parent?.type === 'ObjectPattern'
    const key = node.type === 'MemberExpression' ? node.property : isDestructured ? node.key : node
    const name = readText(key) ?? (key === node ? null : readName(key))
    if (name !== null) names.push(name)
  })
  return names
}
