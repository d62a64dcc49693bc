import { GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { ClientConfig, ClientDocument } from '../../../config/clients.ts'
import { ConfigError } from '../../../config/config-error.ts'
import { limitRules } from '../limits/limits.ts'

/**
 * Checks the documents of all clients as a request checks them, so that an operation that can never run stops the start.
 * @throws ConfigError with every error, its file and its line
 */
export function checkClientDocuments(
  clients: readonly ClientConfig[],
  schema: GraphQLSchema,
  { introspection }: { readonly introspection: boolean },
): void {
  const rules = [...specifiedRules, ...limitRules({ introspection })]
  const issues = clients.flatMap(({ documents }) =>
    documents.flatMap(({ text, place }) => documentErrors(text, schema, rules).map((message) => `${place}: ${message}`)),
  )
  if (issues.length > 0) throw new ConfigError(issues)
}

function documentErrors(
  text: ClientDocument['text'],
  schema: GraphQLSchema,
  rules: Parameters<typeof validate>[2],
): readonly string[] {
  try {
    return validate(schema, parse(text, { maxTokens: GRAPHQL_LIMITS.tokens }), rules).map(({ message }) => message)
  } catch (error) {
    if (error instanceof GraphQLError) return [error.message]
    throw error
  }
}
