import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import { formatErrors } from '../errors/formatter.ts'
import { withDefaults } from './documents/default-variables.ts'
import { createOperationCheck } from './documents/persisted-operations.ts'
import { privateOperations } from './documents/private-fields.ts'
import { type CachedResponsesOptions, createCachedResponses } from './http/cached-responses.ts'
import { cachingHeaders } from './http/caching-headers.ts'
import { checkBody, checkRequest, isRead, refuseForeign } from './http/http-request.ts'
import { jsonBytes } from './http/json-bytes.ts'
import { negotiateResponse } from './http/media-type.ts'
import { costLimit, limitRules } from './limits/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    requestScope: RequestScope | null
  }
}

declare module 'mercurius' {
  interface MercuriusContext extends Pick<RequestScope, 'log' | 'requestId' | 'time' | 'messages'> {}
  /** Documented, and missing from the types. */
  interface MercuriusCommonOptions {
    readonly compilerOptions?: { readonly disableLeafSerialization: boolean }
  }
}

export interface GraphqlOptions {
  readonly schema: GraphQLSchema
  /** Text of each persisted operation by its id. */
  readonly documents: ReadonlyMap<string, string>
  /** Free queries and introspection; without it only persisted operations are answered. */
  readonly playground: boolean
  /** Origins of other sites whose requests are taken. */
  readonly corsOrigins?: readonly string[]
  /** Whether a request was sent by a page of this shop, or by no page: only those may be about one shopper. */
  readonly isOwnPage: (request: FastifyRequest) => boolean
  /** Seconds browsers and CDNs may keep a public answer. */
  readonly freshSeconds: number
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  /** Where responses to persisted queries over GET are cached; without it each is made anew. */
  readonly responses?: Omit<CachedResponsesOptions, 'freshSeconds'>
}

/**
 * `/graphql`: persisted operations by `documentId` over GET and POST, free queries with the playground. Gives the app
 * `app.graphql`, with which pages run the same documents in process.
 *
 * @source decision 0006, decision 0008; GraphQL over HTTP
 */
export const graphql = fp(async (app: FastifyInstance, options: GraphqlOptions) => {
  const checkOperation = createOperationCheck({
    documents: options.documents,
    freeQueries: options.playground,
    isPrivate: privateOperations(options.schema),
  })
  const checks = { checkOperation, isOwnPage: options.isOwnPage }

  const sendCached = options.responses && createCachedResponses(app, { freshSeconds: options.freshSeconds, ...options.responses })

  app.decorateRequest('requestScope', null)
  await app.register(mercurius, {
    schema: options.schema,
    path: '/graphql',
    jit: 1,
    // Checking every leaf again costs a quarter of a listing's time; decoders and types have done it, and the tests of the
    // persisted operations hold compiled results against plain ones. What may not be null is still checked.
    compilerOptions: { disableLeafSerialization: true },
    graphiql: false,
    subscription: false,
    allowBatchedQueries: false,
    validationRules: limitRules({ introspection: options.playground }),
    errorFormatter: formatErrors,
    context: (request) => {
      request.requestScope ??= options.scopeOf(request)
      return request.requestScope
    },
    additionalRouteOptions: {
      // An answer has no secrets that a schema would have to keep back. Fastify sends bytes as they are; its types know text only.
      serializerCompiler: () => (answer: object) => jsonBytes(answer) as unknown as string,
      bodyLimit: GRAPHQL_LIMITS.bodyBytes,
      preParsing: refuseForeign(options.corsOrigins ?? []),
      preValidation: checkBody,
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const operation = checkRequest(request, reply, checks)
        const isKeepable = isRead(request) && operation.id !== null && !operation.isPrivate
        return isKeepable ? sendCached?.(operation, request, reply) : undefined
      },
      preSerialization: [negotiateResponse, cachingHeaders(options.freshSeconds)],
    },
  })
  const checkCost = costLimit(options.schema)
  app.graphql.addHook('preExecution', async (_schema, document, { time }, given) => {
    const variables = withDefaults(options.schema, document, given)
    checkCost(document, variables)
    time.begin()
    return { variables }
  })
  app.graphql.addHook('onResolution', async (_execution, { time }) => time.end())
})
