import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import mercurius from 'mercurius'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import { formatErrors } from '../errors/formatter.ts'
import { withDefaults } from './documents/default-variables.ts'
import { createOperationChecks, type OperationChecksOptions } from './documents/operation-checks.ts'
import { createRecentDocuments, type FindDocument } from './documents/recent-documents.ts'
import { type CachedResponsesOptions, createCachedResponses } from './http/cached-responses.ts'
import { setCachingHeaders } from './http/caching-headers.ts'
import { checkBody, checkRequest, isRead, readDocumentId, rejectCrossSite } from './http/http-request.ts'
import { jsonBytes } from './http/json-bytes.ts'
import { negotiateResponse } from './http/media-type.ts'
import { costLimit, limitRules } from './limits/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    requestScope: RequestScope | null
    /** Name of the operation that is executed: a trusted one, or 'free'. Null before it is known, and elsewhere. */
    operationName: string | null
  }
}

declare module 'mercurius' {
  interface MercuriusContext extends Pick<RequestScope, 'log' | 'requestId' | 'time' | 'messages' | 'outcomes' | 'session'> {}
  /** Documented, but missing from the types. */
  interface MercuriusCommonOptions {
    readonly compilerOptions?: { readonly disableLeafSerialization: boolean }
  }
}

export interface GraphqlOptions extends Omit<OperationChecksOptions, 'recent'> {
  /** Looks up documents of other recent builds; by default they are unknown. */
  readonly findDocument?: FindDocument
  /** Other origins that may send requests. */
  readonly corsOrigins?: readonly string[]
  /** Whether a page of this shop or no page sent a request; other requests cannot access private data. */
  readonly isOwnPage: (request: FastifyRequest) => boolean
  /** How long browsers and CDNs may cache a public response. */
  readonly freshSeconds: number
  readonly getScope: (request: FastifyRequest) => RequestScope
  /** Caches responses to trusted documents over GET. */
  readonly responses?: Omit<CachedResponsesOptions, 'freshSeconds'>
}

/**
 * `/graphql`: trusted documents by `documentId` over GET and POST, and free queries with the playground. Adds `app.graphql`, which
 * executes the same documents in process for pages.
 *
 * @source decision 0006; GraphQL over HTTP
 */
export const graphql = fp(async (app: FastifyInstance, options: GraphqlOptions) => {
  const { schema, documents, findDocument } = options
  const recent = findDocument ? createRecentDocuments({ schema, documents, find: findDocument }) : null
  const checks = { checkFor: createOperationChecks({ ...options, recent }), isOwnPage: options.isOwnPage }

  const sendCached = options.responses && createCachedResponses(app, { freshSeconds: options.freshSeconds, ...options.responses })

  app.decorateRequest('requestScope', null)
  app.decorateRequest('operationName', null)
  await app.register(mercurius, {
    schema: options.schema,
    path: '/graphql',
    jit: 1,
    // Serialising leaves takes a quarter of a listing's time. Decoders and types have checked them, and tests compare compiled with
    // uncompiled results. Non-null fields are still checked.
    compilerOptions: { disableLeafSerialization: true },
    graphiql: false,
    subscription: false,
    allowBatchedQueries: false,
    validationRules: limitRules({ introspection: options.playground }),
    errorFormatter: formatErrors,
    context: (request) => {
      request.requestScope ??= options.getScope(request)
      return request.requestScope
    },
    additionalRouteOptions: {
      // Fastify sends bytes as they are, but its types allow only strings.
      serializerCompiler: () => (answer: object) => jsonBytes(answer) as unknown as string,
      bodyLimit: GRAPHQL_LIMITS.bodyBytes,
      preParsing: rejectCrossSite(options.corsOrigins ?? []),
      preValidation: checkBody,
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (recent && !request.client) await recent.learn(readDocumentId(request))
        const operation = checkRequest(request, reply, checks)
        request.operationName = operation.name
        const isCacheable = isRead(request) && operation.id !== null && !operation.isPrivate
        return isCacheable ? sendCached?.(operation, request, reply) : undefined
      },
      preSerialization: [negotiateResponse, setCachingHeaders(options.freshSeconds)],
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
