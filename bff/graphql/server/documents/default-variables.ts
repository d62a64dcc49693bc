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
 * The variables of a request with the document's defaults for those it leaves out, and the schema's for fields of inputs. Compiled
 * queries refuse what is of a non-null type and left out, although its default stands in.
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
    return [[name.value, filled(value, typeOf(schema, type))] as const]
  })
  return { ...variables, ...Object.fromEntries(given) }
}

/** Its overloads know one kind of node each. */
const typeOf = (schema: GraphQLSchema, node: TypeNode): GraphQLType | undefined =>
  typeFromAST(schema, node as Parameters<typeof typeFromAST>[1])

/** A value as it came, with the defaults of every input in it. */
function filled(value: unknown, type: GraphQLType | undefined): unknown {
  if (isNonNullType(type)) return filled(value, type.ofType)
  if (isListType(type)) return Array.isArray(value) ? value.map((item) => filled(item, type.ofType)) : filled(value, type.ofType)
  if (!isInputObjectType(type) || !isFields(value)) return value
  const fields = Object.values(type.getFields()).flatMap(({ name, type, astNode }) => {
    if (value[name] !== undefined) return [[name, filled(value[name], type)] as const]
    return astNode?.defaultValue ? [[name, valueFromASTUntyped(astNode.defaultValue)] as const] : []
  })
  return { ...value, ...Object.fromEntries(fields) }
}

const isFields = (value: unknown): value is Variables => typeof value === 'object' && value !== null && !Array.isArray(value)
