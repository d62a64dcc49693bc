import { type DefinitionNode, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql'
import type { ClientScope } from '../../../config/clients.ts'
import { rootFields } from './root-fields.ts'

export type NeededScopes = (definitions: readonly DefinitionNode[]) => ReadonlySet<ClientScope>

type RootField = GraphQLField<unknown, unknown>

/**
 * Reads `@scope` of the root fields. Without it, public queries are `public`, and private queries and mutations are `customer`, the scope
 * that fewest clients have.
 * @source FRONT-3
 */
export function neededScopes(schema: GraphQLSchema): NeededScopes {
  const scope = (field: RootField | undefined, isQuery: boolean): ClientScope | null => {
    if (!field) return null // `__typename`, or a field that validation rejects
    const directive = schema.getDirective('scope')
    const values = directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined
    if (values) return String(values.is).toLowerCase() as ClientScope
    return isQuery && !isPrivate(field) ? 'public' : 'customer'
  }
  return (definitions) =>
    new Set(
      rootFields(definitions).flatMap(({ operation, name }) => {
        const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
        return scope(type?.getFields()[name], operation === 'query') ?? []
      }),
    )
}

const isPrivate = ({ astNode }: RootField): boolean =>
  astNode?.directives?.some((directive) => directive.name.value === 'private') ?? false
