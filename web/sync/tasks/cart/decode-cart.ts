import { type Fields, isFields, isListOf } from '../../../storage/stored-fields.ts'
import { decodeOrderRecord } from '../order-record/decode-order-record.ts'
import { CART_VERSION, type CartExchange, type CartState } from './cart-state.ts'

/** The cart of a device that has none. */
export const emptyCart = (deviceId: string): CartState => ({
  version: CART_VERSION,
  deviceId,
  revision: 0,
  settled: null,
  intents: [],
})

/**
 * Decodes a stored cart; returns `empty` if it is not a cart of this version.
 * @param stored any value from the device
 */
export function decodeCart(stored: unknown, empty: CartState): CartState {
  if (!isFields(stored) || stored.version !== CART_VERSION) return empty
  const { deviceId, revision, settled, intents, exchanges, orderedAt, ordered, carriedOver, previous } = stored
  const record = decodeOrderRecord(ordered)
  if (typeof deviceId !== 'string' || !isCount(revision) || !Array.isArray(intents)) return empty
  return {
    version: CART_VERSION,
    deviceId,
    revision,
    settled: isSettled(settled) ? settled : null,
    intents: intents.filter(isIntent),
    ...(areExchanges(exchanges) && { exchanges }),
    ...(isCount(orderedAt) && { orderedAt }),
    ...(record && { ordered: record }),
    ...(isCarriedOver(carriedOver) && { carriedOver }),
    ...(arePrevious(previous) && { previous }),
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isSettled = (value: unknown): value is NonNullable<CartState['settled']> =>
  isFields(value) && isListOf(value.lines, (line) => isLine(line) && isCount(line.quantity)) && isCount(value.revision)

const isWanted = (value: unknown): value is Fields => isFields(value) && isLine(value.line) && isCount(value.quantity)

const isIntent = (value: unknown): value is CartState['intents'][number] => isWanted(value) && isCount(value.revision)

const areExchanges = (value: unknown): value is readonly CartExchange[] =>
  isListOf(
    value,
    (exchange) =>
      isFields(exchange) &&
      isCount(exchange.revision) &&
      isListOf(exchange.added, (key) => typeof key === 'string') &&
      isListOf(exchange.before, isWanted),
  )

const isCarriedOver = (value: unknown): value is NonNullable<CartState['carriedOver']> =>
  isFields(value) &&
  typeof value.deviceId === 'string' &&
  isListOf(value.lines, (line) => isFields(line) && typeof line.key === 'string' && isCount(line.quantity))

const arePrevious = (value: unknown): value is NonNullable<CartState['previous']> =>
  isListOf(value, (cart) => isFields(cart) && typeof cart.deviceId === 'string' && isCount(cart.confirmedRevision))

const isLine = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isFields(value) &&
  [value.key, value.sku, value.name].every((text) => typeof text === 'string') &&
  [value.options, value.bundleChoices, value.optionAnswers].every((list) => isListOf(list, isFields))
