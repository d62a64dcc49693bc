import { describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { addOrderPage, findOrder, NO_ORDERS, ordersOfPage, pageCount, pageOffset, parseOrderPage } from './order-history.ts'
import { createOrder } from './orders.test-kit.ts'

const page = (page: number, ...numbers: readonly string[]) => ({ page, orders: numbers.map((number) => createOrder(number)) })

// ORDER-8, LIMIT-13, USER-18
describe('the order history', () => {
  it('is read in pages of twenty', () => {
    expect([...documents.values()].find((text) => text.includes('query CustomerOrders'))).toContain('orders(first: 20,')
    expect([pageOffset(1), pageOffset(3)]).toEqual([0, 40])
    expect([0, 1, 20, 21, 41, 1e9].map(pageCount)).toEqual([1, 1, 1, 2, 3, 500])
  })

  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=500', 500],
    ['?page=501', 1],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1e3', 1],
    ['?page=2.5', 1],
    ['?page=99999999999999999999', 1],
    ['?page=%3Cscript%3E', 1],
    ['?page=3&page=4', 3],
    ['?other=7', 1],
  ])('with the query %j shows page %i', (search, expected) => {
    expect(parseOrderPage(search)).toBe(expected)
  })

  it('keeps every visited page and finds orders by id and number', () => {
    const history = addOrderPage(addOrderPage(NO_ORDERS, page(1, '0022', '0021'), 22), page(2, '0002', '0001'), 22)
    expect(ordersOfPage(history, 1)?.map(({ number }) => number)).toEqual(['0022', '0021'])
    expect(ordersOfPage(history, 3)).toBeNull()
    expect([findOrder(history, '0001')?.number, findOrder(history, 'id-0022')?.number, findOrder(history, '7')]).toEqual([
      '0001',
      '0022',
      null,
    ])
  })

  it('drops other pages if the number of orders changed', () => {
    const seen = addOrderPage(addOrderPage(NO_ORDERS, page(1, '0022'), 22), page(2, '0002'), 22)
    expect(addOrderPage(seen, page(1, '0022'), 22).pages.map((one) => one.page)).toEqual([1, 2])
    expect(addOrderPage(seen, page(1, '0023'), 23)).toEqual({ total: 23, pages: [page(1, '0023')] })
    expect(addOrderPage(seen, page(1), 0)).toEqual({ total: 0, pages: [page(1)] })
  })

  it('keeps the ten pages requested last', () => {
    const seen = Array.from({ length: 12 }, (_, i) => i + 1).reduce((all, n) => addOrderPage(all, page(n), 240), NO_ORDERS)
    expect(seen.pages.map((one) => one.page)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  })
})
