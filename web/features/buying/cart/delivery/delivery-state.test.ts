import { describe, expect, it } from 'vitest'
import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { content } from '../../../../sync/tasks/cart/cart-state.test-kit.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { deliveryQuestion, deliveryState, goodsLines, goodsQuestion } from './delivery-state.ts'

const leeds = { postcode: 'LS9 8AA', country: 'GB' }
const online = { isOnline: true, progress: 'still' } as const

const cartOf = (quantities: Readonly<Record<string, number>>, parts: Partial<VisibleCart> = {}): VisibleCart => ({
  lines: Object.entries(quantities).map(([sku, quantity]) => ({ ...content(sku), quantity, rowTotal: null, isPending: false })),
  quantity: 0,
  coupon: null,
  totals: null,
  isPending: false,
  ...parts,
})

const method = (carrierCode: string, isOffline = false): DeliveryMethodFragment => ({
  __typename: 'ShippingMethod',
  carrierCode,
  methodCode: carrierCode,
  carrierTitle: carrierCode,
  methodTitle: carrierCode,
  isOffline,
  price: null,
})

// TOTAL-8
describe('delivery costs of a cart', () => {
  it('are requested again when cart or destination changes, but not while the cart is unsynced', () => {
    const question = deliveryQuestion(leeds, cartOf({ A: 1 }))
    expect(deliveryQuestion({ ...leeds }, cartOf({ A: 1 }))).toBe(question)
    const coupon = { __typename: 'CartCoupon', code: 'TEN', discount: null } as const
    const others = [
      deliveryQuestion(leeds, cartOf({ A: 2 })),
      deliveryQuestion(leeds, cartOf({ A: 1, B: 1 })),
      deliveryQuestion(leeds, cartOf({ A: 1 }, { coupon })),
      deliveryQuestion({ ...leeds, country: 'DE' }, cartOf({ A: 1 })),
      deliveryQuestion({ ...leeds, postcode: 'ZE1 0AA' }, cartOf({ A: 1 })),
    ]
    expect(new Set([question, ...others]).size).toBe(6)
    for (const nothing of [
      deliveryQuestion(null, cartOf({ A: 1 })),
      deliveryQuestion(leeds, null),
      deliveryQuestion(leeds, cartOf({})),
      deliveryQuestion(leeds, cartOf({ A: 1 }, { isPending: true })),
    ])
      expect(nothing).toBeNull()
  })

  it('list the platform’s methods but not the shop’s fallback courier', () => {
    const answer = { question: 'q', methods: [method('pallet'), method('flatrate', true)], refusal: null }
    expect(deliveryState(leeds, 'q', answer, online)).toEqual({ status: 'known', methods: [method('pallet')] })
    expect(deliveryState(leeds, 'q', { question: 'q', methods: [], refusal: null }, online)).toEqual({
      status: 'known',
      methods: [],
    })
  })

  it.each([
    ['unasked without a destination', null, null, null, online, 'unasked'],
    ['loading until there is an answer', leeds, 'q', null, online, 'asking'],
    ['loading if the answer is to another question', leeds, 'q', { question: 'p', methods: [], refusal: null }, online, 'asking'],
    [
      'loading, not the previous answer, while the cart changes',
      leeds,
      null,
      { question: 'q', methods: [], refusal: null },
      online,
      'asking',
    ],
    ['failed if the request failed', leeds, 'q', { question: 'q', methods: null, refusal: null }, online, 'failed'],
    ['failed if the cart could not be sent', leeds, null, null, { isOnline: true, progress: 'waiting' } as const, 'failed'],
    [
      'offline without a network',
      leeds,
      'q',
      { question: 'q', methods: null, refusal: null },
      { isOnline: false, progress: 'still' } as const,
      'offline',
    ],
  ])('are %s', (_, destination, question, answer, network, status) => {
    expect(deliveryState(destination, question, answer, network)).toEqual({ status })
  })

  it('stay known offline while the cart is unchanged', () => {
    const state = deliveryState(leeds, 'q', { question: 'q', methods: [], refusal: null }, { isOnline: false, progress: 'still' })
    expect(state).toEqual({ status: 'known', methods: [] })
  })
})

// TOTAL-9
describe('delivery costs of goods outside the cart', () => {
  const goods = (sku: string, quantity: number) => [{ product: { sku }, quantity }]

  it('are requested again when selection, quantity or destination changes', () => {
    const question = (sku: string, quantity: number, to: typeof leeds | null = leeds) =>
      goodsQuestion(to, goodsLines(goods(sku, quantity)))
    expect(question('A', 1)).toBe(question('A', 1))
    const others = [question('A', 2), question('B', 1), question('A', 1, { ...leeds, postcode: 'ZE1 0AA' })]
    expect(new Set([question('A', 1), ...others]).size).toBe(4)
    expect(question('A', 1, null)).toBeNull()
  })

  it('name a variant with its product, and skip an invalid quantity', () => {
    const variant = { product: { sku: 'OAK' }, variant: { sku: 'OAK-900' }, quantity: 2 }
    expect(goodsLines([variant])).toMatchObject([{ sku: 'OAK-900', parentSku: 'OAK', quantity: 2 }])
    expect(goodsLines(goods('OAK', Number.NaN))).toEqual([])
  })

  it('cover the chosen bundle items, and nothing is requested without a choice', () => {
    const set = (spindles: number, caps: number) => goodsLines([...goods('SPINDLE', spindles), ...goods('CAP', caps)])
    expect(set(10, 0)).toMatchObject([{ sku: 'SPINDLE', quantity: 10 }])
    expect(set(0, 0)).toEqual([])
    expect(goodsQuestion(leeds, set(0, 0))).toBeNull()
    expect(goodsQuestion(leeds, set(1, 0))).not.toBe(goodsQuestion(leeds, set(0, 1)))
  })

  it('show the shop’s rejection message', () => {
    const answer = { question: 'q', methods: null, refusal: 'Please choose first' }
    expect(deliveryState(leeds, 'q', answer, online)).toEqual({ status: 'refused', message: 'Please choose first' })
    expect(deliveryState(leeds, 'p', answer, online)).toEqual({ status: 'asking' })
  })
})
