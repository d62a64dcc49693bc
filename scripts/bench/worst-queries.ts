import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { evaluateCost } from '../../bff/graphql/server/limits/cost.ts'
import { documentCost } from '../../bff/graphql/server/limits/document-cost.ts'
import { fieldCosts } from '../../bff/graphql/server/limits/field-costs.ts'
import { GRAPHQL_LIMITS } from '../../schema/rules/constants.ts'

/** Values of arguments in a query, by the argument's name, or 'field.argument' for optional arguments. */
export type Arguments = Readonly<Record<string, string>>

/** A path from the root to objects of a type, and their number. */
interface Path {
  readonly type: GraphQLNamedType
  /** 'menu', 'products(first: 100)', '... on BundleProduct'. */
  readonly steps: readonly string[]
  readonly levels: number
  readonly count: number
}

/** The share of the limit that a path may use: all of it for many objects, little for many fields of each. */
const SHARES = [1, 0.1, 0.02]
const FIRST = [100, 60, 30, 15, 8, 4, 2, 1]

/**
 * The most expensive queries that the limits admit: for each type and each field that leads to it, the paths to most of its objects, with as
 * many of its fields as fit, first once and then again with aliases.
 */
export function worstQueries(schema: GraphQLSchema, values: Arguments): readonly string[] {
  const document = documentCost(schema)
  const queryCost = (query: string) => evaluateCost(document(parse(query)), {})
  const queries = new Set<string>()
  for (const path of longestPaths(schema, values, queryCost)) {
    for (const fields of [leaves(path.type, 2), longTexts(schema, path.type)]) {
      const query = fillQuery(path, fields, (query) => queryCost(query) <= GRAPHQL_LIMITS.cost)
      if (query) queries.add(query)
    }
  }
  return [...queries]
}

function longestPaths(schema: GraphQLSchema, values: Arguments, queryCost: (query: string) => number): ReadonlySet<Path> {
  const costs = fieldCosts(schema)
  const root = schema.getQueryType()
  const best = new Map<string, Path>()
  let open: Path[] = root ? [{ type: root, steps: [], levels: 0, count: 1 }] : []
  while (open.length > 0) {
    const next = open.flatMap((path) => onward(schema, path, values, costs)).filter(({ levels }) => levels < GRAPHQL_LIMITS.depth)
    open = next.filter((path) => {
      const share = queryCost(wrap(path, '__typename')) / GRAPHQL_LIMITS.cost
      const places = SHARES.filter((most) => share <= most).map((most) => `${most} ${path.type.name} ${ends(path)}`)
      const won = places.filter((place) => path.count > (best.get(place)?.count ?? 0))
      for (const place of won) best.set(place, path)
      return won.length > 0
    })
  }
  return new Set(best.values())
}

/** The first and the last field of a path. */
function ends({ steps }: Path): string {
  const fields = steps.filter((step) => !step.startsWith('...')).map((step) => step.replace(/\(.*/, ''))
  return `${fields[0]} ${fields.at(-1)}`
}

function onward(schema: GraphQLSchema, path: Path, values: Arguments, costs: ReturnType<typeof fieldCosts>): Path[] {
  const { type, steps, levels, count } = path
  const narrowed = isAbstractType(type)
    ? schema.getPossibleTypes(type).map((to) => ({ ...path, type: to, steps: [...steps, `... on ${to.name}`] }))
    : []
  if (!isObjectType(type) && !isInterfaceType(type)) return narrowed
  const deeper = Object.values(type.getFields())
    .filter((field) => isCompositeType(getNamedType(field.type)) && !isSuggestionOfNothing(field.name, steps))
    .flatMap((field) => {
      const size = costs(type, field.name)?.size
      const sizes = field.args.some(({ name }) => name === 'first') ? FIRST : [null]
      return sizes.map((first) => ({
        type: getNamedType(field.type),
        steps: [...steps, field.name + writeCall(field, values, first)],
        levels: levels + 1,
        count: count * (first ?? (isList(field) ? (size?.assumedSize ?? 1) : 1)),
      }))
    })
  return [...narrowed, ...deeper]
}

/** A search without text has no suggestions. */
const isSuggestionOfNothing = (field: string, steps: readonly string[]): boolean =>
  field === 'suggestions' && !steps.at(-1)?.includes('search:')

function writeCall(field: GraphQLField<unknown, unknown>, values: Arguments, first: number | null): string {
  const given = field.args.flatMap((argument) => {
    if (argument.name === 'first' && first !== null) return [`first: ${first}`]
    const value = values[`${field.name}.${argument.name}`] ?? (isRequiredArgument(argument) ? values[argument.name] : undefined)
    return value === undefined ? [] : [`${argument.name}: ${value}`]
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

const wrap = ({ steps }: Path, inner: string): string =>
  `{ ${steps.map((step) => `${step} { `).join('')}${inner}${' }'.repeat(steps.length)} }`

/** Fields without arguments down to a depth, without lists. */
function leaves(type: GraphQLNamedType, levels: number): readonly string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return ['__typename']
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    if (levels === 0 || isList(field) || field.args.length > 0) return []
    const inner = leaves(named, levels - 1)
    return inner.length > 0 ? [`${field.name} { ${inner.join(' ')} }`] : []
  })
}

/** The most expensive fields. */
function longTexts(schema: GraphQLSchema, type: GraphQLNamedType): readonly string[] {
  const costs = fieldCosts(schema)
  return leaves(type, 0).filter((name) => (costs(type, name)?.weight ?? 1) > 1)
}

/** As many of the fields as fit, once and then again with aliases. */
function fillQuery(path: Path, fields: readonly string[], fits: (query: string) => boolean): string | null {
  let selected: string[] = []
  let aliases = 0
  for (const alias of ['', ...Array.from({ length: GRAPHQL_LIMITS.aliases }, (_, i) => `a${i}: `)]) {
    for (const field of fields) {
      if (alias && aliases === GRAPHQL_LIMITS.aliases) continue
      const name = alias && `a${aliases}: `
      if (!fits(wrap(path, [...selected, name + field].join(' ')))) continue
      selected = [...selected, name + field]
      if (alias) aliases += 1
    }
  }
  return selected.length > 0 ? wrap(path, selected.join(' ')) : null
}

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** Small answers that are expensive to validate: repeated names, overlapping fragments, introspection. */
export function slowToCheck(): readonly string[] {
  const words = Math.floor(GRAPHQL_LIMITS.tokens / 2)
  const overlapping = Array.from({ length: words / 8 }, (_, i) => `fragment F${i} on Category { id name }`)
  const spreads = overlapping.map((_, i) => `...F${i}`).join(' ')
  const fieldsOfFields = 'types { fields { name description type { name fields { name description type { name } } } } }'
  return [
    `{ menu { ${'id '.repeat(words * 2 - 10)} } }`,
    `{ menu { ${'children { id } '.repeat(words / 2 - 5)} } }`,
    `{ menu { ${spreads} } } ${overlapping.join(' ')}`,
    `{ __schema { ${fieldsOfFields} } }`,
    `{ __schema { types { name description possibleTypes { name } fields { name description args { name description } } inputFields { name } } } }`,
  ]
}
