import { describe, expect, it } from 'vitest'
import { NO_ORDERS } from './order-history.ts'
import { createOrder, createOrderLine } from './orders.test-kit.ts'
import { decodeOrderHistory } from './orders-on-device.ts'

const order = createOrder('000004433')
const history = { total: 21, pages: [{ page: 2, orders: [order] }] }

// USER-18
describe('decodeOrderHistory', () => {
  it('restores stored orders', () => {
    expect(decodeOrderHistory(structuredClone(history))).toEqual(history)
  })

  it.each([
    undefined,
    null,
    'orders',
    [order],
    { items: [order] },
    { ...history, total: '21' },
    { ...history, total: -1 },
    { ...history, pages: {} },
  ])('returns no orders for a stored %j', (stored) => {
    expect(decodeOrderHistory(stored)).toEqual(NO_ORDERS)
  })

  it.each([null, 'page', { page: 0, orders: [] }, { page: 1.5, orders: [] }, { page: 1, orders: null }])(
    'drops the invalid page %j and keeps the others',
    (bad) => {
      expect(decodeOrderHistory({ ...history, pages: [bad, ...history.pages] })).toEqual(history)
    },
  )

  it.each([
    null,
    { ...order, lines: null },
    { ...order, lines: [{ sku: 'OAK-1' }] },
    { ...order, grandTotal: 12 },
    { ...order, createdAt: 'soon' },
  ])('drops the invalid order %j and keeps the others', (bad) => {
    expect(decodeOrderHistory({ ...history, pages: [{ page: 2, orders: [bad, order] }] })).toEqual(history)
  })

  it('keeps orders from an older version of the shop, without the fields added since', () => {
    const { summary, deliveryAddress, billingAddress, deliveryMethod, paymentMethod, ...older } = order
    const lines = older.lines.map(({ total, ...line }) => line)
    expect(decodeOrderHistory({ total: 21, pages: [{ page: 2, orders: [{ ...older, lines }] }] })).toEqual(history)
  })

  // ORDER-15
  it('keeps amounts by VAT rate only if they are whole', () => {
    const amount = { formatted: '£1.00' }
    const total = { net: amount, tax: amount, gross: amount }
    const restoreOrder = (vatByRate: unknown, line: object) => {
      const lines = [{ ...createOrderLine('A'), total, vatRate: 20, ...line }]
      const stored = { total: 1, pages: [{ page: 1, orders: [{ ...createOrder('1'), lines, vatByRate }] }] }
      const found = decodeOrderHistory(stored).pages[0]?.orders[0]
      return [found?.vatByRate, found?.lines[0]?.vatRate, found?.lines[0]?.total]
    }
    const shares = [{ rate: 20, total }]
    expect(restoreOrder(shares, {})).toEqual([shares, 20, total])
    const without = { net: amount, gross: amount }
    expect(restoreOrder([{ rate: '20', total }], { vatRate: '20' })).toEqual([null, null, without])
    expect(restoreOrder([{ rate: 20, total: { ...total, tax: 1 } }], { total: { ...total, tax: {} } })).toEqual([
      null,
      null,
      without,
    ])
  })

  it('accepts any number of lines, including none', () => {
    const orders = [
      createOrder('1', { lines: [] }),
      createOrder('2', { lines: [createOrderLine('A', 0), createOrderLine('A', 1e9)] }),
    ]
    expect(decodeOrderHistory({ total: 2, pages: [{ page: 1, orders }] }).pages[0]?.orders).toEqual(orders)
  })
})
