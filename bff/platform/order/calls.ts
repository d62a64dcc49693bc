import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { NewOrder, OrderReceipt } from '../../domain/checkout/order.types.ts'
import { PlatformError, PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { onceADay } from '../base/once-a-day.ts'
import { decodeCartReply } from '../cart/cart-reply.ts'
import { decodeFlag, decodeId, decodeNumber, decodeText, isDocument } from '../documents/document.ts'
import type { PlatformHttp } from '../http/client.ts'
import { storeQuery } from '../http/store-query.ts'
import { orderBody } from './order-body.ts'

/** An order was sent and its result is unknown: the platform may still place it. */
export class OrderUnconfirmed extends PlatformUnreachable {}

/** The shopper was told that nothing was ordered under this key, so the key must not be used any more. */
export class OrderClosed extends PlatformRefused {}

export type OrderCalls = ReturnType<typeof orderCalls>

/** How long a proxy or queue before the platform may still deliver a request after it timed out. */
const ON_THE_WAY_MS = 2 * 60 * 1000
const MOST_UNCONFIRMED = 5000

const Receipt = z.object({ id: z.string(), number: z.string().nullable(), isReceived: z.literal(true).exactOptional() })
const CLOSED = { closed: true } as const
const Placement = z.union([Receipt, z.object({ closed: z.literal(true) })])

/** @source ORDER-1, ORDER-3; platform contract E3, §8 */
export function orderCalls(http: PlatformHttp, timeoutMs: number, shared: SharedStore | null) {
  const { once, known, isOpenElsewhere } = onceADay<z.output<typeof Placement>>({
    name: 'order',
    result: Placement,
    shared,
    timeoutMs,
    restMs: ON_THE_WAY_MS,
    isUnanswered: (error) => error instanceof OrderUnconfirmed,
    unanswered: () => new OrderUnconfirmed('PLATFORM_TIMEOUT'),
  })
  const startedAt = performance.now()
  const { send, gotNoAnswer, refusals } = createSender(http, timeoutMs)
  return {
    /**
     * Places an order, once per key: a repeated order gets the result of the first, whether it comes at once or later. After an order
     * without an answer nothing is sent for two minutes.
     * @throws PlatformRefused if nothing was ordered
     * @throws OrderClosed if the key was closed
     * @throws OrderUnconfirmed
     * @throws PlatformUnreachable if nothing was sent
     */
    async place(view: StoreViewConfig, order: NewOrder) {
      const placement = await once(order.key, () => send(view, order))
      if ('closed' in placement) throw new OrderClosed('PLATFORM_REFUSED')
      return placement
    },

    /**
     * The order placed under a key, as the replicas remember it or the platform reports it; null if none is known. An order in the
     * platform's queue stays `isReceived` until the platform reports that it was placed. If the platform reports a failure, `refusal`
     * returns it.
     * @throws PlatformUnreachable if the platform cannot say
     */
    async placed(view: StoreViewConfig, key: string) {
      const placement = await known(key)
      const receipt = placement && !('closed' in placement) ? placement : null
      if (receipt && !receipt.isReceived) return receipt
      const state = await findTransferred(http, view, key)
      if (state instanceof PlatformRefused) refusals.set(key, state)
      return state && !(state instanceof PlatformRefused) ? state : receipt
    },

    /** Whether an order was sent recently and got no answer, from this replica or from one that may have died since. */
    isUnconfirmed: async (key: string) => gotNoAnswer(key) || isOpenElsewhere(key),
    /** Why the platform refused the last attempt under a key; null if this process knows of no refusal. */
    refusal: (key: string) => refusals.get(key) ?? null,
    /**
     * Closes a key, so that no late request can place an order under it.
     * @param sentMs milliseconds since the device sent the order
     * @returns false if the order may still be on its way to the platform
     */
    async close(key: string, sentMs: number) {
      // An earlier process of this shop may have sent the order just before it ended.
      const knowsAll = shared !== null || refusals.has(key) || performance.now() - startedAt > sentMs
      if (gotNoAnswer(key) || (!knowsAll && sentMs < ON_THE_WAY_MS)) return false
      try {
        return 'closed' in (await once(key, async () => CLOSED))
      } catch (error) {
        if (error instanceof PlatformError) return false
        throw error
      }
    },
  }
}

/** Sends orders, and remembers which ones got no answer or were refused by the platform. */
function createSender(http: PlatformHttp, timeoutMs: number) {
  const sentAt = new LRUCache<string, number>({ max: MOST_UNCONFIRMED })
  const refusals = new LRUCache<string, PlatformRefused>({ max: MOST_UNCONFIRMED })
  const gotNoAnswer = (key: string) => performance.now() - (sentAt.get(key) ?? Number.NEGATIVE_INFINITY) < ON_THE_WAY_MS

  async function send(view: StoreViewConfig, order: NewOrder): Promise<OrderReceipt> {
    if (gotNoAnswer(order.key)) throw new OrderUnconfirmed('PLATFORM_TIMEOUT')
    try {
      const reply = await http.post('/api/order', storeQuery(view), orderBody(view, order), { name: 'order', timeoutMs })
      return decodeReceipt(decodeCartReply(reply), order.key)
    } catch (error) {
      if (error instanceof PlatformRefused) refusals.set(order.key, error)
      if (!(error instanceof PlatformUnreachable) || error.code === 'PLATFORM_CIRCUIT_OPEN') throw error
      sentAt.set(order.key, performance.now())
      const { code, status, detail } = error.forLog()
      throw new OrderUnconfirmed(code, status, detail)
    }
  }

  return { send, gotNoAnswer, refusals }
}

/** The platform sends this refusal with code 200. */
const REFUSAL = /^invalid signature/i

/**
 * A platform with a queue answers with a job number. Any other answer but a refusal means that the order is placed.
 * @throws PlatformRefused
 * @source ORDER-3; platform contract E3, §1.2
 */
function decodeReceipt(result: unknown, key: string): OrderReceipt {
  if (typeof result === 'string' && REFUSAL.test(result)) throw new PlatformRefused('PLATFORM_REFUSED', 200, result)
  if (decodeNumber(result) !== null) return { id: key, number: null, isReceived: true }
  if (!isDocument(result)) return { id: key, number: null }
  return { id: decodeId(result.backendOrderId) ?? decodeId(result.magentoOrderId) ?? key, number: decodeId(result.orderNumber) }
}

/**
 * The platform's report on an order it was sent. A platform that keeps no record of orders answers with a web server page, or refuses. A
 * queue worker may have recorded why it failed; the platform's own does not.
 * @source platform contract E3, §8.3
 */
async function findTransferred(
  http: PlatformHttp,
  view: StoreViewConfig,
  key: string,
): Promise<OrderReceipt | PlatformRefused | null> {
  try {
    const path = `/api/sync/order/${encodeURIComponent(key)}`
    const result = decodeCartReply(await http.get(path, storeQuery(view), { name: 'order sync', retry: true }))
    if (!isDocument(result)) return null
    const failure = decodeText(result.error)
    if (!decodeFlag(result.transmited, false)) return failure ? new PlatformRefused('PLATFORM_REFUSED', null, failure) : null
    return { id: decodeId(result.platform_order_id) ?? key, number: null }
  } catch (error) {
    if (error instanceof PlatformRefused || (error instanceof PlatformUnreachable && error.status === 404)) return null
    throw error
  }
}
