import { isNode, type Node, parse, readName, readText, type SourceFile, visit } from './syntax.ts'

export interface PlatformCall {
  readonly path: string
  /** 'GET /api/sync/order/{}': `{}` is a value that is known only at run time. */
  readonly endpoint: string
}

const METHODS: Readonly<Record<string, string>> = { get: 'GET', post: 'POST', delete: 'DELETE', postHedged: 'POST' }
const UNKNOWN = '{}'
const DOCUMENTED = /`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`?\s]*)/g

/**
 * The platform calls of a module: `http.get(path, …)`. Follows constants, and parameters to the calls of their function.
 * @throws if the text is not TypeScript, or the path of a call cannot be read
 */
export function platformCalls(source: SourceFile): readonly PlatformCall[] {
  const program = parse(source)
  const found = new Set<string>()
  visit(program, (node, parents) => {
    const method = readMethod(node)
    if (method === null) return
    const paths = readTexts([node.arguments].flat()[0], parents, program)
    if (!paths) throw new Error(`${source.path} calls the platform at a path that check-endpoints cannot read`)
    for (const path of paths.filter((path) => path.startsWith('/api/'))) found.add(`${method} ${path}`)
  })
  return [...found].map((endpoint) => ({ path: source.path, endpoint }))
}

/** The endpoints a document names as `` `GET /api/stock/check?sku=` ``, with `{}` for each value. */
export const documentedEndpoints = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(DOCUMENTED)].map(([, endpoint = '']) => endpoint.replaceAll(/\{\w+\}/g, UNKNOWN)))

/** The method of `http.get(…)`; null for other nodes. */
function readMethod({ type, callee }: Node): string | null {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null
  return readName(callee.object) === 'http' ? (METHODS[readName(callee.property) ?? ''] ?? null) : null
}

/** Every text that an expression can have; null if it is not a text that can be read. */
function readTexts(node: unknown, parents: readonly Node[], program: object): readonly string[] | null {
  const text = readText(node)
  if (text !== null || !isNode(node)) return text === null ? null : [text]
  if (node.type === 'TemplateLiteral') return templateTexts(node, parents, program)
  if (node.type === 'ConditionalExpression') {
    const texts = [node.consequent, node.alternate].flatMap((branch) => readTexts(branch, parents, program) ?? [])
    return texts.length > 0 ? texts : null
  }
  const name = readName(node)
  if (name === null) return null
  const value = constant(name, program)
  return value ? readTexts(value, parents, program) : argumentsFor(name, parents, program)
}

function templateTexts({ quasis, expressions }: Node, parents: readonly Node[], program: object): readonly string[] {
  const values = [expressions].flat().map((expression) => readTexts(expression, parents, program) ?? [UNKNOWN])
  return [quasis]
    .flat()
    .map((quasi) => (isNode(quasi) && isCooked(quasi.value) ? quasi.value.cooked : ''))
    .reduce<readonly string[]>(
      (texts, literal, i) => texts.flatMap((text) => (values[i - 1] ?? ['']).map((value) => text + value + literal)),
      [''],
    )
}

const isCooked = (value: unknown): value is { readonly cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value

function constant(name: string, program: object): unknown {
  let value: unknown = null
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && readName(node.id) === name) value = node.init
  })
  return value
}

/** The arguments for a parameter of an enclosing function, in calls of the same module. */
function argumentsFor(name: string, parents: readonly Node[], program: object): readonly string[] | null {
  for (const [i, node] of parents.entries()) {
    const position = [node.params].flat().findIndex((parameter) => readName(parameter) === name)
    if (position < 0) continue
    const caller = readName(node.id) ?? readName(parents[i + 1]?.id)
    const texts: string[] = []
    visit(program, (call) => {
      if (call.type !== 'CallExpression' || caller === null || readName(call.callee) !== caller) return
      const text = readText([call.arguments].flat()[position])
      if (text !== null) texts.push(text)
    })
    return texts.length > 0 ? texts : null
  }
  return null
}
