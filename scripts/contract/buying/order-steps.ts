import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addressSettings } from '../../../bff/config/shop.ts'
import type { NewOrder, OrderAddress, OrderReceipt } from '../../../bff/domain/checkout/order.types.ts'
import { PlatformRefused } from '../../../bff/platform/base/errors.ts'
import { toQuoteAddress } from '../../../bff/services/checkout/place/chosen-methods.ts'
import { describeFailure } from '../platform.ts'
import { addProduct } from './cart-steps.ts'
import { withoutTelephone } from './test-shopper.ts'
import type { Methods, Step, StepResult, Trial, TrialCart, TrialCustomer, TrialShop } from './trial.ts'
import { historyVerdict, telephoneVerdict, type WithoutTelephone } from './trial-verdicts.ts'

const POLL_MS = 500
const NEEDS_OF_ORDER = ['cart', 'methods', 'payment'] as const

/** A guest's order: first without a telephone number, and with one if the platform requires it. */
export const GUEST_ORDER_STEPS: readonly Step[] = [
  {
    name: 'an order without telephone',
    cost: 'orders of shoppers who give no number',
    needs: NEEDS_OF_ORDER,
    run: async (shop, trial) => {
      const { answer, receipt } = await orderWithoutTelephone(shop, trial)
      const verdict = telephoneVerdict(answer, addressSettings(shop.config.shop).isTelephoneRequired)
      return { verdict, ...(receipt && { trial: { guestOrder: receipt.id }, made: [orderName(receipt)] }) }
    },
  },
  {
    name: 'an order',
    cost: 'orders',
    needs: NEEDS_OF_ORDER,
    run: async (shop, trial) => {
      if (trial.guestOrder !== undefined) return { verdict: { outcome: 'answered', reason: 'the one without telephone' } }
      return orderResult(await placeOrder(shop, toContents(trial), null, shop.shopper.address), ({ id }) => ({ guestOrder: id }))
    },
  },
]

/** Two orders of the customer, so that the history has two pages of one. */
export const CUSTOMER_ORDER_STEPS: readonly Step[] = [
  {
    name: 'two orders of a customer',
    cost: 'orders of customers',
    needs: ['customer', 'methods', 'payment'],
    run: async (shop, trial) => {
      const placed: OrderReceipt[] = []
      for (let order = 0; order < 2; order += 1) {
        const receipt = await orderAsCustomer(shop, trial)
        if ('verdict' in receipt) return { ...receipt, made: placed.map(orderName) }
        placed.push(receipt)
      }
      return {
        verdict: { outcome: 'answered' },
        trial: { customerOrders: placed.map(({ id }) => id) },
        made: placed.map(orderName),
      }
    },
  },
  {
    name: 'page 2 of the order history',
    cost: 'older orders of customers',
    needs: ['customer', 'customerOrders'],
    run: async ({ storeView }, { customer }) => {
      if (!customer) return { verdict: { outcome: 'skipped' } }
      const { users, token } = customer
      const first = await users.orders(storeView, token, { size: 1, page: 1 })
      const second = await users.orders(storeView, token, { size: 1, page: 2 })
      return { verdict: historyVerdict([first.items, second.items]) }
    },
  },
]

interface Contents {
  readonly cart: TrialCart
  readonly methods: Methods
  readonly payment: string
}

function toContents({ cart, methods, payment }: Trial): Contents {
  if (!cart || !methods || payment === undefined) throw new Error('The step needs a cart, a delivery and a payment method.')
  return { cart, methods, payment }
}

async function orderWithoutTelephone(
  shop: TrialShop,
  trial: Trial,
): Promise<{ readonly answer: WithoutTelephone; readonly receipt?: OrderReceipt }> {
  try {
    const { receipt, isPlaced } = await placeOrder(shop, toContents(trial), null, withoutTelephone(shop.shopper.address))
    return isPlaced ? { answer: { kind: 'accepted' }, receipt } : { answer: { kind: 'unconfirmed' } }
  } catch (error) {
    if (!(error instanceof PlatformRefused)) throw error
    return { answer: { kind: 'refused', reason: describeFailure(error) } }
  }
}

/** @returns the receipt, or why there is none */
async function orderAsCustomer(shop: TrialShop, trial: Trial): Promise<OrderReceipt | StepResult> {
  const { storeView, shopper } = shop
  const { customer, methods, payment } = trial
  if (!customer || !methods || payment === undefined) return { verdict: { outcome: 'skipped' } }
  const { carts } = customer
  const access = { cartId: await carts.create(storeView, customer.token), token: customer.token }
  const added = await addProduct(shop, carts, access)
  if (!added.trial?.cart) return added
  await carts.setShipping(storeView, access, { address: toQuoteAddress(shopper.address), ...methods })
  const { receipt, isPlaced } = await placeOrder(shop, { cart: added.trial.cart, methods, payment }, customer, shopper.address)
  return isPlaced ? receipt : { verdict: { outcome: 'empty', reason: NEVER_PLACED } }
}

const NEVER_PLACED = 'the queue took the order, and /api/sync/order does not confirm it'

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

function orderResult({ receipt, isPlaced }: PlacedOrder, toTrial: (receipt: OrderReceipt) => Trial): StepResult {
  const made = [orderName(receipt)]
  return isPlaced
    ? { verdict: { outcome: 'answered' }, trial: toTrial(receipt), made }
    : { verdict: { outcome: 'empty', reason: NEVER_PLACED }, made }
}

const orderName = ({ id, number }: OrderReceipt): string => `order ${number ?? id}`
