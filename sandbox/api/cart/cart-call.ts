import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Catalog } from '../../store/catalog.ts'
import type { Quote, Quotes } from '../../store/shoppers/quotes.ts'
import { storeViewByCode } from '../../store-views.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import type { Authentication } from '../shopper.ts'
import type { Buyer } from './articles/article.ts'

export interface CartPlatform {
  readonly catalog: Catalog
  readonly quotes: Quotes
  readonly authentication: Authentication
}

export interface CartInput {
  readonly body: JsonObject
  readonly parameters: Readonly<Record<string, string>>
}

export interface CartCall {
  readonly quote: Quote
  readonly buyer: Buyer
}

interface CartEndpoint<Given> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** True for read calls, which must not be cached. */
  readonly isRead?: boolean
  /** Reads what the call gives, before the quote is looked up. @throws Refusal for input that the platform's API rejects */
  readonly read?: (input: CartInput) => Given
  readonly answer: (call: CartCall, given: Given) => unknown
}

/** Registers a cart endpoint for one quote. */
export function cartEndpoint<Given>(app: FastifyInstance, platform: CartPlatform, endpoint: CartEndpoint<Given>): void {
  const { method, path, isRead = false, read, answer } = endpoint
  app.route({
    method,
    url: `/api/cart/${path}`,
    handler: (request, reply) => {
      const parameters = readParameters(request.query)
      if (isRead) reply.header('cache-control', 'no-cache, no-store')
      const given = read?.({ body: isObject(request.body) ? request.body : {}, parameters }) as Given
      const { quote, group } = findQuote(request, platform.quotes, platform.authentication)
      const view = storeViewByCode(request.headers['x-vs-store-code'] ?? parameters.storeCode)
      return ok(answer({ quote, buyer: { catalog: platform.catalog, view, group } }, given))
    },
  })
}

/**
 * Finds the quote of a call. With a token and a numeric id it is the customer's own, whatever the number.
 * Otherwise it is the guest's quote with that id, for any caller.
 * @returns the quote with the customer group for its prices; 0 for guests
 * @throws Refusal 401 for an invalid token, 404 if there is no such quote
 * @source platform contract E2, §11.1
 */
function findQuote(request: FastifyRequest, quotes: Quotes, { findToken, findOwner }: Authentication) {
  const { cartId = '' } = readParameters(request.query)
  const token = findToken(request)
  const owner = token !== '' && isNumeric(cartId) ? findOwner(token) : null
  if (owner) {
    const quote = quotes.byCustomer(owner.id)
    if (!quote) throw new Refusal(404, 'Current customer does not have an active cart.')
    return { quote, group: owner.group }
  }
  if (cartId === '') throw new Refusal(404, 'Request does not match any route.')
  const quote = quotes.byMaskedId(cartId)
  if (!quote) throw new Refusal(404, 'No such entity with cartId = 0')
  return { quote, group: 0 }
}

const isNumeric = (cartId: string) => String(Number.parseFloat(cartId)) === cartId
