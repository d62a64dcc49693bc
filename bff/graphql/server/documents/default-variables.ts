import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type TypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/**
 * Adds the document's defaults to variables, and the schema's defaults to input fields. Compiled queries reject omitted non-null values
 * even if they have a default.
 */
export function withDefaults(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Variables | null | undefined,
): Variables {
  const declared = definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? (part.variableDefinitions ?? []) : [],
  )
  const given = declared.flatMap(({ variable: { name }, type, defaultValue }) => {
    const value = variables?.[name.value]
    if (value === undefined) return defaultValue ? [[name.value, valueFromASTUntyped(defaultValue)] as const] : []
    return [[name.value, withFieldDefaults(value, toType(schema, type))] as const]
  })
  return { ...variables, ...Object.fromEntries(given) }
}

// The overloads of typeFromAST accept only one kind of node each.
const toType = (schema: GraphQLSchema, node: TypeNode): GraphQLType | undefined =>
  typeFromAST(schema, node as Parameters<typeof typeFromAST>[1])

function withFieldDefaults(value: unknown, type: GraphQLType | undefined): unknown {
  if (isNonNullType(type)) return withFieldDefaults(value, type.ofType)
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item) => withFieldDefaults(item, type.ofType))
      : withFieldDefaults(value, type.ofType)
  if (!isInputObjectType(type) || !isFields(value)) return value
  const fields = Object.values(type.getFields()).flatMap(({ name, type, astNode }) => {
    if (value[name] !== undefined) return [[name, withFieldDefaults(value[name], type)] as const]
    return astNode?.defaultValue ? [[name, valueFromASTUntyped(astNode.defaultValue)] as const] : []
  })
  return { ...value, ...Object.fromEntries(fields) }
}

const isFields = (value: unknown): value is Variables => typeof value === 'object' && value !== null && !Array.isArray(value)
