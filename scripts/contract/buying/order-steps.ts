import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addressSettings } from '../../../bff/config/shop.ts'
import type { NewOrder, OrderAddress, OrderReceipt } from '../../../bff/domain/checkout/order.types.ts'
import { PlatformRefused } from '../../../bff/platform/base/errors.ts'
import { toQuoteAddress } from '../../../bff/services/checkout/place/chosen-methods.ts'
import { describeFailure } from '../platform.ts'
import { addProduct } from './cart-steps.ts'
import { withoutTelephone } from './test-shopper.ts'
import { type Provided, type Step, type StepResult, step, type TrialCustomer, type TrialShop } from './trial.ts'
import { ANSWERED, historyVerdict, telephoneVerdict, type Verdict, type WithoutTelephone } from './trial-verdicts.ts'

const POLL_MS = 500
const NEEDS_OF_ORDER = ['cart', 'methods', 'payment'] as const
type Contents = Pick<Provided<(typeof NEEDS_OF_ORDER)[number]>, (typeof NEEDS_OF_ORDER)[number]>

/** A guest's order: first without a telephone number, and with one if the platform requires it. */
export const GUEST_ORDER_STEPS: readonly Step[] = [
  step({
    name: 'an order without telephone',
    cost: 'orders of shoppers who give no number',
    needs: NEEDS_OF_ORDER,
    async run(shop, contents) {
      const { answer, receipt } = await orderWithoutTelephone(shop, contents)
      const verdict = telephoneVerdict(answer, addressSettings(shop.config.shop).isTelephoneRequired)
      return { verdict, ...(receipt && { trial: { guestOrder: receipt.id }, made: [orderName(receipt)] }) }
    },
  }),
  step({
    name: 'an order',
    cost: 'orders',
    needs: NEEDS_OF_ORDER,
    async run(shop, { guestOrder, ...contents }) {
      if (guestOrder !== undefined) return { verdict: { ...ANSWERED, reason: 'the one without telephone' } }
      const { receipt, isPlaced } = await placeOrder(shop, contents, null, shop.shopper.address)
      const made = [orderName(receipt)]
      return isPlaced ? { verdict: ANSWERED, trial: { guestOrder: receipt.id }, made } : { verdict: NEVER_PLACED, made }
    },
  }),
]

/** Two orders of the customer, so that the history has two pages of one. */
export const CUSTOMER_ORDER_STEPS: readonly Step[] = [
  step({
    name: 'two orders of a customer',
    cost: 'orders of customers',
    needs: ['customer', 'methods', 'payment'],
    async run(shop, trial) {
      const placed: OrderReceipt[] = []
      for (let order = 0; order < 2; order += 1) {
        const receipt = await orderAsCustomer(shop, trial)
        if ('verdict' in receipt) return { ...receipt, made: placed.map(orderName) }
        placed.push(receipt)
      }
      return { verdict: ANSWERED, trial: { customerOrders: placed.map(({ id }) => id) }, made: placed.map(orderName) }
    },
  }),
  step({
    name: 'page 2 of the order history',
    cost: 'older orders of customers',
    needs: ['customer', 'customerOrders'],
    async run({ storeView }, { customer: { users, token } }) {
      const first = await users.orders(storeView, token, { size: 1, page: 1 })
      const second = await users.orders(storeView, token, { size: 1, page: 2 })
      return { verdict: historyVerdict([first.items, second.items]) }
    },
  }),
]

async function orderWithoutTelephone(
  shop: TrialShop,
  contents: Contents,
): Promise<{ readonly answer: WithoutTelephone; readonly receipt?: OrderReceipt }> {
  try {
    const { receipt, isPlaced } = await placeOrder(shop, contents, null, withoutTelephone(shop.shopper.address))
    return isPlaced ? { answer: { kind: 'accepted' }, receipt } : { answer: { kind: 'unconfirmed' } }
  } catch (error) {
    if (!(error instanceof PlatformRefused)) throw error
    return { answer: { kind: 'refused', reason: describeFailure(error) } }
  }
}

/** @returns the receipt, or why there is none */
async function orderAsCustomer(
  shop: TrialShop,
  { customer, methods, payment }: Provided<'customer' | 'methods' | 'payment'>,
): Promise<OrderReceipt | StepResult> {
  const { storeView, shopper } = shop
  const { carts } = customer
  const access = { cartId: await carts.create(storeView, customer.token), token: customer.token }
  const added = await addProduct(shop, carts, access)
  if (!added.trial?.cart) return added
  await carts.setShipping(storeView, access, { address: toQuoteAddress(shopper.address), ...methods })
  const { receipt, isPlaced } = await placeOrder(shop, { cart: added.trial.cart, methods, payment }, customer, shopper.address)
  return isPlaced ? receipt : { verdict: NEVER_PLACED }
}

const NEVER_PLACED: Verdict = {
  outcome: 'empty',
  reason: 'the queue took the order, and /api/sync/order does not confirm it',
}

interface PlacedOrder {
  readonly receipt: OrderReceipt
  /** False if the order stayed in the platform's queue. */
  readonly isPlaced: boolean
}

async function placeOrder(
  shop: TrialShop,
  contents: Contents,
  customer: TrialCustomer | null,
  address: OrderAddress,
): Promise<PlacedOrder> {
  const { orders, storeView } = shop
  const order = newOrder(shop, contents, customer, address)
  const receipt = await orders.place(storeView, order)
  if (!receipt.isReceived) return { receipt, isPlaced: true }
  const end = performance.now() + shop.queueMs
  do {
    await pause(Math.min(POLL_MS, shop.queueMs))
    const placed = await orders.placed(storeView, order.key)
    const refusal = orders.refusal(order.key)
    if (refusal) throw refusal
    if (placed && !placed.isReceived) return { receipt: placed, isPlaced: true }
  } while (performance.now() < end)
  return { receipt, isPlaced: false }
}

function newOrder(
  { shopper }: TrialShop,
  { cart, methods, payment }: Contents,
  customer: TrialCustomer | null,
  address: OrderAddress,
): NewOrder {
  const { access, line } = cart
  return {
    key: `${Date.now()}-${randomUUID()}`,
    customerId: customer?.id ?? null,
    cartId: access.cartId,
    email: shopper.email,
    lines: [{ quote: line, parentSku: null, quantity: line.quantity, price: 0, priceWithTax: 0 }],
    delivery: { address, ...methods },
    billingAddress: address,
    paymentCode: payment,
    createdAt: new Date(),
  }
}

const orderName = ({ id, number }: OrderReceipt): string => `order ${number ?? id}`
