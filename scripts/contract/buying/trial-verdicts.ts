import type { QuoteLine, QuotePaymentMethod } from '../../../bff/domain/cart/cart.types.ts'
import type { CustomerOrder } from '../../../bff/domain/customer/customer.types.ts'
import type { Finding } from '../verdicts.ts'

/** The finding of a step of the trial purchase. It names the cost only if the step failed. */
export type Verdict = Omit<Finding, 'name' | 'cost' | 'isOptional'>

export const ANSWERED: Verdict = { outcome: 'answered' }

export function lineVerdict(sku: string, quantity: number, lines: readonly Pick<QuoteLine, 'sku' | 'quantity'>[]): Verdict {
  const stored = lines.find((line) => line.sku === sku)
  if (!stored) return { outcome: 'empty', reason: `the cart does not have ${sku}, which was added to it` }
  if (stored.quantity === quantity) return ANSWERED
  return { outcome: 'refused', reason: `${quantity} × ${sku} were sent, and the cart has ${stored.quantity}` }
}

/** Methods that need no data of a card, so that a test order costs nothing. */
const WITHOUT_CARD = ['checkmo', 'banktransfer', 'cashondelivery', 'free']

/** The payment method of the test orders; null if all of them need data of a card. */
export const testPayment = (methods: readonly QuotePaymentMethod[]): string | null =>
  methods.find(({ code }) => WITHOUT_CARD.includes(code))?.code ?? null

/** How the platform reads customers' tokens. @param accepted whether the platform read the token in each place */
export function tokenVerdict(
  accepted: { readonly parameter: boolean; readonly header: boolean },
  isHeaderConfigured: boolean,
): Verdict {
  if (!accepted.parameter && !accepted.header) {
    return { outcome: 'refused', reason: 'the platform reads a new token neither in the parameter nor in the header' }
  }
  const isConfigured = isHeaderConfigured ? accepted.header : accepted.parameter
  const inHeader = isConfigured ? isHeaderConfigured : accepted.header
  const setting = `PLATFORM_TOKEN_IN_HEADER=${inHeader}`
  if (isConfigured) return { ...ANSWERED, setting }
  return { outcome: 'refused', reason: `the platform reads tokens only in the ${inHeader ? 'header' : 'parameter'}`, setting }
}

/** How an address without a telephone number ended. */
export type WithoutTelephone =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The platform took the order and never placed it. */
  | { readonly kind: 'unconfirmed' }

/** Most platforms require a telephone number, and so does the shop by default. */
export function telephoneVerdict(answer: WithoutTelephone, isRequired: boolean): Verdict {
  if (answer.kind === 'accepted') return { ...ANSWERED, reason: 'accepted: the number may be optional' }
  if (answer.kind === 'refused' && !/telephone/i.test(answer.reason)) return { outcome: 'refused', reason: answer.reason }
  const setting = 'addresses.telephone: required'
  const reason = answer.kind === 'refused' ? answer.reason : 'the queue took the order and did not place it'
  return isRequired
    ? { ...ANSWERED, reason: `refused, as configured: ${reason}`, setting }
    : { outcome: 'refused', reason, setting }
}

/** Two pages of one order each, of a customer with two orders. */
export function historyVerdict(
  pages: readonly [readonly Pick<CustomerOrder, 'number'>[], readonly Pick<CustomerOrder, 'number'>[]],
): Verdict {
  const [first, second] = pages.map((orders) => orders.map(({ number }) => number))
  if (!first?.length) return { outcome: 'empty', reason: 'the history does not have the orders that were just placed' }
  if (first.length > 1 || first[0] === second?.[0]) {
    return { outcome: 'partial', reason: 'the platform ignores paging: customers see the newest orders only' }
  }
  return second?.length ? ANSWERED : { outcome: 'empty', reason: 'page 2 is empty' }
}

/** The key of every platform whose configuration was not changed. */
export const STOCK_KEY = 'aeSu7aip'

/**
 * Whether strangers can empty the platform's cache.
 * @param text answer to `/invalidate` with the stock key; null if it was refused
 */
export function invalidationVerdict(text: string | null): Verdict {
  if (text === null) return ANSWERED
  if (/output cache is disabled/.test(text)) return { ...ANSWERED, reason: 'the platform has no output cache' }
  return {
    outcome: 'refused',
    reason: 'the platform accepts the key of its sample configuration; set server.invalidateCacheKey to 16 or more characters',
  }
}
