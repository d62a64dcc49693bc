import { isNode, type Node, parse, type SourceFile, textOf, visit } from './syntax.ts'

/** Names of the screens that the route table registers: `screen('cart', '/cart', …)`. */
export function registeredScreens(routes: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  visit(parse(routes), ({ type, callee, arguments: given }) => {
    const name = type === 'CallExpression' && isNamed(callee, 'screen') ? textOf([given].flat()[0]) : null
    if (name !== null) names.add(name)
  })
  return names
}

/** Names of the screens that a test opens: the keys of `const SCREENS = { … }`. */
export function testedScreens(test: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  visit(parse(test), (node, [object, declaration]) => {
    if (node.type !== 'Property' || declaration?.type !== 'VariableDeclarator' || !isNamed(declaration.id, 'SCREENS')) return
    if (object?.type === 'ObjectExpression') names.add(keyOf(node))
  })
  return names
}

/** One sentence for each screen that is only in the route table or only in the test. */
export function screenProblems(routes: SourceFile, test: SourceFile): readonly string[] {
  const [registered, tested] = [registeredScreens(routes), testedScreens(test)]
  return [
    ...registered
      .difference(tested)
      .values()
      .map((name) => `${test.path}: SCREENS has no path for the screen '${name}' of ${routes.path}`),
    ...tested
      .difference(registered)
      .values()
      .map((name) => `${test.path}: ${routes.path} has no screen '${name}'`),
  ]
}

const isNamed = (node: unknown, name: string): boolean => isNode(node) && node.type === 'Identifier' && node.name === name

const keyOf = ({ key }: Node): string => textOf(key) ?? (isNode(key) ? String(key.name) : '')
