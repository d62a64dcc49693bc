/**
 * Generates types of the schema, resolvers and operations, the trusted documents, their parsed form for the browser's cache, the modules
 * with the texts of each language, the names and paths of the screens, and the lists of settings. `--check` writes nothing and fails if a file is stale.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import * as resolverTypes from '@graphql-codegen/typescript-resolvers'
import { type DocumentNode, type FieldDefinitionNode, Kind, OperationTypeNode, print } from 'graphql'
import { readScreens } from './checks/sources/screens.ts'
import { ContractError, readContract, withTypenames } from './codegen/contract.ts'
import { languageModules, problemLine, readLanguages } from './codegen/messages/read-languages.ts'
import { operationModule } from './codegen/operation-module.ts'
import { screensModule } from './codegen/screens.ts'
import { settingFiles } from './codegen/settings.ts'
import { readCommandLine } from './command-line.ts'
import { findFiles } from './system/find-files.ts'
import { readSource } from './system/read-source.ts'

const { values } = readCommandLine({
  purpose:
    'Generates types of the schema, resolvers and operations, the trusted documents, the modules with the texts of each language, and the settings in docs/configuration.md and .env.example.',
  call: 'npm run codegen',
  options: { check: { meaning: 'writes nothing and fails if a file is stale' } },
})

const HEADER = '// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.\n'
const SCREENS_HEADER = '// Written by `npm run codegen` from web/routes.ts.\n'
const MESSAGES_HEADER = '// Written by `npm run codegen` from schema/messages/*.json.\n'
/** Folder of the operation modules for the browser. */
const OPERATIONS = 'schema/generated/operations'
const MESSAGES = '{web,bff/domain}/messages/generated/**/*.ts'
const isCheck = values.check

const { sdl, source, operations } = contract()
const documents = operations.map(({ document, ...operation }) => {
  const text = print(document)
  return { ...operation, document, text, id: `sha256:${createHash('sha256').update(text).digest('hex')}` }
})

const builtIn = { ID: 'string', Int: 'number', Float: 'number', String: 'string', Boolean: 'boolean' }
const scalars = { ...builtIn, DateTime: 'string', URL: 'string', HTML: 'string', Decimal: 'number', CurrencyCode: 'string' }
const shared = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  skipTypename: false,
  strictScalars: true,
}

const contractModules: Record<string, string> = {
  'schema/generated/types.ts': await generate('types.ts', typescript, { ...shared, nonOptionalTypename: false }),
  'schema/generated/operation-types.ts': await generate(
    'operation-types.ts',
    operationTypes,
    { ...shared, importSchemaTypesFrom: './types.ts', importExtension: '.ts', inlineFragmentTypes: 'combine' },
    withTypenames(source),
  ),
  'schema/generated/operations.ts': `export type * from './operation-types.ts'\n${operations.map(({ name }) => `export { ${name}Document } from './operations/${name}.ts'`).join('\n')}\n`,
  ...Object.fromEntries(documents.map((operation) => [`${OPERATIONS}/${operation.name}.ts`, operationModule(operation)])),
  'schema/generated/documents.ts': `/** Text of every operation the browser may send, by its id. */\nexport const documents: ReadonlyMap<string, string> = new Map([\n${documents
    .map(({ id, text }) => `  [${JSON.stringify(id)}, ${JSON.stringify(text)}],`)
    .join('\n')}\n])\n`,
  'bff/graphql/generated/resolvers.ts': `import type * as Schema from '#schema/generated/types.ts'\n${(
    await generate(
      'resolvers.ts',
      resolverTypes,
      {
        ...shared,
        namespacedImportName: 'Schema',
        contextType: '../../services/scope/request-scope.ts#RequestScope',
        fieldContextTypes: privateFields().map((field) => `${field}#../../services/scope/private-scope.ts#PrivateScope`),
        mapperTypeSuffix: 'Model',
        mappers: readMappers(),
        makeResolverTypeCallable: true,
        optionalInfoArgument: true,
        resolverTypeWrapperSignature: 'Promise<T> | T',
        avoidOptionals: false,
      },
      // All mutations have a context of their own, so the parameter is unused.
    )
  ).replace('MutationResolvers<ContextType', 'MutationResolvers<_ContextType')}`,
  'web/data/generated/parsed.ts': `import type { DocumentNode } from 'graphql'\n\n/** Every query that the cache may keep, parsed, so that no parser travels to the browser. */\nexport const parsed: Readonly<Record<string, DocumentNode>> = {\n${operations
    .filter(({ kind, isPrivate }) => kind === OperationTypeNode.QUERY && !isPrivate)
    .map(({ name, document }) => `  ${name}: ${JSON.stringify(withoutLocations(document))} as unknown as DocumentNode,`)
    .join('\n')}\n}\n`,
}

const outputs = new Map([
  ...Object.entries(contractModules).map(([path, text]) => [path, HEADER + text] as const),
  ...Object.entries(messageModules()).map(([path, text]) => [path, MESSAGES_HEADER + text] as const),
  ['schema/generated/screens.ts', SCREENS_HEADER + screensModule(readScreens(readSource('web/routes.ts')))],
  ...Object.entries(settingFiles()),
])
const stale = [...outputs].filter(([path, text]) => text !== current(path))
const abandoned = findFiles([`${OPERATIONS}/*.ts`, MESSAGES]).filter((path) => !outputs.has(path))
if (isCheck && stale.length + abandoned.length > 0) {
  console.error(`Not current: ${[...stale.map(([path]) => path), ...abandoned].join(', ')}. Run \`npm run codegen\`.`)
  process.exit(1)
}
for (const [path, text] of stale) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
for (const path of abandoned) rmSync(path)

function contract() {
  try {
    return readContract()
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function messageModules() {
  try {
    const languages = readLanguages()
    if (languages.faults.length === 0) return languageModules(languages)
    for (const fault of languages.faults) console.error(problemLine(fault))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    console.error(error.message)
  }
  process.exit(1)
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function withoutLocations(document: DocumentNode): unknown {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === 'loc' ? undefined : value)))
}

/** Fields of the root types that belong to one shopper: mutations, and queries marked `@private`. */
function privateFields(): readonly string[] {
  return sdl.definitions.flatMap((type) => {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.OBJECT_TYPE_EXTENSION) return []
    if (type.name.value !== 'Query' && type.name.value !== 'Mutation') return []
    const isMarked = ({ directives = [] }: FieldDefinitionNode) => directives.some(({ name }) => name.value === 'private')
    const fields = (type.fields ?? []).filter((field) => type.name.value === 'Mutation' || isMarked(field))
    return fields.map(({ name }) => `${type.name.value}.${name.value}`)
  })
}

/** Parents of resolvers: every exported `…Model` of bff/services/products/models.ts. */
function readMappers(): Record<string, string> {
  const text = current('bff/services/products/models.ts') ?? ''
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)Model\b/gm)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name) => [name, `../../services/products/models.ts#${name}Model`]))
}

function generate(
  filename: string,
  plugin: { readonly plugin: unknown },
  config: Record<string, unknown>,
  document?: DocumentNode,
): Promise<string> {
  const documents = document ? [{ location: filename, document }] : []
  return codegen({ filename, schema: sdl, documents, plugins: [{ plugin: {} }], pluginMap: { plugin: plugin as never }, config })
}
