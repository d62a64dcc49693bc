import { parseSync } from 'vite'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** @throws if the text is not TypeScript */
export function parse({ path, text }: SourceFile) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program
}

/** Visits every descendant with its ancestors, the nearest first. */
export function visit(node: object, look: (node: Node, parents: readonly Node[]) => void, parents: readonly Node[] = []): void {
  const around = isNode(node) ? [node, ...parents] : parents
  for (const child of Object.values(node).flat()) {
    if (!isNode(child)) continue
    look(child, around)
    visit(child, look, around)
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The name of an identifier; null for other nodes. */
export const readName = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null

/** The text of a string literal; null for other nodes. */
export const readText = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
