import { dirname, join } from 'node:path'
import { type Node, parse, readName, type SourceFile, visit } from './syntax.ts'

/**
 * Mismatches between CSS modules and code: a class that no code uses, a class that no module has, a module without an import, and a use
 * that cannot be followed (`styles[name]`).
 * @param modules the classes of each CSS module, by its path
 * @returns one sentence per problem, in the order of the paths
 */
export function classProblems(sources: readonly SourceFile[], modules: ReadonlyMap<string, readonly string[]>): string[] {
  const used = new Map<string, Set<string>>()
  const problems: string[] = []
  for (const source of sources) {
    const { imports, uses, unclear } = readStyles(source)
    for (const path of imports.values()) used.set(path, used.get(path) ?? new Set())
    for (const { module, name } of uses) {
      used.get(module)?.add(name)
      if (!modules.get(module)?.includes(name)) problems.push(`${source.path} uses .${name}, which ${module} does not have`)
    }
    for (const module of unclear) problems.push(`${source.path} uses ${module} in a way that cannot be followed: name each class`)
  }
  for (const [path, classes] of modules) {
    const names = used.get(path)
    if (!names) problems.push(`${path} is imported by no code`)
    for (const name of classes) if (names && !names.has(name)) problems.push(`${path} has .${name}, which nothing uses`)
  }
  return problems.toSorted()
}

interface StylesInUse {
  /** Path of the CSS module by its import name, or by its path if it is imported without a name. */
  readonly imports: ReadonlyMap<string, string>
  readonly uses: readonly { readonly module: string; readonly name: string }[]
  /** Modules used in a way that cannot be followed. */
  readonly unclear: ReadonlySet<string>
}

function readStyles(source: SourceFile): StylesInUse {
  const program = parse(source)
  const imports = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.endsWith('.module.css')) continue
    const module = join(dirname(source.path), statement.source.value)
    imports.set(statement.specifiers[0]?.local.name ?? module, module)
  }
  const uses: { module: string; name: string }[] = []
  const unclear = new Set<string>()
  visit(program, (node, [parent]) => {
    const module = imports.get(readName(node) ?? '')
    if (!module || !parent || isNameOnly(node, parent)) return
    const name = parent.type === 'MemberExpression' && parent.computed === false ? readName(parent.property) : null
    if (name === null) unclear.add(module)
    else uses.push({ module, name })
  })
  return { imports, uses, unclear }
}

/** Whether the identifier names something else: the import itself, or a property. */
function isNameOnly(node: Node, parent: Node): boolean {
  if (parent.type === 'ImportDefaultSpecifier') return true
  if (parent.type === 'MemberExpression') return parent.property === node && parent.computed === false
  return parent.type === 'Property' && parent.key === node && parent.shorthand === false
}
