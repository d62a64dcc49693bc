import type { CatalogProduct } from '../../../bff/domain/catalog/catalog.types.ts'
import { PlatformRefused } from '../../../bff/platform/base/errors.ts'
import type { CartCalls } from '../../../bff/platform/cart/calls.ts'
import type { QuoteAccess, QuoteItem } from '../../../bff/platform/cart/cart-item.ts'
import { toQuoteAddress } from '../../../bff/services/checkout/place/chosen-methods.ts'
import { describeFailure } from '../platform.ts'
import { type Step, type StepResult, step, type TrialCart, type TrialShop } from './trial.ts'
import { ANSWERED, lineVerdict, testPayment } from './trial-verdicts.ts'

/** A product may need options or a larger quantity, so several are tried. */
const MOST_TRIED = 5

/** A guest's cart up to its totals. */
export const CART_STEPS: readonly Step[] = [
  step({
    name: 'a guest cart',
    cost: 'carts',
    needs: [],
    run: async ({ carts, storeView }) => ({
      verdict: ANSWERED,
      trial: { cartId: await carts.create(storeView, null) },
      made: ['a guest cart'],
    }),
  }),
  step({
    name: 'a product in the cart',
    cost: 'carts',
    needs: ['cartId'],
    run: (shop, { cartId }) => addProduct(shop, shop.carts, { cartId, token: null }),
  }),
  step({
    name: 'a quantity that is set, not added',
    cost: 'quantities in the cart',
    needs: ['cart'],
    run: (shop, { cart }) => setQuantity(shop, cart),
  }),
  step({
    name: 'delivery methods',
    cost: 'delivery and its cost',
    needs: ['cart'],
    run: (shop, { cart }) => chooseDelivery(shop, cart),
  }),
  step({
    name: 'payment methods',
    cost: 'the checkout',
    needs: ['cart'],
    run: async ({ carts, storeView }, { cart }) => choosePayment(await carts.paymentMethods(storeView, cart.access)),
  }),
  step({
    name: 'totals',
    cost: 'totals of the cart',
    needs: ['cart'],
    async run({ carts, storeView }, { cart }) {
      const { grandTotal } = await carts.totals(storeView, cart.access)
      return { verdict: grandTotal === null ? { outcome: 'empty', reason: 'no grand total' } : ANSWERED }
    },
  }),
]

/** Adds the first product that the platform takes. */
export async function addProduct({ storeView, products }: TrialShop, carts: CartCalls, access: QuoteAccess): Promise<StepResult> {
  const tried: string[] = []
  for (const product of products.filter(isSimple).slice(0, MOST_TRIED)) {
    const quantity = leastQuantity(product)
    try {
      await carts.update(storeView, access, toItem(product.sku, quantity))
    } catch (error) {
      if (!(error instanceof PlatformRefused)) throw error
      tried.push(`${product.sku}: ${describeFailure(error)}`)
      continue
    }
    const lines = await carts.pull(storeView, access)
    const line = lines.find(({ sku }) => sku === product.sku)
    return { verdict: lineVerdict(product.sku, quantity, lines), ...(line && { trial: { cart: { access, line } } }) }
  }
  return { verdict: { outcome: 'refused', reason: tried.join('; ') || 'no simple product is listed' } }
}

const isSimple = ({ type, customOptions }: CatalogProduct): boolean =>
  type === 'simple' && !customOptions.some(({ required }) => required)

const leastQuantity = ({ stock }: CatalogProduct): number =>
  Math.max(1, stock?.quantities.least ?? 1, stock?.quantities.step ?? 1)

const toItem = (sku: string, quantity: number): QuoteItem => ({
  sku,
  quantity,
  itemId: null,
  quoteId: null,
  variantOptions: [],
  bundleChoices: [],
  optionAnswers: [],
})

/** Sends the line's own id with twice the quantity: a platform that adds would have three times as many. */
async function setQuantity({ carts, storeView }: TrialShop, { access, line }: TrialCart): Promise<StepResult> {
  const quantity = line.quantity * 2
  await carts.update(storeView, access, { ...toItem(line.sku, quantity), itemId: line.itemId, quoteId: line.quoteId })
  const lines = await carts.pull(storeView, access)
  const stored = lines.find(({ itemId }) => itemId === line.itemId)
  return { verdict: lineVerdict(line.sku, quantity, lines), ...(stored && { trial: { cart: { access, line: stored } } }) }
}

async function chooseDelivery(shop: TrialShop, { access }: TrialCart): Promise<StepResult> {
  const { carts, storeView, shopper } = shop
  const address = toQuoteAddress(shopper.address)
  const offered = await carts.shippingMethods(storeView, access, address)
  const [method] = offered.filter(({ isAvailable }) => isAvailable)
  if (!method)
    return { verdict: { outcome: 'empty', reason: `no method is available for ${address.country} ${address.postcode}` } }
  const { carrierCode, methodCode } = method
  await carts.setShipping(storeView, access, { address, carrierCode, methodCode })
  return { verdict: ANSWERED, trial: { methods: { carrierCode, methodCode } } }
}

function choosePayment(methods: Parameters<typeof testPayment>[0]): StepResult {
  if (methods.length === 0) return { verdict: { outcome: 'empty', reason: 'no method' } }
  const payment = testPayment(methods)
  if (payment !== null) return { verdict: ANSWERED, trial: { payment } }
  const codes = methods.map(({ code }) => code).join(', ')
  return { verdict: { ...ANSWERED, reason: `each needs a card, so no order is placed: ${codes}` } }
}
