import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { memoize } from '../../../services/scope/memoize.ts'
import { type ErrorCode, PublicError } from '../../errors/codes.ts'
import { evaluateCost, type Variables } from './cost.ts'
import { documentCost } from './document-cost.ts'

/** Validation rules in addition to the standard ones. @source decision 0006 */
export const limitRules = ({ introspection }: { readonly introspection: boolean }): ValidationRule[] => [
  oneOperation,
  depthLimit,
  aliasLimit,
  ...(introspection ? [] : [NoSchemaIntrospection]),
]

/**
 * Rejects documents above the cost limit before they are executed. The cost formula is calculated once per document.
 *
 * @throws PublicError `TOO_COSTLY`
 */
export function costLimit(schema: GraphQLSchema): (document: DocumentNode, variables: Variables) => void {
  const evaluateDocumentCost = memoize(documentCost(schema))
  return (document, variables) => {
    const cost = Math.ceil(evaluateCost(evaluateDocumentCost(document), variables))
    if (cost <= GRAPHQL_LIMITS.cost) return
    throw new PublicError(
      'TOO_COSTLY',
      `The query costs ${cost}; ${GRAPHQL_LIMITS.cost} are allowed. Request shorter lists or less nesting.`,
    )
  }
}

/** Compiled queries are cached by the text of the document, so a second operation would be answered as the first. */
const oneOperation: ValidationRule = (context) => ({
  Document(document) {
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operations.length === 1) return
    reject(
      context,
      'ONE_OPERATION_PER_DOCUMENT',
      `A document must have exactly one operation; this one has ${operations.length}.`,
    )
  },
})

const depthLimit: ValidationRule = (context) => ({
  Document() {
    const depth = measure(context, 'deepest')
    if (depth <= GRAPHQL_LIMITS.depth) return
    reject(context, 'TOO_DEEP', `The query is ${depth} levels deep; ${GRAPHQL_LIMITS.depth} are allowed.`)
  },
})

const aliasLimit: ValidationRule = (context) => ({
  Document() {
    const aliases = measure(context, 'aliases')
    if (aliases <= GRAPHQL_LIMITS.aliases) return
    reject(context, 'TOO_MANY_ALIASES', `The query has ${aliases} aliases; ${GRAPHQL_LIMITS.aliases} are allowed.`)
  },
})

/** The standard rule, with our error code. */
const NoSchemaIntrospection: ValidationRule = (context) =>
  NoSchemaIntrospectionCustomRule(
    Object.create(context, {
      reportError: {
        value: ({ message, nodes }: GraphQLError) => context.reportError(createError('INTROSPECTION_OFF', message, nodes)),
      },
    }),
  )

/**
 * The depth or number of aliases with all fragments expanded. Measures each fragment once, so that nested fragments stay cheap.
 * Introspection counts as one level.
 */
function measure(context: ValidationContext, what: 'deepest' | 'aliases'): number {
  const known = new Map<string, number>()
  const combine = (values: number[]) =>
    what === 'deepest' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)

  const inFragment = (name: string): number => {
    const measured = known.get(name)
    if (measured !== undefined) return measured
    known.set(name, 0)
    const fragment = context.getFragment(name)
    const value = fragment ? inSelection(fragment.selectionSet) : 0
    known.set(name, value)
    return value
  }
  const inField = (field: FieldNode): number => {
    const below = field.selectionSet && !field.name.value.startsWith('__') ? inSelection(field.selectionSet) : 0
    return below + (what === 'deepest' || field.alias ? 1 : 0)
  }
  const inSelection = ({ selections }: SelectionSetNode | FragmentDefinitionNode['selectionSet']): number =>
    combine(
      selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return inField(selection)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return inFragment(selection.name.value)
        return inSelection(selection.selectionSet)
      }),
    )
  const operations = context.getDocument().definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return Math.max(0, ...operations.map((operation) => inSelection(operation.selectionSet)))
}

function reject(context: ValidationContext, code: ErrorCode, message: string): void {
  context.reportError(createError(code, message))
}

const createError = (code: ErrorCode, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, { ...(nodes ? { nodes } : {}), extensions: { code } })
