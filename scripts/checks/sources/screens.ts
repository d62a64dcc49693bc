import { parse, readName, readText, type SourceFile, visit } from './syntax.ts'

/** A row of the route table: `screen('cart', '/cart', 'cart/cart.tsx', …, ['cart'])`. */
export interface ScreenRow {
  readonly name: string
  readonly path: string
  /** Below `web/routes/`. */
  readonly source: string
  /** Namespaces of its texts. */
  readonly messages: readonly string[]
}

/**
 * The rows of the route table, in order.
 * @throws if the name, path or source of a row is not a literal
 */
export function readScreens(routes: SourceFile): readonly ScreenRow[] {
  const rows: ScreenRow[] = []
  visit(parse(routes), ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || readName(callee) !== 'screen') return
    const [first, second, third, , namespaces] = [given].flat()
    const [name, path, source] = [first, second, third].map(readText)
    if (!name || !path || !source) throw new Error(`${routes.path}: name, path and source of a screen must be literals`)
    const messages = readElements(namespaces).flatMap((element) => readText(element) ?? [])
    rows.push({ name, path, source, messages })
  })
  return rows
}

const readElements = (node: unknown): readonly unknown[] =>
  typeof node === 'object' && node !== null && 'elements' in node ? [node.elements].flat() : []
