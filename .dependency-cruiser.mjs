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
 * The browser's layers (web/README.md), lowest first. Folders of one layer may import each other and all lower layers. Entries and the
 * server's renderer may import all of them.
 */
const BROWSER_LAYERS = [
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

/** All layers of the server may import the contract and the settings. */
const GROUND = ['bff/config/', 'schema/']

export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'No file may import itself, directly or indirectly, types included: move the shared part into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('schema imports only itself', '^schema/', ['schema/']),
    only('configuration imports only the contract', '^bff/config/', GROUND),
    only('caches import only configuration and contract', '^bff/cache/', ['bff/cache/', ...GROUND]),
    only('domain rules do no I/O', '^bff/domain/', ['bff/domain/', ...GROUND]),
    only('the platform client imports domain types, no rules', '^bff/platform/', [
      'bff/platform/',
      'bff/cache/',
      'bff/domain/[a-z/-]+\\.types\\.ts',
      ...GROUND,
    ]),
    only('services import neither GraphQL nor HTTP', '^bff/services/', [
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    {
      name: 'services take a request scope, not a request',
      comment: 'A service imports neither GraphQL nor HTTP: it gets the data of a request from the request scope.',
      severity: 'error',
      from: { path: '^bff/(services|domain)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/(graphql|graphql-jit|mercurius|fastify[a-z-]*|@fastify)/' },
    },
    only('resolvers import services and rules', '^bff/graphql/resolvers/', [
      'bff/graphql/(resolvers|generated|errors)/',
      'bff/services/',
      'bff/domain/',
      ...GROUND,
    ]),
    only('the GraphQL server imports no resolver', '^bff/graphql/(server|errors)/', [
      'bff/graphql/(server|generated|errors)/',
      'bff/services/',
      'bff/platform/base/errors\\.ts',
      'bff/cache/',
      ...GROUND,
    ]),
    only('sessions import services and the platform', '^bff/session/', [
      'bff/session/',
      'bff/services/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    only('HTTP imports services, and pages the GraphQL server', '^bff/http/', [
      'bff/http/',
      'bff/graphql/server/',
      'bff/services/',
      'bff/domain/',
      'bff/platform/',
      'bff/cache/',
      ...GROUND,
    ]),
    {
      name: 'the platform client imports domain types only',
      comment: 'The platform client may import types of bff/domain/**/*.types.ts, no code.',
      severity: 'error',
      from: { path: '^bff/platform/' },
      to: { path: '^bff/domain/', dependencyTypesNot: ['type-only'] },
    },
    only('the sandbox imports only itself', '^sandbox/', ['sandbox/', 'schema/rules/(edit-distance|money)\\.ts']),
    {
      name: 'only bff/serve.ts imports the sandbox',
      severity: 'error',
      from: { path: '^(bff|web|schema)/', pathNot: '^bff/serve\\.ts' },
      to: { path: '^sandbox/' },
    },
    only('the browser imports only itself and the contract', '^web/', ['web/', 'schema/']),
    ...BROWSER_LAYERS.map((layer, level) =>
      only(`the browser's layer: ${layer.join(', ')}`, `^web/(${layer.join('|')})/`, [
        `web/(${BROWSER_LAYERS.slice(0, level).flat().concat(layer, 'styles').join('|')})/`,
        'schema/',
      ]),
    ),
    {
      name: 'components know no tasks',
      comment: 'A component takes props. The types of what it shows and edits are in schema/.',
      severity: 'error',
      from: { path: '^web/components/' },
      to: { path: '^web/sync/' },
    },
    {
      name: 'features are imported by their index.ts',
      comment: 'A dynamic import may name one module: a chunk of an index has everything of the feature that is shared.',
      severity: 'error',
      from: { path: '^web/features/([^/]+/[^/]+)/' },
      to: { path: '^web/features/', pathNot: ['^web/features/$1/', '^web/features/[^/]+/[^/]+/index\\.tsx?$'], dynamic: false },
    },
    {
      name: 'only the messages import languages',
      comment: 'Texts come from useMessages(namespace), in tests from a message store.',
      severity: 'error',
      from: { pathNot: '^web/messages/(languages|[a-z-]+\\.test|messages\\.types)\\.tsx?$|^web/messages/generated/' },
      to: { path: '^web/messages/generated/' },
    },
    {
      name: 'no code reads the files of the languages',
      comment: 'Codegen turns schema/messages/*.json into modules for browser and server.',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$' },
      to: { path: '^schema/messages/' },
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
