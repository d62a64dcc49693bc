import { parse, readName, readText, type SourceFile, visit } from './syntax.ts'

/** Names of the screens that the route table registers: `screen('cart', '/cart', …)`. */
const registeredScreens = (routes: SourceFile): ReadonlySet<string> =>
  new Set(calls(routes).flatMap(([name]) => readText(name) ?? []))

/** Names of the screens that a test opens: the keys of `const SCREENS = { … }`. */
function testedScreens(test: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  visit(parse(test), (node, [object, declaration]) => {
    if (node.type !== 'Property' || declaration?.type !== 'VariableDeclarator' || readName(declaration.id) !== 'SCREENS') return
    if (object?.type === 'ObjectExpression') names.add(readText(node.key) ?? readName(node.key) ?? '')
  })
  return names
}

/** One sentence for each screen that is only in the route table or only in the test. */
export function screenProblems(routes: SourceFile, test: SourceFile): readonly string[] {
  const [registered, tested] = [registeredScreens(routes), testedScreens(test)]
  return [
    ...[...registered.difference(tested)].map(
      (name) => `${test.path}: SCREENS has no path for the screen '${name}' of ${routes.path}`,
    ),
    ...[...tested.difference(registered)].map((name) => `${test.path}: ${routes.path} has no screen '${name}'`),
  ]
}

/** One sentence for each screen whose module has no row in the budgets of `check-bytes`, such as `screen('cart/cart', ['cart'])`. */
export function unweighedScreens(routes: SourceFile, bytes: SourceFile): readonly string[] {
  return calls(routes)
    .map((given) => readText(given[2])?.replace(/\.tsx$/, '') ?? '')
    .filter((module, i, modules) => modules.indexOf(module) === i && !bytes.text.includes(`screen('${module}'`))
    .map((module) => `${bytes.path}: SCREENS has no row for ${module} of ${routes.path}`)
}

/** The arguments of each call of `screen`. */
function calls(routes: SourceFile): readonly (readonly unknown[])[] {
  const found: (readonly unknown[])[] = []
  visit(parse(routes), ({ type, callee, arguments: given }) => {
    if (type === 'CallExpression' && readName(callee) === 'screen') found.push([given].flat())
  })
  return found
}
