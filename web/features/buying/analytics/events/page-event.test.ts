import { describe, expect, it } from 'vitest'
import { pageEvent } from './page-event.ts'

const product = (sku: string, amount: unknown, isUnknown = false) => ({
  sku,
  name: `The ${sku}`,
  price: { final: { gross: { amount } }, isUnknown },
})
const item = (sku: string, price?: number) => ({ item_id: sku, item_name: `The ${sku}`, ...(price !== undefined && { price }) })

// LOCALE-4
describe('pageEvent', () => {
  it.each([
    ['the price of a product in pounds', product('OAK', 1999), { value: 19.99, items: [item('OAK', 19.99)] }],
    ['no price if it is unknown', product('OAK', 0, true), { items: [item('OAK')] }],
    ['no price if it is not a number', product('OAK', '19.99'), { items: [item('OAK')] }],
  ])('contains %s', (_, data, ecommerce) => {
    expect(pageEvent(data, 'product', 2)).toEqual({ event: 'view_item', ecommerce: { currency: 'GBP', ...ecommerce } })
  })

  it('reports a category as a list with its name', () => {
    const data = { name: 'Decking', products: { items: [product('OAK', 1999), product('ASH', 50)] } }
    expect(pageEvent(data, 'category', 2)).toEqual({
      event: 'view_item_list',
      ecommerce: { currency: 'GBP', item_list_name: 'Decking', items: [item('OAK', 19.99), item('ASH', 0.5)] },
    })
  })

  it('reports a search as a list without the search term', () => {
    const event = pageEvent({ products: { items: [product('OAK', 1999)] } }, 'search', 2)
    expect(event?.ecommerce.item_list_name).toBe('search')
  })

  it.each([
    ['a page without products', { title: 'Delivery', content: '<p>' }],
    ['an empty list', { products: { items: [] } }],
    ['a failed search', { failure: 'offline', products: null }],
    [
      'data of another shape',
      { products: { items: [null, 3, { sku: 1 }, { sku: 'A', name: 'B' }, { sku: 'A', name: 'B', price: null }] } },
    ],
    ['nothing', undefined],
    ['null', null],
    ['a string', 'sku'],
  ])('returns null for %s', (_, data) => {
    expect(pageEvent(data, 'cms-page', 2)).toBeNull()
  })
})
