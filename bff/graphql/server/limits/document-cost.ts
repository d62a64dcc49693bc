import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { type Cost, calculateOnce, sum, times, type Variables } from './cost.ts'
import { type FieldCost, fieldCosts, isList, type ListSize } from './field-costs.ts'

/** The cost of a selection. Its lists are separate, because the parent field may determine their length. */
interface SelectionCost {
  readonly own: Cost
  /** By field name. */
  readonly lists: ReadonlyMap<string, ListCost>
}

interface ListCost {
  readonly entry: Cost
  /** Cost of all entries if the parent field does not determine the length. */
  readonly whole: Cost
}

const NOTHING: SelectionCost = { own: 0, lists: new Map() }

/** Characters of an alias that cost 1. */
const NAME_CHARACTERS = 32

/**
 * Calculates the cost of documents: each field once per object, so nested lists multiply. The arguments of a list determine its length;
 * without a usable argument the maximum counts. Selections on different types add up, although an object has only one type.
 *
 * @param schema with the directives of schema/cost.graphql
 */
export function documentCost(schema: GraphQLSchema): (document: DocumentNode) => Cost {
  const costs = fieldCosts(schema)

  return ({ definitions }) => {
    const fragments = new Map(
      definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
    )
    const known = new Map<string, SelectionCost>()

    function fragmentCost(name: string): SelectionCost {
      const found = known.get(name)
      if (found) return found
      known.set(name, NOTHING) // ends the recursion of circular fragments, which validation rejects
      const fragment = fragments.get(name)
      const type = fragment && schema.getType(fragment.typeCondition.name.value)
      const cost = fragment && type ? calculateSelectionOnce(selectionCost(fragment.selectionSet, type)) : NOTHING
      known.set(name, cost)
      return cost
    }

    function selectionCost({ selections }: SelectionSetNode, type: GraphQLNamedType): SelectionCost {
      const parts = selections.map((selection): SelectionCost => {
        if (selection.kind === Kind.FIELD) return fieldCost(selection, type)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentCost(selection.name.value)
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value)
        return selectionCost(selection.selectionSet, condition ?? type)
      })
      const lists = Map.groupBy(
        parts.flatMap((part) => [...part.lists]),
        ([name]) => name,
      )
      return {
        own: sum(parts.map(({ own }) => own)),
        lists: new Map([...lists].map(([name, same]) => [name, addLists(same.map(([, list]) => list))])),
      }
    }

    function fieldCost(node: FieldNode, type: GraphQLNamedType): SelectionCost {
      const cost = costs(type, node.name.value)
      if (!cost) return NOTHING
      const { field, weight, size } = cost
      const below = node.selectionSet ? selectionCost(node.selectionSet, getNamedType(field.type)) : NOTHING
      const length = size ? listLength(size, cost, node) : 1
      const within = [...below.lists].map(([name, list]) =>
        size?.sizedFields.includes(name) ? times(length, list.entry) : list.whole,
      )
      const entry = sum([below.own, ...within])
      const own = weight + Math.floor((node.alias?.value.length ?? 0) / NAME_CHARACTERS)
      if (!isList(field)) return { own: sum([own, entry]), lists: new Map() }
      const each = sum([1, entry])
      return { own, lists: new Map([[field.name, { entry: each, whole: times(length, each) }]]) }
    }

    const operation = definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)
    const root = operation && schema.getRootType(operation.operation)
    return operation && root ? totalCost(selectionCost(operation.selectionSet, root)) : 0
  }
}

const totalCost = ({ own, lists }: SelectionCost): Cost => sum([own, ...[...lists.values()].map(({ whole }) => whole)])

const addLists = (lists: readonly ListCost[]): ListCost => ({
  entry: sum(lists.map(({ entry }) => entry)),
  whole: sum(lists.map(({ whole }) => whole)),
})

const calculateSelectionOnce = ({ own, lists }: SelectionCost): SelectionCost => ({
  own: calculateOnce(own),
  lists: new Map(
    [...lists].map(([name, { entry, whole }]) => [name, { entry: calculateOnce(entry), whole: calculateOnce(whole) }]),
  ),
})

function listLength({ assumedSize, slicingArguments }: ListSize, { field }: FieldCost, { arguments: given }: FieldNode): Cost {
  const [name] = slicingArguments
  if (name === undefined) return assumedSize
  const argument = given?.find((node) => node.name.value === name)
  const omitted = countItems(field.args.find((argument) => argument.name === name)?.defaultValue, assumedSize)
  return argument ? argumentLength(argument, omitted, assumedSize) : omitted
}

function argumentLength({ value }: ArgumentNode, omitted: number, most: number): Cost {
  if (value.kind !== Kind.VARIABLE) return countItems(literal(value), most)
  const name = value.name.value
  return (variables: Variables) => (Object.hasOwn(variables, name) ? countItems(variables[name], most) : omitted)
}

const literal = (value: ValueNode): unknown => {
  if (value.kind === Kind.INT) return Number(value.value)
  return value.kind === Kind.LIST ? value.values : undefined
}

/** The maximum for anything but a positive number or a list: 0 and less select the default page, and a single value is coerced to a list. */
function countItems(value: unknown, most: number): number {
  if (Array.isArray(value)) return Math.min(value.length, most)
  return typeof value === 'number' && value >= 1 ? Math.min(value, most) : most
}
