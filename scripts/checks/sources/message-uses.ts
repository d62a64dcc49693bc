import { dirname, join } from 'node:path'
import { isNode, type Node, parse, type SourceFile, textOf, visit } from './syntax.ts'

/** What a module says, and whom it brings. Paths are from the root. */
export interface MessageUses {
  /** Namespaces; null for one that is not written as a literal. */
  readonly says: readonly (string | null)[]
  /** Modules that come with it, each with the name that is taken; null for everything. */
  readonly imports: readonly { readonly target: string; readonly name: string | null }[]
  /** Modules fetched by `import()`, with the namespaces in the call around it. */
  readonly fetches: readonly { readonly target: string; readonly names: readonly string[] }[]
  /** What it exports from another module, by the name it exports it as. */
  readonly handsOn: ReadonlyMap<string, { readonly target: string; readonly name: string }>
}

/** @throws for a text that is no TypeScript */
export function messageUses(source: SourceFile): MessageUses {
  const program = parse(source)
  const says: (string | null)[] = []
  const imports: { target: string; name: string | null }[] = []
  const fetches: { target: string; names: readonly string[] }[] = []
  const handsOn = new Map<string, { target: string; name: string }>()
  const moduleAt = (specifier: string | null) => (specifier?.startsWith('.') ? join(dirname(source.path), specifier) : null)

  visit(program, (node, parents) => {
    const target = 'source' in node ? moduleAt(textOf(node.source)) : null
    if (isCallOf(node, 'useMessages') || isCallOf(node, 'messagesOf')) says.push(textOf([node.arguments].flat()[0]))
    if (!target || node.importKind === 'type' || node.exportKind === 'type') return
    if (node.type === 'ImportExpression') fetches.push({ target, names: parents.map(namesIn).find(Boolean) ?? [] })
    if (node.type === 'ExportAllDeclaration') imports.push({ target, name: null })
    const specifiers = [node.specifiers].flat().filter(isNode)
    if (node.type === 'ImportDeclaration') {
      if (specifiers.length === 0) imports.push({ target, name: null })
      for (const { imported, importKind } of specifiers)
        if (importKind !== 'type') imports.push({ target, name: nameOf(imported) })
    }
    if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported, exportKind } of specifiers) {
        const name = nameOf(local)
        if (name && exportKind !== 'type') handsOn.set(nameOf(exported) ?? name, { target, name })
      }
    }
  })
  return { says, imports, fetches, handsOn }
}

const isCallOf = (node: Node, name: string) => node.type === 'CallExpression' && nameOf(node.callee) === name

/** The list of texts among the arguments of a call; null for what is no such call. */
function namesIn(node: Node): string[] | null {
  if (node.type !== 'CallExpression') return null
  for (const argument of [node.arguments].flat().filter(isNode)) {
    const names = argument.type === 'ArrayExpression' ? [argument.elements].flat().map(textOf) : [null]
    if (names.every((name) => name !== null)) return names
  }
  return null
}

/** Null for a namespace import (`* as`), which takes everything. */
const nameOf = (node: unknown): string | null => (isNode(node) && typeof node.name === 'string' ? node.name : null)
