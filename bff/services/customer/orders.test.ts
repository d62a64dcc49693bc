import { describe, expect, it, vi } from 'vitest'
import { customerOrder } from '../../domain/testing/orders.ts'
import type { UserCalls } from '../../platform/user/calls.ts'
import { customerScope, SIGNED_IN } from './customer.test-kit.ts'
import { loadOrders } from './orders.ts'

describe('customer orders', () => {
  const line = { sku: 'OAK', name: 'Oak', isBundle: false, quantity: 1 }
  const NO_ADDRESS = {
    name: null,
    company: null,
    street: [],
    city: null,
    region: null,
    postcode: null,
    country: null,
    telephone: null,
    vatNumber: null,
  }
  const numbers = Array.from({ length: 25 }, (_, i) => String(25 - i).padStart(9, '0'))
  const history = (repeatsLastPage = true) =>
    vi.fn(async (_view: unknown, _token: string, { size, page }: { size: number; page: number }) => {
      const last = Math.ceil(numbers.length / size)
      const shown = repeatsLastPage ? Math.min(page, last) : page
      const lines = [{ ...line, quantity: 2.5, rowTotal: 74, rowTotalWithTax: 88.8 }]
      const items = numbers
        .slice((shown - 1) * size, shown * size)
        .map((number) => customerOrder({ id: number, number, status: 'processing', grandTotal: 93.6, lines }))
      return { items, total: numbers.length }
    })
  const readOrders = async (first: number, offset: number, orders: Partial<UserCalls>['orders'] & {} = history()) => {
    const { scope } = customerScope({ orders }, SIGNED_IN)
    const list = await loadOrders({ first, offset }, false, scope)
    return { numbers: list?.items.map(({ number }) => number), list, orders }
  }

  // USER-12
  it('come from the platform’s first page of twenty', async () => {
    const { list, numbers: shown, orders } = await readOrders(20, 0)
    expect(shown).toEqual(numbers.slice(0, 20))
    expect(orders).toHaveBeenCalledWith(expect.anything(), 'token', { size: 20, page: 1 })
    expect(list).toMatchObject({ total: 25, pageInfo: { hasNext: true, hasPrevious: false } })
    expect(list?.items[0]).toMatchObject({
      grandTotal: { amount: 9360, formatted: '£93.60' },
      lineCount: 1,
      lines: [{ sku: 'OAK', quantity: 2.5, rowTotal: { amount: 8880 } }],
    })
  })

  it.each([
    [20, 20, 20, 25],
    [10, 5, 5, 15],
    [7, 20, 20, 25],
    [20, 40, 40, 40],
    [5, 25, 25, 25],
  ])('list %i after %i as orders %i to %i, even if the platform repeats its last page', async (first, offset, from, to) => {
    expect((await readOrders(first, offset)).numbers).toEqual(numbers.slice(from, to))
    expect((await readOrders(first, offset, history(false))).numbers).toEqual(numbers.slice(from, to))
  })

  describe('on a platform that ignores paging', () => {
    const locked = (size = 20) =>
      vi.fn(async () => ({ items: (await history()(null, '', { size, page: 1 })).items, total: numbers.length }))

    // ORDER-8; platform contract §14.14
    it.each([
      ['a first page of its own size', 20, 0, [0, 20], 20, false],
      ['a smaller first page', 8, 0, [0, 8], 20, true],
      ['a smaller second page', 8, 8, [8, 16], 20, true],
      ['the last page with orders', 8, 16, [16, 20], 20, false],
      ['the page after the last', 20, 20, [20, 20], 20, false],
      ['a slice across two pages', 10, 15, [15, 20], 20, false],
    ] as const)('slices the orders it returned into %s', async (_, first, offset, [from, to], total, hasNext) => {
      const { numbers: shown, list } = await readOrders(first, offset, locked())
      expect(shown).toEqual(numbers.slice(0, 20).slice(from, to))
      expect(list).toMatchObject({ total, pageInfo: { hasNext } })
    })

    it('lists each order once and ends when the shopper follows every next page', async () => {
      for (const first of [1, 3, 7, 10, 20, 24]) {
        const seen: string[] = []
        for (let offset = 0, hasNext = true; hasNext; offset += first) {
          const { list } = await readOrders(first, offset, locked())
          seen.push(...(list?.items ?? []).map(({ number }) => number))
          hasNext = list?.pageInfo.hasNext === true
          expect(offset, `pages of ${first}`).toBeLessThanOrEqual(60)
        }
        expect(seen, `pages of ${first}`).toEqual(numbers.slice(0, 20))
      }
    })

    it('logs once how many orders cannot be shown', async () => {
      const { scope, log } = customerScope({ orders: locked() }, SIGNED_IN)
      await loadOrders({ first: 20, offset: 0 }, false, scope)
      await loadOrders({ first: 20, offset: 20 }, false, scope)
      expect(log.lines.map(({ fields }) => fields)).toEqual([{ reachable: 20, total: 25 }])
    })
  })

  // ORDER-16
  it.each([
    ['EUR', { amount: 500, currency: 'EUR', formatted: '€5.00' }],
    ['JPY', { amount: 5, currency: 'JPY', formatted: '¥5' }],
    ['GBP', { amount: 500, currency: 'GBP', formatted: '£5.00' }],
    ['EURO', null],
  ])('show the amounts in their own currency: %s', async (currency, total) => {
    const orders = vi.fn(async () => ({
      total: 1,
      items: [customerOrder({ currency, grandTotal: 5, lines: [{ ...line, rowTotal: 4, rowTotalWithTax: 5 }] })],
    }))
    expect((await readOrders(20, 0, orders)).list?.items).toMatchObject([
      {
        number: '1',
        grandTotal: total,
        summary: total && { total },
        lines: [{ rowTotal: total, total: total && { gross: total } }],
      },
    ])
  })

  // TOTAL-10, ORDER-10
  it('add up and name their shipping and payment methods', async () => {
    const address = { ...NO_ADDRESS, name: 'Anna Birch', city: 'Leeds', country: 'GB' }
    const order = customerOrder({
      grandTotal: 92.4,
      subtotal: 80,
      subtotalWithTax: 96,
      discount: -8.4,
      shipping: 4,
      shippingWithTax: 4.8,
      tax: 15.4,
      couponCode: 'TIMBER10',
      shippingMethod: 'Courier',
      paymentMethod: 'Bank transfer',
      shippingAddress: address,
      lines: [{ ...line, rowTotal: 80, rowTotalWithTax: 96 }],
    })
    const { list } = await readOrders(20, 0, async () => ({ total: 1, items: [order] }))
    expect(list?.items[0]).toMatchObject({
      deliveryAddress: address,
      billingAddress: null,
      deliveryMethod: 'Courier',
      paymentMethod: 'Bank transfer',
      summary: {
        net: { amount: 7_700 },
        vat: { amount: 1_540 },
        total: { amount: 9_240 },
        rows: [
          { kind: 'GOODS', label: null, net: { amount: 8_000 }, gross: { amount: 9_600 } },
          { kind: 'DISCOUNT', label: 'TIMBER10', net: { amount: -700 }, gross: { amount: -840 } },
          { kind: 'DELIVERY', label: 'Courier', net: { amount: 400 }, gross: { formatted: '£4.80' } },
        ],
      },
      lines: [{ total: { net: { amount: 8_000 }, gross: { amount: 9_600 } } }],
    })
  })

  // ORDER-15
  it('state the rate that explains the VAT of lines and total, by the tax rules of the delivery’s country', async () => {
    const rate = (country: string, percent: number) => ({ country, percent, regionId: 0, regionName: null })
    const rules = [{ id: '1', productTaxClassIds: [2], customerTaxClassIds: [3], rates: [rate('GB', 20), rate('DE', 19)] }]
    const order = customerOrder({
      grandTotal: 100.8,
      subtotal: 80,
      subtotalWithTax: 96,
      shipping: 4,
      shippingWithTax: 4.8,
      tax: 16.8,
      shippingMethod: 'Courier',
      shippingAddress: { ...NO_ADDRESS, country: 'GB' },
      lines: [{ ...line, rowTotal: 80, rowTotalWithTax: 96 }],
    })
    const { scope, log } = customerScope({ orders: async () => ({ total: 1, items: [order] }) }, SIGNED_IN)
    const orderBy = async (taxRules: () => Promise<typeof rules>) =>
      (await loadOrders({ first: 20, offset: 0 }, false, { ...scope, store: { ...scope.store, taxRules } }))?.items[0]
    const known = await orderBy(async () => rules)
    expect(known).toMatchObject({
      lines: [{ vatRate: 20 }],
      vatByRate: [{ rate: 20, total: { net: { amount: 8_400 }, tax: { amount: 1_680 } } }],
    })
    expect(log.lines).toEqual([])
    const unknown = await orderBy(() => Promise.reject(new Error('no answer')))
    expect(unknown).toMatchObject({ grandTotal: { amount: 10_080 }, lines: [{ vatRate: null }], vatByRate: null })
    expect(log.lines).toMatchObject([{ message: 'orders are shown without VAT rates' }])
  })
})
