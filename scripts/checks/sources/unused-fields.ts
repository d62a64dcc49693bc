import ts from 'typescript'

/** Keys of the cache, which are selected for it alone. */
const OF_THE_CACHE = new Set(['__typename', 'id', 'sku'])

/** The deepest nesting in the shop's operations. */
const DEPTH = 6

export interface UnusedFieldsOptions {
  /** Module with the generated type of every operation and fragment. */
  readonly operations: string
  /** Modules that read results of operations. */
  readonly readers: readonly string[]
  readonly compilerOptions: ts.CompilerOptions
}

/**
 * Fields that an operation or a fragment selects and no code reads, as 'ProductCardFragment.price.unit'. The compiler says which
 * property an expression means, so other fields of the same name do not count. A value that is passed to another type
 * (`{ text: string }`) has the fields of that type read.
 */
export function unusedFields({ operations, readers, compilerOptions }: UnusedFieldsOptions): string[] {
  const program = ts.createProgram([operations, ...readers], { ...compilerOptions, noEmit: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(operations)
  if (!source) throw new Error(`There is no ${operations}`)

  const selected = selectedFields(source)
  const listPaths = (property: ts.Symbol | undefined) =>
    (property?.declarations ?? []).flatMap((declaration) => selected.get(declaration) ?? [])
  const names = new Set([...selected.values()].map((path) => path.slice(path.lastIndexOf('.') + 1)))
  const reads = fieldReads(checker, listPaths)
  for (const file of program.getSourceFiles().filter(({ fileName }) => readers.includes(fileName))) {
    visit(file, (node) => {
      reads.add(listPaths(findReadProperty(node, names, checker)))
      if (!isPassedOn(node)) return
      const given = checker.getTypeAtLocation(node)
      const expected = canHold(given) ? checker.getContextualType(node) : undefined
      if (expected) reads.markPassed(given, expected, DEPTH)
    })
  }
  const read = reads.resolve()
  return [...new Set(selected.values())].filter((path) => !read.has(path)).toSorted()
}

/** Collects the fields that are read, directly or as fields of the type they are passed as. */
function fieldReads(checker: ts.TypeChecker, listPaths: (property: ts.Symbol) => readonly string[]) {
  const read = new Set<string>()
  /** Fields that count as read if the field they are passed as is read. */
  const passedAs: (readonly [from: string, to: string])[] = []
  const seen = new Set<string>()

  /** Follows a value into the type it is expected to have. */
  function markPassed(given: ts.Type, expected: ts.Type, depth: number): void {
    const pair = `${typeId(given)} ${typeId(expected)}`
    if (depth === 0 || given === expected || seen.has(pair)) return
    seen.add(pair)
    for (const [part, expectedPart] of pairArguments(given, expected, checker)) markPassed(part, expectedPart, depth - 1)
    const members = listMembers(expected, checker).filter((property) => !isForeign(property))
    if (members.length === 0) return
    const present = checker.getNonNullableType(given)
    for (const property of members) {
      const counterpart = checker.getPropertyOfType(present, property.name)
      if (!counterpart || isForeign(counterpart)) continue
      const [from, to] = [listPaths(counterpart), listPaths(property)]
      for (const path of from) {
        if (to.length === 0) read.add(path)
        for (const other of to) passedAs.push([path, other])
      }
      markPassed(checker.getTypeOfSymbol(counterpart), checker.getTypeOfSymbol(property), depth - 1)
    }
  }

  return {
    markPassed,
    add(paths: readonly string[]): void {
      for (const path of paths) read.add(path)
    },
    resolve(): ReadonlySet<string> {
      for (let size = -1; size !== read.size; ) {
        size = read.size
        for (const [from, to] of passedAs) if (read.has(to)) read.add(from)
      }
      return read
    },
  }
}

type TypePairs = readonly (readonly [given: ts.Type, expected: ts.Type])[]

/** The item types of two lists, or the type arguments of two uses of a generic type, in pairs. */
function pairArguments(given: ts.Type, expected: ts.Type, checker: ts.TypeChecker): TypePairs {
  const [item, expectedItem] = [given, expected].map((type) =>
    checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number),
  )
  if (item && expectedItem) return [[item, expectedItem]]
  if (!isReference(given) || !isReference(expected) || given.target !== expected.target) return []
  const others = checker.getTypeArguments(expected)
  return checker.getTypeArguments(given).flatMap((argument, index) => {
    const other = others[index]
    return other ? [[argument, other] as const] : []
  })
}

function listMembers(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.filter(isObject).flatMap((part) => checker.getPropertiesOfType(part))
}

const isObject = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

/** Primitives have no fields, and asking for their contextual type is slow. */
const canHold = (type: ts.Type) => (type.isUnion() ? type.types : [type]).some(isObject)

const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type

/** Whether a library declares it. */
const isForeign = ({ declarations }: ts.Symbol) =>
  declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false

const ids = new WeakMap<ts.Type, number>()
let lastId = 0
function typeId(type: ts.Type): number {
  const id = ids.get(type) ?? ++lastId
  ids.set(type, id)
  return id
}

/** Every selected field under its declaration in the generated types. The copies for each concrete type share one path. */
function selectedFields(source: ts.SourceFile): ReadonlyMap<ts.Node, string> {
  const fields = new Map<ts.Node, string>()
  const walk = (node: ts.Node, path: string): void => {
    ts.forEachChild(node, (child) => {
      if (!ts.isPropertySignature(child)) {
        walk(child, path)
        return
      }
      const name = child.name.getText(source)
      if (!OF_THE_CACHE.has(name)) fields.set(child, `${path}.${name}`)
      if (child.type) walk(child.type, `${path}.${name}`)
    })
  }
  for (const statement of source.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || !/(Fragment|Query|Mutation)$/.test(statement.name.text)) continue
    walk(statement, statement.name.text.replace(/_\w+_Fragment$/, 'Fragment'))
  }
  return fields
}

/** The property that an expression reads, by a dot or by destructuring, if it has one of the names. */
function findReadProperty(node: ts.Node, names: ReadonlySet<string>, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text) ? checker.getSymbolAtLocation(node.name) : undefined
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  const name = node.propertyName ?? node.name
  if (!ts.isIdentifier(name) || !names.has(name.text)) return undefined
  return checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text)
}

/** Whether an expression is passed to something with its own type: an argument, an attribute, a variable. */
function isPassedOn(node: ts.Node): node is ts.Expression {
  if (!ts.isExpression(node) || hasNoOwnFields(node)) return false
  const { parent } = node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node
  return (
    ts.isJsxExpression(parent) ||
    ts.isJsxSpreadAttribute(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && isOperandPassedOn(parent, node)) ||
    (ts.isArrowFunction(parent) && parent.body === node)
  )
}

/** Whether the operator passes this operand on. Others calculate or compare. */
function isOperandPassedOn({ operatorToken: { kind }, left }: ts.BinaryExpression, operand: ts.Node): boolean {
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken) return true
  if (left === operand) return false
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.CommaToken || isAssignment(kind)
}

/**
 * Whether an expression has no selected fields, or only those of its operands, which are passed on themselves. The checker
 * needs a fifth of its time for the types of such expressions.
 */
function hasNoOwnFields(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return hasNoOwnFields(node.expression)
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    return kind !== ts.SyntaxKind.CommaToken && !isAssignment(kind)
  }
  return (
    ts.isConditionalExpression(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isTemplateExpression(node) ||
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node)
  )
}

const isAssignment = (kind: ts.SyntaxKind) => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}
