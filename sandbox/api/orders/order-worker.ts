import { readText } from '../../store/fields.ts'
import type { OrderJobs } from '../../store/shoppers/order-jobs.ts'
import { storeViewByCode } from '../../store-views.ts'
import { Refusal } from '../envelope.ts'
import type { OrderPlatform } from './order-cart.ts'
import { processOrder } from './process-order.ts'

/** How long an order waits in the queue before the worker takes it, in milliseconds. */
const DELAY_MS = 1000

interface OrderWorkerSettings {
  readonly jobs: OrderJobs
  readonly platform: OrderPlatform
  /** True if orders wait until `work` is called. */
  readonly isHeld: boolean
  /** True if the worker records why an order failed, for `/api/sync/order`. The platform's own worker does not. */
  readonly tellsRefusals: boolean
}

export type OrderWorker = ReturnType<typeof createOrderWorker>

/** The worker of the order queue. It places queued orders after their senders were answered. @source platform contract E3, §8.3 */
export function createOrderWorker({ jobs, platform, isHeld, tellsRefusals }: OrderWorkerSettings) {
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Processes waiting orders now. */
  function work(): void {
    for (const { id, storeCode, order, state } of jobs.all()) {
      if (state !== 'waiting') continue
      const failure = attempt(order, storeCode)
      jobs.finish(id, failure)
      const orderId = readText(order, 'order_id')
      if (failure !== null && tellsRefusals && orderId !== null) platform.orders.recordTransferred(orderId, toRefusal(failure))
    }
  }

  /** Tries to place an order. @returns why the order was not placed; null if it was */
  function attempt(order: Parameters<typeof processOrder>[0], storeCode: string): string | null {
    try {
      return processOrder(order, storeViewByCode(storeCode), platform) ? null : 'No such entity with cartId'
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }

  return {
    /** Processes waiting orders after a delay. */
    wake(): void {
      if (isHeld) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        try {
          work()
        } catch (error) {
          // The order stays queued for the next attempt, for example after a full disk.
          console.error(error)
        }
      }, DELAY_MS).unref()
    },
    work,
    stop: () => clearTimeout(timer),
  }
}

const toRefusal = (failure: string) => ({
  platform_order_id: null,
  transmited: false,
  transmited_at: null,
  platform: 'magento2',
  order: null,
  error: failure,
})
