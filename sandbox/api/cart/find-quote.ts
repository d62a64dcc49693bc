import type { FastifyRequest } from 'fastify'
import type { Quote, Quotes } from '../../store/shoppers/quotes.ts'
import { Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import type { Authentication } from '../shopper.ts'

/** A quote with the customer group for its prices; 0 for guests. */
export interface OpenQuote {
  readonly quote: Quote
  readonly group: number
}

/**
 * Finds the quote of a call. With a token and a numeric id it is the customer's own, whatever the number.
 * Otherwise it is the guest's quote with that id, for any caller.
 * @throws Refusal 401 for an invalid token, 404 if there is no such quote
 * @source platform contract E2, §11.1
 */
export function findQuote(request: FastifyRequest, quotes: Quotes, { findToken, findOwner }: Authentication): OpenQuote {
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
