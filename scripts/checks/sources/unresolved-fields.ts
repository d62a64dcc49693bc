import { type GraphQLSchema, isObjectType } from 'graphql'
import ts from 'typescript'

export interface UnresolvedFieldsOptions {
  readonly schema: GraphQLSchema
  /** `Type.field` of every resolver. */
  readonly resolvers: ReadonlySet<string>
  /** Module with the type `ResolversParentTypes`: the parent that the resolvers of each type get. */
  readonly parents: string
  readonly compilerOptions: ts.CompilerOptions
}

/** Fields with neither a resolver nor a property of the parent, as 'SimpleProduct.brand': GraphQL answers null for them. */
export function unresolvedFields({ schema, resolvers, parents, compilerOptions }: UnresolvedFieldsOptions): string[] {
  const program = ts.createProgram([parents], { ...compilerOptions, noEmit: true })
  const checker = program.getTypeChecker()
  const declaration = program
    .getSourceFile(parents)
    ?.statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'ResolversParentTypes')
  if (!declaration) throw new Error(`${parents} has no type ResolversParentTypes`)
  const parentTypes = checker.getTypeAtLocation(declaration)

  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => {
      const parent = checker.getPropertyOfType(parentTypes, type.name)
      const properties = parent ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parent)) : []
      const answered = new Set(properties.map(({ name }) => name))
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : []
      return fields.filter((field) => !answered.has(field)).map((field) => `${type.name}.${field}`)
    })
    .filter((field) => !resolvers.has(field))
    .toSorted()
}
