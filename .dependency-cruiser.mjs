/**
 * Who may import whom (bff/README.md, web/README.md say why). The server has floors, and imports only go down:
 * main, serve · app · http · graphql/server, graphql/resolvers · services · domain | platform · cache · config · schema.
 * Circles of folders are found by scripts/checks/check-folders.ts: rules here see single imports.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name}: may import only ${allowed.join(', ')}`,
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: '^(bff|web|schema|sandbox|scripts|test)/', pathNot: [...allowed.map((path) => `^${path}`), '\\.test-kit\\.ts$'] },
})

/**
 * The browser's floors (web/README.md), lowest first. Rooms of one floor may use each other and everything below, nothing above: entries
 * and the server's renderer stand on all of them.
 */
const BROWSER_FLOORS = [
  ['messages', 'late'],
  ['api', 'storage'],
  ['data', 'sync'],
  ['components', 'router', 'worker'],
  ['features/buying'],
  ['features/catalog'],
  ['features/account'],
  ['features/content'],
  ['features/shell'],
  ['routes'],
]

/** What every floor of the server may use: the contract, the settings, and types and rules without input or output. */
const GROUND = ['bff/config/', 'schema/']

export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'No file may need itself, by types neither: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('schema stands on nothing', '^schema/', ['schema/']),
    only('configuration stands on the contract', '^bff/config/', GROUND),
    only('caches stand on the ground', '^bff/cache/', ['bff/cache/', ...GROUND]),
    only('rules know no input or output', '^bff/domain/', ['bff/domain/', ...GROUND]),
    only('the platform client knows the vocabulary, not the rules', '^bff/platform/', [
      'bff/platform/',
      'bff/cache/',
      'bff/domain/[a-z/-]+\\.types\\.ts',
      ...GROUND,
    ]),
    only('services join rules and calls, and know neither GraphQL nor HTTP', '^bff/services/', [
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    {
      name: 'services take a request scope, no request',
      comment: 'A service knows neither GraphQL nor HTTP: what it needs of a request stands in the request scope.',
      severity: 'error',
      from: { path: '^bff/(services|domain)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/(graphql|graphql-jit|mercurius|fastify[a-z-]*|@fastify)/' },
    },
    only('resolvers say which service or rule answers which field', '^bff/graphql/resolvers/', [
      'bff/graphql/(resolvers|generated|errors)/',
      'bff/services/',
      'bff/domain/',
      ...GROUND,
    ]),
    only('the GraphQL server knows no resolver', '^bff/graphql/(server|errors)/', [
      'bff/graphql/(server|generated|errors)/',
      'bff/services/',
      'bff/platform/base/errors\\.ts',
      'bff/cache/',
      ...GROUND,
    ]),
    only('sessions stand on services and the platform', '^bff/session/', [
      'bff/session/',
      'bff/services/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    only('HTTP stands on services, and pages on the GraphQL server', '^bff/http/', [
      'bff/http/',
      'bff/graphql/server/',
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    {
      name: 'the vocabulary is types',
      comment: 'The platform client may import types of bff/domain/**/*.types.ts, nothing that runs.',
      severity: 'error',
      from: { path: '^bff/platform/' },
      to: { path: '^bff/domain/', dependencyTypesNot: ['type-only'] },
    },
    only('the sandbox knows only itself', '^sandbox/', ['sandbox/', 'schema/rules/(edit-distance|money)\\.ts']),
    {
      name: 'nothing asks for the sandbox',
      severity: 'error',
      from: { path: '^(bff|web|schema)/', pathNot: '^bff/serve\\.ts' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'nothing that runs draws pictures',
      severity: 'error',
      comment: 'pictures are drawn by `npm run pictures` and shipped in sandbox/data/pictures',
      from: { pathNot: '^scripts/pictures/' },
      to: { path: '^scripts/pictures/' },
    },
    only('the browser knows the contract', '^web/', ['web/', 'schema/']),
    ...BROWSER_FLOORS.map((floor, level) =>
      only(`the browser's floor: ${floor.join(', ')}`, `^web/(${floor.join('|')})/`, [
        `web/(${BROWSER_FLOORS.slice(0, level).flat().concat(floor, 'styles').join('|')})/`,
        'schema/',
      ]),
    ),
    {
      name: 'features meet at the front door',
      severity: 'error',
      from: { path: '^web/features/([^/]+/[^/]+)/' },
      to: { path: '^web/features/', pathNot: ['^web/features/$1/', '^web/features/[^/]+/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'only the messages know languages',
      comment: 'Texts come from useMessages(namespace), in tests from a message store; a language knows no other language.',
      severity: 'error',
      from: { pathNot: '^web/messages/(languages|[a-z-]+\\.test|messages\\.types)\\.tsx?$|^web/messages/[a-z]+/' },
      to: { path: '^web/messages/[a-z]+/' },
    },
    {
      name: 'only messages and the texts of the server take what both say',
      comment: 'What browser and server both say stands in schema/messages once for each language.',
      severity: 'error',
      from: { pathNot: '^(web/messages/([a-z]+)|bff/domain/messages|schema/messages)/' },
      to: { path: '^schema/messages/' },
    },
    {
      name: 'a language knows no other language',
      severity: 'error',
      from: { path: '^web/messages/([a-z]+)/' },
      to: { path: '^web/messages/[a-z]+/', pathNot: '^web/messages/$1/' },
    },
    {
      name: 'Apollo stays behind web/data',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/data/' },
      to: { path: '^node_modules/(@apollo|apollo3-cache-persist)/' },
    },
    {
      name: "the device's storage stays behind web/storage",
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(storage|worker)/' },
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
