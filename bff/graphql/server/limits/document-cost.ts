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
import { type Cost, calculatedOnce, sum, times, type Variables } from './cost.ts'
import { type FieldCost, fieldCosts, isList, type ListSize } from './field-costs.ts'

/** What a selection costs: its lists apart, since the field above it may say how long they are. */
interface SelectionCost {
  readonly own: Cost
  /** By the name of the field. */
  readonly lists: ReadonlyMap<string, ListCost>
}

interface ListCost {
  readonly entry: Cost
  /** All entries, where the field above says nothing. */
  readonly whole: Cost
}

const NOTHING: SelectionCost = { own: 0, lists: new Map() }

/** Characters of a name in the answer that cost 1. */
const NAME_CHARACTERS = 32

/**
 * Calculates what documents cost: every field once for every object it is selected of, so lists within lists multiply.
 * A list is as long as its arguments say, and as long as it may be where they say nothing that can be counted.
 * Each fragment is calculated once. Parts for different types count together, although an object has only one.
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

    function ofFragment(name: string): SelectionCost {
      const found = known.get(name)
      if (found) return found
      known.set(name, NOTHING) // fragments in circles are refused elsewhere
      const fragment = fragments.get(name)
      const type = fragment && schema.getType(fragment.typeCondition.name.value)
      const cost = fragment && type ? shared(ofSelection(fragment.selectionSet, type)) : NOTHING
      known.set(name, cost)
      return cost
    }

    function ofSelection({ selections }: SelectionSetNode, type: GraphQLNamedType): SelectionCost {
      const parts = selections.map((selection): SelectionCost => {
        if (selection.kind === Kind.FIELD) return ofField(selection, type)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value)
        return ofSelection(selection.selectionSet, condition ?? type)
      })
      const lists = Map.groupBy(
        parts.flatMap((part) => [...part.lists]),
        ([name]) => name,
      )
      return {
        own: sum(parts.map(({ own }) => own)),
        lists: new Map([...lists].map(([name, same]) => [name, together(same.map(([, list]) => list))])),
      }
    }

    function ofField(node: FieldNode, type: GraphQLNamedType): SelectionCost {
      const cost = costs(type, node.name.value)
      if (!cost) return NOTHING
      const { field, weight, size } = cost
      const below = node.selectionSet ? ofSelection(node.selectionSet, getNamedType(field.type)) : NOTHING
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
    return operation && root ? total(ofSelection(operation.selectionSet, root)) : 0
  }
}

const total = ({ own, lists }: SelectionCost): Cost => sum([own, ...[...lists.values()].map(({ whole }) => whole)])

const together = (lists: readonly ListCost[]): ListCost => ({
  entry: sum(lists.map(({ entry }) => entry)),
  whole: sum(lists.map(({ whole }) => whole)),
})

const shared = ({ own, lists }: SelectionCost): SelectionCost => ({
  own: calculatedOnce(own),
  lists: new Map(
    [...lists].map(([name, { entry, whole }]) => [name, { entry: calculatedOnce(entry), whole: calculatedOnce(whole) }]),
  ),
})

function listLength({ assumedSize, slicingArguments }: ListSize, { field }: FieldCost, { arguments: given }: FieldNode): Cost {
  const [name] = slicingArguments
  if (name === undefined) return assumedSize
  const argument = given?.find((node) => node.name.value === name)
  const omitted = lengthOf(field.args.find((argument) => argument.name === name)?.defaultValue, assumedSize)
  return argument ? argumentLength(argument, omitted, assumedSize) : omitted
}

function argumentLength({ value }: ArgumentNode, omitted: number, most: number): Cost {
  if (value.kind !== Kind.VARIABLE) return lengthOf(literal(value), most)
  const name = value.name.value
  return (variables: Variables) => (Object.hasOwn(variables, name) ? lengthOf(variables[name], most) : omitted)
}

const literal = (value: ValueNode): unknown => {
  if (value.kind === Kind.INT) return Number(value.value)
  return value.kind === Kind.LIST ? value.values : undefined
}

/** What cannot be counted may be anything: 0 and less mean the usual page, and one value stands for a list of it. */
function lengthOf(value: unknown, most: number): number {
  if (Array.isArray(value)) return Math.min(value.length, most)
  return typeof value === 'number' && value >= 1 ? Math.min(value, most) : most
}
