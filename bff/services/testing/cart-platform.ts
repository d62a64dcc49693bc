import type { QuoteLine, QuoteTotals } from '../../domain/cart/cart.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { CartCalls } from '../../platform/cart/calls.ts'
import type { QuoteAccess, QuoteItem } from '../../platform/cart/cart-item.ts'

/** The fate of a call: applied and answered, never delivered, applied with its answer lost, or timed out and applied later. */
export type Fate = 'answered' | 'lost on the way' | 'lost on the way back' | 'late'

export interface CartPlatform extends CartCalls {
  /** The calls in order, for example 'update BOARD 2'. */
  readonly calls: readonly string[]
  /** Quantities by sku; lines with the same sku in sequence. */
  quantities(cartId?: string): Readonly<Record<string, number>>
  /** Adds or changes a line as another client. */
  put(sku: string, quantity: number): void
  lines(): readonly QuoteLine[]
  /** Deletes every cart, as a platform does with old ones. */
  forget(): void
  /** Delivers all late calls. */
  deliverLate(): void
  underWay(): { readonly now: number; readonly most: number }
}

interface Behaviour {
  readonly fate?: (call: string) => Fate
  /** Returns the status of a refused call, by its text in `calls`. */
  readonly refuse?: (call: string) => number | null
  /** Returns the status of a call that is applied, and answered as if it were refused. */
  readonly deny?: (call: string) => number | null
  /** Whether the platform has shipping methods for a country. */
  readonly delivers?: (country: string) => boolean
}

/**
 * Carts as the platform keeps them: an update without an item id ADDS to an equal line, one with an item id sets. @source platform
 * contract E2
 */
export function cartPlatform({
  fate = () => 'answered',
  refuse = () => null,
  deny = () => null,
  delivers = () => true,
}: Behaviour = {}): CartPlatform {
  const carts = new Map<string, QuoteLine[]>()
  const coupons = new Map<string, string>()
  const late: { readonly due: number; readonly work: () => void }[] = []
  const calls: string[] = []
  let [lastCart, lastLine, now, most] = [0, 0, 0, 0]

  async function call<Result>(name: string, work: () => Result): Promise<Result> {
    calls.push(name)
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    const status = refuse(name)
    if (status !== null) throw new PlatformRefused('PLATFORM_REFUSED', status)
    const becomes = fate(name)
    if (late.length > 0 && calls.length >= (late[0]?.due ?? 0)) late.shift()?.work()
    if (becomes === 'late') late.push({ due: calls.length + LATE_BY, work: quietly(work) })
    if (becomes === 'late') throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    if (becomes === 'lost on the way') throw new PlatformUnreachable('PLATFORM_NETWORK')
    const result = work()
    const denied = deny(name)
    if (denied !== null) throw new PlatformRefused('PLATFORM_REFUSED', denied)
    if (becomes === 'lost on the way back') throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    return result
  }
  const findLines = ({ cartId }: Pick<QuoteAccess, 'cartId'>): QuoteLine[] => {
    const lines = carts.get(cartId)
    if (!lines) throw new PlatformRefused('PLATFORM_REFUSED', 404)
    return lines
  }
  const replace = (lines: QuoteLine[], line: QuoteLine): QuoteLine => {
    lines.splice(
      lines.findIndex(({ itemId }) => itemId === line.itemId),
      1,
      line,
    )
    return line
  }
  const create = (cartId: string) => {
    carts.set(cartId, [])
    return cartId
  }
  const currentCart = () => [...carts.values()].at(-1) ?? []

  return {
    calls,
    create: (_view, token) =>
      call('create', () => (token === null ? create(`masked-${++lastCart}`) : (customersCart(carts) ?? create('4417')))),
    pull: (_view, access) => call('pull', () => [...findLines(access)]),
    update: (_view, access, item) =>
      call(`update ${item.sku} ${item.quantity}`, () => {
        const lines = findLines(access)
        const known = lines.find((line) => (item.itemId === null ? isEqual(line, item) : line.itemId === item.itemId))
        if (known)
          return replace(lines, { ...known, quantity: item.itemId === null ? known.quantity + item.quantity : item.quantity })
        if (item.itemId !== null) throw new PlatformRefused('PLATFORM_REFUSED', 404)
        const line = quoteLine(String(++lastLine), item)
        lines.push(line)
        return line
      }),
    remove: (_view, access, { itemId, sku }) =>
      call(`delete ${sku}`, () => {
        const lines = findLines(access)
        const place = lines.findIndex((line) => line.itemId === itemId)
        if (place < 0) throw new PlatformRefused('PLATFORM_REFUSED', 404)
        lines.splice(place, 1)
      }),
    totals: (_view, access) => call('totals', () => toTotals(findLines(access), coupons.get(access.cartId) ?? null)),
    applyCoupon: (_view, access, code) =>
      call(`coupon ${code}`, () => {
        findLines(access)
        coupons.set(access.cartId, code)
      }),
    removeCoupon: (_view, access) =>
      call('coupon off', () => {
        findLines(access)
        coupons.delete(access.cartId)
      }),
    shippingMethods: (_view, access, address) =>
      call(`shipping-methods ${address.country} ${address.postcode}`, () => {
        findLines(access)
        return delivers(address.country) ? SHIPPING : []
      }),
    paymentMethods: (_view, access) =>
      call('payment-methods', () => {
        findLines(access)
        return [{ code: 'checkmo', title: 'Pay by bank transfer' }]
      }),
    setShipping: (_view, access, { carrierCode, methodCode, address }) =>
      call(`shipping ${carrierCode} ${methodCode} ${address.country}`, () => void findLines(access)),
    quantities: (cartId) =>
      Object.fromEntries((cartId ? findLines({ cartId }) : currentCart()).map(({ sku, quantity }) => [sku, quantity])),
    put(sku, quantity) {
      const item = { sku, quantity, itemId: null, quoteId: null, variantOptions: [], bundleChoices: [], optionAnswers: [] }
      const known = currentCart().find((line) => line.sku === sku)
      if (known) replace(currentCart(), { ...known, quantity })
      else currentCart().push(quoteLine(String(++lastLine), item))
    },
    lines: currentCart,
    forget: () => carts.clear(),
    deliverLate() {
      for (const { work } of late.splice(0)) work()
    },
    underWay: () => ({ now, most }),
  }
}

const lorry = { carrierCode: 'pallet', methodCode: 'pallet', carrierTitle: 'Pallet lorry', methodTitle: 'Full sheets' }
const courier = { carrierCode: 'courier', methodCode: 'day', carrierTitle: 'Courier', methodTitle: 'Next day' }
const SHIPPING = [
  { ...lorry, price: 45, priceWithTax: 54, isAvailable: false },
  { ...courier, price: 4, priceWithTax: 4.8, isAvailable: true },
]

/** Number of other calls after which a late one arrives. */
const LATE_BY = 2

/** Ignores a refusal, because the caller has given up. */
const quietly = (work: () => unknown) => () => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof PlatformRefused)) throw error
  }
}

const customersCart = (carts: ReadonlyMap<string, unknown>) => [...carts.keys()].find((id) => /^\d+$/.test(id))

const isEqual = (line: QuoteLine, { sku, bundleChoices, optionAnswers }: QuoteItem) =>
  JSON.stringify([line.sku, line.bundleChoices, line.optionAnswers]) === JSON.stringify([sku, bundleChoices, optionAnswers])

const quoteLine = (itemId: string, { sku, quantity, variantOptions, bundleChoices, optionAnswers }: QuoteItem): QuoteLine => ({
  itemId,
  sku,
  quantity,
  variantOptions,
  bundleChoices,
  optionAnswers,
  quoteId: '4417',
  name: sku,
  type: 'simple',
})

/** Every piece costs a pound plus 20 % tax. */
function toTotals(lines: readonly QuoteLine[], couponCode: string | null): QuoteTotals {
  const net = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    grandTotal: net,
    subtotal: net,
    subtotalWithTax: net * 1.2,
    shipping: 0,
    shippingWithTax: 0,
    couponCode,
    discount: couponCode === null ? 0 : -1,
    tax: null,
    segments: [{ code: 'grand_total', title: 'Grand Total', value: net * 1.2 }],
    lines: new Map(
      lines.map(({ itemId, quantity }) => [
        itemId,
        { quantity, price: 1, priceWithTax: 1.2, rowTotal: quantity, rowTotalWithTax: quantity * 1.2, options: [] },
      ]),
    ),
  }
}
