import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Catalog } from '../../store/catalog.ts'
import type { Quote, Quotes } from '../../store/shoppers/quotes.ts'
import { storeViewByCode } from '../../store-views.ts'
import { ok } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import type { Authentication } from '../shopper.ts'
import type { Buyer } from './articles/article.ts'
import { findQuote } from './find-quote.ts'

export interface CartPlatform {
  readonly catalog: Catalog
  readonly quotes: Quotes
  readonly authentication: Authentication
}

export interface CartInput {
  readonly body: JsonObject
  readonly parameters: Readonly<Record<string, string>>
}

export interface CartCall extends CartInput {
  readonly quote: Quote
  readonly buyer: Buyer
}

interface CartEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** True for read calls, which must not be cached. */
  readonly isRead?: boolean
  /** Validates the input before the quote is looked up. @throws Refusal for input that the platform's API rejects */
  readonly check?: (input: CartInput) => void
  readonly answer: (call: CartCall) => unknown
}

/** Registers a cart endpoint for one quote. */
export function cartEndpoint(app: FastifyInstance, platform: CartPlatform, endpoint: CartEndpoint): void {
  const { method, path, isRead = false, check, answer } = endpoint
  app.route({
    method,
    url: `/api/cart/${path}`,
    handler: (request, reply) => {
      const parameters = readParameters(request.query)
      const input = { body: isObject(request.body) ? request.body : {}, parameters }
      if (isRead) reply.header('cache-control', 'no-cache, no-store')
      check?.(input)
      const { quote, group } = findQuote(request, platform.quotes, platform.authentication)
      const view = storeViewByCode(request.headers['x-vs-store-code'] ?? parameters.storeCode)
      return ok(answer({ ...input, quote, buyer: { catalog: platform.catalog, view, group } }))
    },
  })
}
