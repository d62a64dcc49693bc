/** Fails if a field of the schema has neither a resolver nor a property in the model that its resolvers get. */
import { resolve } from 'node:path'
import { buildASTSchema } from 'graphql'
import ts from 'typescript'
import { resolvers } from '../../bff/graphql/resolvers/resolvers.ts'
import { readContract } from '../codegen/contract.ts'
import { unresolvedFields } from './sources/unresolved-fields.ts'

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.')

const unresolved = unresolvedFields({
  schema: buildASTSchema(readContract().sdl),
  resolvers: new Set(
    resolvers.flatMap((part) =>
      Object.entries(part).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
    ),
  ),
  parents: resolve('bff/graphql/generated/resolvers.ts'),
  compilerOptions: options,
})
for (const field of unresolved)
  console.error(`${field} has no resolver (bff/graphql/resolvers), and its model has no such property`)
console.info(`${unresolved.length} unresolved fields`)
process.exitCode = unresolved.length > 0 ? 1 : 0
