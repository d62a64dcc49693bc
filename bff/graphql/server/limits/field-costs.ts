import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'

/** @source schema/cost.graphql */
export interface ListSize {
  readonly assumedSize: number
  readonly slicingArguments: readonly string[]
  readonly sizedFields: readonly string[]
}

export interface FieldCost {
  readonly field: GraphQLField<unknown, unknown>
  readonly weight: number
  /** Null if neither the field nor a list in its type has a declared size. */
  readonly size: ListSize | null
}

/** Undefined for an unknown field. */
export type FieldCosts = (type: GraphQLNamedType, name: string) => FieldCost | undefined

/** Reads the cost directives of the schema. A list without one counts as long as the maximum. */
export function fieldCosts(schema: GraphQLSchema): FieldCosts {
  const known = new Map<GraphQLField<unknown, unknown>, FieldCost>()
  const introspection = introspectionSizes(schema)

  const read = (type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): FieldCost => {
    const size = isIntrospectionType(type) && isList(field) ? introspection(field.name) : declaredSize(schema, type, field)
    const weight = isIntrospectionType(type) ? INTROSPECTION_WEIGHT : declaredWeight(schema, type, field)
    return { field, weight, size: size ?? (isList(field) ? UNKNOWN : null) }
  }
  return (type, name) => {
    const field = findField(schema, type, name)
    if (!field) return undefined
    const found = known.get(field) ?? read(type, field)
    known.set(field, found)
    return found
  }
}

/** Fields of the introspection schema are read from memory, without a resolver. */
const INTROSPECTION_WEIGHT = 0.5

export const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(isNonNullType(type) ? type.ofType : type)

const UNKNOWN: ListSize = { assumedSize: GRAPHQL_LIMITS.first, slicingArguments: [], sizedFields: [] }

/** Declared by the field or by the interface that has it. */
export function declaredSize(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): ListSize | null {
  const { assumedSize, slicingArguments = [], sizedFields = [] } = directiveValues(schema, 'listSize', type, field)
  return typeof assumedSize === 'number'
    ? { assumedSize, slicingArguments: names(slicingArguments), sizedFields: names(sizedFields) }
    : null
}

function declaredWeight(schema: GraphQLSchema, type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): number {
  const { weight } = directiveValues(schema, 'cost', type, field)
  return typeof weight === 'number' ? weight : 1
}

function directiveValues(
  schema: GraphQLSchema,
  name: string,
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): Record<string, unknown> {
  const directive = schema.getDirective(name)
  const interfaces = isObjectType(type) ? type.getInterfaces() : []
  const places = [field, ...interfaces.flatMap((from) => from.getFields()[field.name] ?? [])]
  for (const { astNode } of places) {
    const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
    if (values) return values
  }
  return {}
}

const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

function findField(schema: GraphQLSchema, type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef
  if (type === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (type === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

/** Lists of the introspection schema count with their average length. */
function introspectionSizes(schema: GraphQLSchema): (name: string) => ListSize {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []))
  const fixed: Record<string, number> = {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: fields.length / types.length,
    args: fields.reduce((count, { args }) => count + args.length, 0) / fields.length,
    locations: 4,
  }
  return (name) => ({ ...UNKNOWN, assumedSize: fixed[name] ?? 1 })
}
