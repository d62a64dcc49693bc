/** Fails if a field of the schema has neither a resolver nor a property in the model that its resolvers get. */
import { resolve } from 'node:path'
import { buildASTSchema } from 'graphql'
import { resolvers } from '../../bff/graphql/resolvers/resolvers.ts'
import { readContract } from '../codegen/contract.ts'
import { reportProblems } from './report-problems.ts'
import { readCompilerOptions } from './sources/compiler-options.ts'
import { unresolvedFields } from './sources/unresolved-fields.ts'

const unresolved = unresolvedFields({
  schema: buildASTSchema(readContract().sdl),
  resolvers: new Set(
    resolvers.flatMap((part) =>
      Object.entries(part).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
    ),
  ),
  parents: resolve('bff/graphql/generated/resolvers.ts'),
  compilerOptions: readCompilerOptions(),
})
reportProblems(unresolved.map((field) => `${field} has no resolver (bff/graphql/resolvers), and its model has no such property`))
