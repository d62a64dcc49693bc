import { randomUUID } from 'node:crypto'
import type { CatalogProduct } from '../../../bff/domain/catalog/catalog.types.ts'
import { cartCalls } from '../../../bff/platform/cart/calls.ts'
import { mailCalls } from '../../../bff/platform/mail/calls.ts'
import { orderCalls } from '../../../bff/platform/order/calls.ts'
import { reviewCalls } from '../../../bff/platform/review/calls.ts'
import { userCalls } from '../../../bff/platform/user/calls.ts'
import { newsletterCalls } from '../../../bff/platform/user/newsletter.ts'
import type { AskedPlatform } from '../platform.ts'
import { ACCOUNT_STEPS } from './account-steps.ts'
import { CART_STEPS } from './cart-steps.ts'
import { EXTENSION_STEPS } from './extension-steps.ts'
import { CUSTOMER_ORDER_STEPS, GUEST_ORDER_STEPS } from './order-steps.ts'
import { testShopper } from './test-shopper.ts'
import { runTrial, type Step, type TrialResult } from './trial.ts'

/** Printed before anything is written. */
export const ANNOUNCEMENT =
  'Buys as a test: up to 3 orders, an account, a review, a newsletter subscription that ends at once, and a mail to the shop.'

export const STEPS: readonly Step[] = [
  ...CART_STEPS,
  ...GUEST_ORDER_STEPS,
  ...ACCOUNT_STEPS,
  ...CUSTOMER_ORDER_STEPS,
  ...EXTENSION_STEPS,
]

const QUEUE_MS = 20_000

/**
 * Buys on the platform with the shop's own calls. Everything it creates is marked as a test.
 * @param products listed products to choose from
 * @source DAY-4
 */
export async function buy(
  platform: AskedPlatform,
  products: readonly CatalogProduct[],
  queueMs = QUEUE_MS,
): Promise<TrialResult> {
  const { http, log, storeView, config, connect } = platform
  const [inParameter, inHeader] = [connect({ tokenInHeader: false }), connect({ tokenInHeader: true })]
  try {
    return await runTrial(STEPS, {
      http,
      storeView,
      config,
      products,
      queueMs,
      shopper: testShopper(storeView.taxCountry, randomUUID().slice(0, 8)),
      carts: cartCalls(http, log),
      places: {
        parameter: { users: userCalls(inParameter, log), carts: cartCalls(inParameter, log) },
        header: { users: userCalls(inHeader, log), carts: cartCalls(inHeader, log) },
      },
      orders: orderCalls(http, config.platform.orderTimeoutMs, null),
      reviews: reviewCalls(http, null),
      newsletter: newsletterCalls(http),
      mail: mailCalls(http, null),
    })
  } finally {
    await Promise.all([inParameter.close(), inHeader.close()])
  }
}
