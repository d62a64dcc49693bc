import { describe, expect, it } from 'vitest'
import type { DeliveryRules } from '#schema/rules/delivery/delivery-rules.types.ts'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { content } from '../../../../sync/tasks/cart/cart-state.test-kit.ts'
import { arrivalOfOrder } from './arrival-of-order.ts'

const words = (await allMessages(BRITISH)).get('cart').arrival
const courier = { carrierCode: 'flatrate', methodCode: 'flatrate' }
const lorry = { carrierCode: 'pallet', methodCode: 'pallet' }
const delivery: DeliveryRules = {
  timeZone: 'Europe/London',
  countries: ['GB'],
  cutOff: '12:00',
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
  methods: [
    { method: 'pallet_pallet', days: 1, hours: null, longest: null, heaviest: null },
    { method: 'flatrate_flatrate', days: 2, hours: null, longest: 2400, heaviest: null },
  ],
}
const board = {
  ...content('A'),
  quantity: 1,
  rowTotal: null,
  isPending: false,
  stock: { __typename: 'Stock', sku: 'A', status: 'OK', quantity: 9, checkedAt: null, limits: null },
} as const
const orderArrival = (changes: object = {}, lines: Parameters<typeof arrivalOfOrder>[2] = [board]) =>
  arrivalOfOrder(
    { delivery, opening: null, language: 'en-GB' },
    { method: lorry, country: 'GB', ...changes },
    lines,
    words,
    Date.parse('2026-11-24T09:00:00Z'),
  )

// DELIVERY-3, DELIVERY-5
describe('arrivalOfOrder', () => {
  it('names the date in words that stay true', () => {
    expect(orderArrival()).toMatch(/^Arrives on Wed,? 25 November$/)
  })

  it.each([
    ['without a method', { method: null }],
    ['by a method without a rule', { method: { ...lorry, methodCode: 'night' } }],
    ['to a country without rules', { country: 'DE' }],
    ['before the country is known', { country: null }],
  ])('promises nothing %s', (_, changes) => expect(orderArrival(changes)).toBeUndefined())

  // DELIVERY-20
  it('promises nothing by a method that does not carry the longest piece', () => {
    const long = { ...board, longestMillimetres: 4200 }
    expect(orderArrival({ method: courier }, [board, { ...board, longestMillimetres: 2400 }])).toBeDefined()
    expect(orderArrival({ method: courier }, [board, long])).toBeUndefined()
    expect(orderArrival({}, [board, long])).toBeDefined()
  })

  it('promises nothing for goods that are not from stock', () => {
    expect(orderArrival({}, [{ ...board, stock: { ...board.stock, status: 'VOLATILE' } }])).toBeUndefined()
  })
})
