import { globSync, readFileSync } from 'node:fs'
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  Source,
  validate,
  visit,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { privateOperations } from '../../bff/graphql/server/documents/private-fields.ts'

/** An operation of the shop with the fragments it needs. */
export interface ContractOperation {
  readonly name: string
  readonly kind: OperationTypeNode
  /** A mutation, or a private query. */
  readonly isPrivate: boolean
  readonly document: DocumentNode
}

/** The contents of the `.graphql` files of `schema/` and `web/`. */
export interface Contract {
  readonly sdl: DocumentNode
  /** Every operation and fragment, as written. */
  readonly source: DocumentNode
  readonly operations: readonly ContractOperation[]
}

const NOTHING = 'query Nothing { __typename }'

/**
 * Reads and validates the contract.
 * @throws ContractError with every mistake of the schema, or of all operations
 */
export function readContract(): Contract {
  const sdl = readDocuments('schema/*.graphql')
  const mistakes = validateSDL(sdl)
  if (mistakes.length > 0) throw new ContractError(mistakes)
  const schema = buildASTSchema(sdl, { assumeValidSDL: true })
  const files = readDocuments('web/**/*.graphql')
  const source = files.definitions.length > 0 ? files : parse(NOTHING)
  return { sdl, source, operations: collectOperations(schema, source) }
}

/** The cache tells objects apart by type, so every selection below the root names it. */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot = parent && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
      const hasName = node.selections.some((part) => part.kind === Kind.FIELD && part.name.value === '__typename')
      if (isRoot || hasName) return undefined
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
      return { ...node, selections: [typename, ...node.selections] }
    },
  })
}

/** Mistakes in `.graphql` files, each as `file:line:column: message`. */
export class ContractError extends Error {
  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(describe).join('\n'))
    this.name = 'ContractError'
  }
}

function readDocuments(pattern: string): DocumentNode {
  const files = globSync(pattern, { exclude: (name) => name.includes('node_modules') }).sort()
  return concatAST(files.map((file) => withLocation(() => parse(new Source(readFileSync(file, 'utf8'), file)))))
}

function collectOperations(schema: GraphQLSchema, source: DocumentNode): ContractOperation[] {
  const fragments = new Map(
    source.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION).map((part) => [part.name.value, part]),
  )
  const isPrivate = privateOperations(schema)
  const operations = source.definitions
    .filter((part) => part.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      if (!operation.name) throw new ContractError([new GraphQLError('Every operation needs a name', { nodes: operation })])
      const definitions = [operation, ...collectFragments(operation, fragments)]
      const document = withTypenames({ kind: Kind.DOCUMENT, definitions })
      return { name: operation.name.value, kind: operation.operation, isPrivate: isPrivate(definitions), document }
    })
  const errors = operations.flatMap(({ document }) => validate(schema, document))
  if (errors.length > 0) throw new ContractError(errors)
  return operations
}

function collectFragments(root: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || found.has(name.value)) return
        found.set(name.value, fragment)
        collect(fragment)
      },
    })
  collect(root)
  return [...found.values()].sort((a, b) => a.name.value.localeCompare(b.name.value))
}

function withLocation<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof GraphQLError ? new ContractError([error]) : error
  }
}

function describe({ message, nodes, source, locations }: GraphQLError): string {
  const file = source?.name ?? nodes?.[0]?.loc?.source.name ?? 'schema'
  const { line, column } = locations?.[0] ?? { line: 1, column: 1 }
  return `${file}:${line}:${column}: ${message}`
}
