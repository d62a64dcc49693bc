import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { ADDRESS, COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import type { VisibleCart } from '../../cart/index.ts'
import { type ChosenMethods, orderRecord } from './order-record.ts'

const messages = await allMessages(BRITISH)
const money = (amount: number) => ({ __typename: 'Money' as const, amount, formatted: `£${(amount / 100).toFixed(2)}` })
const withBoth = (net: number, gross: number) => ({ net: money(net), gross: money(gross) })
// The name of a line contains the second value, which is left out (CART-47).
const [LENGTH, BOARD] = [
  { label: 'Length', value: '900 mm' },
  { label: 'Kind', value: 'Board' },
]
const METHODS: ChosenMethods = {
  isVirtual: false,
  shipping: { carrierCode: 'lorry', methodCode: 'slow', carrierTitle: 'Lorry', methodTitle: 'Slow' },
  payment: { code: 'cash', title: 'Cash on delivery' },
}

interface Given {
  readonly lines: readonly { readonly net: number; readonly vat: number }[]
  readonly discount: { readonly net: number; readonly vat: number }
  readonly delivery: { readonly net: number; readonly vat: number }
  /** A line has changed, and the platform has not returned its total. */
  readonly isPending: boolean
}

/** A cart whose amounts from the platform add up. */
function createCart({ lines, discount, delivery, isPending }: Given): VisibleCart {
  const sum = (all: readonly { readonly net: number; readonly vat: number }[], part: 'net' | 'vat') =>
    all.reduce((total, amounts) => total + amounts[part], 0)
  const row = (kind: 'GOODS' | 'DISCOUNT' | 'DELIVERY', net: number, vat: number) => ({
    __typename: 'PriceSummaryRow' as const,
    kind,
    label: null,
    ...withBoth(net, net + vat),
  })
  const goods = row('GOODS', sum(lines, 'net'), sum(lines, 'vat'))
  const rows = [goods, row('DISCOUNT', -discount.net, -discount.vat), row('DELIVERY', delivery.net, delivery.vat)]
  const total = rows.reduce((all, { gross }) => all + gross.amount, 0)
  const vat = total - rows.reduce((all, { net }) => all + net.amount, 0)
  const cart = {
    lines: lines.map(({ net, vat }, i) => ({
      key: `${i}`,
      sku: `S-${i}`,
      name: `Board ${i}`,
      quantity: 1,
      options: [LENGTH, BOARD],
      optionAnswers: [],
      bundleChoices: [],
      rowTotal: isPending && i === 0 ? null : withBoth(net, net + vat),
    })),
    totals: { grandTotal: money(total), summary: { rows, vat: money(vat), total: money(total) } },
    isPending,
  }
  // The cart has only the fields that an order shows.
  return cart as unknown as VisibleCart
}

/** The amounts shown in a VAT mode: those of the lines, and those below them with the total last. */
function readAmounts(order: OrderRecordView, mode: 'inc' | 'ex') {
  const html = renderToStaticMarkup(
    <ShopProvider shop={{ basePath: '', language: 'en-GB' } as ShopInfo}>
      <MessagesProvider messages={messages}>
        <OrderRecord order={order} />
      </MessagesProvider>
    </ShopProvider>,
  ).replace(new RegExp(`<(div|dd|span)([^>]*data-(?:mode|vat)="${mode === 'inc' ? 'ex' : 'inc'}"[^>]*)>.*?</\\1>`, 'g'), '')
  const [table = '', rest = ''] = html.split('</table>')
  const amounts = (part: string) => [...part.matchAll(/£(-?[\d.]+)/g)].map(([, text]) => Math.round(Number(text) * 100))
  return { lines: amounts(table), rows: amounts(rest.replace(/<dd[^>]*class="[^"]*included.*?<\/dd>/g, '')) }
}

// ORDER-12
describe('orderRecord', () => {
  it('contains lines, addresses and methods as shown to the shopper', () => {
    const cart = createCart({
      lines: [{ net: 10, vat: 2 }],
      discount: { net: 0, vat: 0 },
      delivery: { net: 4, vat: 1 },
      isPending: false,
    })
    expect(orderRecord(cart, COMPLETE, METHODS)).toMatchObject({
      lines: [{ sku: 'S-0', name: 'Board 0', quantity: 1, options: [LENGTH] }],
      deliveryMethod: 'Lorry: Slow',
      paymentMethod: 'Cash on delivery',
      deliveryAddress: { name: 'Ann Wright', street: ['3 Saw Lane'], city: 'Leeds', postcode: 'LS9 8AA', country: 'GB' },
      billingAddress: { name: 'Ann Wright', postcode: 'LS9 8AA' },
    })
  })

  it('contains the separate billing address, and no delivery if nothing is delivered', () => {
    const billing = { ...ADDRESS, firstName: 'Ben' }
    const cart = createCart({ lines: [], discount: { net: 0, vat: 0 }, delivery: { net: 0, vat: 0 }, isPending: false })
    const elsewhere = orderRecord(cart, { ...COMPLETE, isBillingSame: false, billing }, METHODS)
    expect([elsewhere.deliveryAddress?.name, elsewhere.billingAddress?.name]).toEqual(['Ann Wright', 'Ben Wright'])
    const virtual = orderRecord(cart, { ...COMPLETE, billing }, { ...METHODS, isVirtual: true })
    expect([virtual.deliveryAddress, virtual.deliveryMethod, virtual.billingAddress?.name]).toEqual([null, null, 'Ben Wright'])
  })

  // DELIVERY-5
  it('contains the arrival, unless nothing is delivered', () => {
    const cart = { lines: [], totals: null, isPending: false }
    const methods = { ...METHODS, arrival: 'Arrives on Wed 25 November' }
    expect(orderRecord(cart, COMPLETE, methods).arrival).toBe('Arrives on Wed 25 November')
    expect(orderRecord(cart, COMPLETE, { ...methods, isVirtual: true })).not.toHaveProperty('arrival')
  })

  it('omits parts unknown to the device', () => {
    const { shipping: _, ...nowhere } = COMPLETE
    const cart = { lines: [], totals: null, isPending: false }
    const record = orderRecord(cart, { ...nowhere, shipping: null }, { ...METHODS, shipping: null, payment: null })
    expect(Object.values(record).filter((part) => part !== null)).toEqual([[]])
  })

  it('shows amounts that add up to the total in both VAT modes for any cart', () => {
    const amount = fc.record({ net: fc.integer({ min: 1, max: 100_000 }), vat: fc.integer({ min: 0, max: 20_000 }) })
    const cart = fc.record({
      lines: fc.array(amount, { minLength: 1, maxLength: 8 }),
      discount: amount,
      delivery: amount,
      isPending: fc.boolean(),
    })
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
    fc.assert(
      fc.property(cart, fc.constantFrom('inc', 'ex'), (given, mode) => {
        const { lines, rows } = readAmounts(orderRecord(createCart(given), COMPLETE, METHODS), mode)
        const [goods] = rows
        expect(rows.length > 0).toBe(!given.isPending)
        if (goods === undefined) return
        expect(sum(lines)).toBe(goods)
        expect(sum(rows.slice(0, -1))).toBe(rows.at(-1))
      }),
    )
  })
})
