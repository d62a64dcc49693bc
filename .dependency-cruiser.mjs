/**
 * Who may import whom (bff/README.md, web/README.md say why). The server has floors, and imports only go down.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name}: may import only ${allowed.join(', ')}`,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(bff|web|schema|sandbox|scripts|test)/', pathNot: [...allowed.map((path) => `^${path}`), '\\.test-kit\\.ts$'] },
})

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('schema stands on nothing', '^schema/', ['schema/']),
    only('configuration stands on the contract', '^bff/config/', ['schema/']),
    only('caches stand on the ground', '^bff/cache/', ['bff/cache/', 'bff/config/', 'schema/']),
    only('rules know no input or output', '^bff/domain/', ['bff/domain/', 'bff/config/', 'schema/']),
    only('the platform client knows the vocabulary, not the rules', '^bff/platform/', [
      'bff/platform/',
      'bff/cache/',
      'bff/config/',
      'bff/domain/[a-z/-]+\\.types\\.ts',
      'schema/',
    ]),
    only('resolvers join rules and calls', '^bff/graphql/', [
      'bff/graphql/',
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      'bff/config/',
      'schema/',
    ]),
    only('pages stand on graphql', '^bff/http/', [
      'bff/http/',
      'bff/graphql/',
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      'bff/config/',
      'schema/',
    ]),
    {
      name: 'the vocabulary is types',
      severity: 'error',
      from: { path: '^bff/platform/' },
      to: { path: '^bff/domain/', dependencyTypesNot: ['type-only'] },
    },
    only('the sandbox knows only itself', '^sandbox/', ['sandbox/', 'schema/rules/money\\.ts', 'scripts/pictures/render\\.ts']),
    {
      name: 'nothing asks for the sandbox',
      severity: 'error',
      from: { path: '^(bff|web|schema)/', pathNot: '^bff/serve\\.ts' },
      to: { path: '^sandbox/' },
    },
    only('the browser knows the contract', '^web/', ['web/', 'schema/']),
    only('parts know no domain', '^web/components/', ['web/components/', 'web/messages/', 'web/styles/', 'web/data/', 'schema/']),
    only('features stand on parts', '^web/features/', [
      'web/features/',
      'web/components/',
      'web/messages/',
      'web/styles/',
      'web/data/',
      'web/offline/',
      'web/router/',
      'web/when-settled\\.ts',
      'schema/',
    ]),
    {
      name: 'features meet at the front door',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/([^/]+)/', pathNot: ['^web/features/$1/', '^web/features/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'Apollo stays behind web/data',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/data/' },
      to: { path: '^node_modules/(@apollo|apollo3-cache-persist)/' },
    },
    {
      name: "the device's storage stays behind web/offline",
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/offline/' },
      to: { path: '^node_modules/idb-keyval/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
