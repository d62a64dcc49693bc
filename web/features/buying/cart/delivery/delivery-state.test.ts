import { describe, expect, it } from 'vitest'
import { content } from '../../../../sync/tasks/cart/cart-state.test-kit.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { deliveryMethod } from './delivery-method.test-kit.ts'
import {
  areFromStock,
  cheapestDelivery,
  deliveryRequestKey,
  deliveryState,
  goodsLines,
  goodsRequestKey,
  needsPostcode,
} from './delivery-state.ts'

const leeds = { postcode: 'LS9 8AA', country: 'GB' }
const online = { isOnline: true, progress: 'idle' } as const

const createCart = (quantities: Readonly<Record<string, number>>, parts: Partial<VisibleCart> = {}): VisibleCart => ({
  lines: Object.entries(quantities).map(([sku, quantity]) => ({ ...content(sku), quantity, rowTotal: null, isPending: false })),
  quantity: 0,
  coupon: null,
  totals: null,
  isPending: false,
  ...parts,
})

// TOTAL-8
describe('the delivery costs of a cart', () => {
  it('are requested again when cart or destination changes, but not while the cart is unsynced', () => {
    const requestKey = deliveryRequestKey(leeds, createCart({ A: 1 }))
    expect(deliveryRequestKey({ ...leeds }, createCart({ A: 1 }))).toBe(requestKey)
    const coupon = { __typename: 'CartCoupon', code: 'TEN', discount: null } as const
    const others = [
      deliveryRequestKey(leeds, createCart({ A: 2 })),
      deliveryRequestKey(leeds, createCart({ A: 1, B: 1 })),
      deliveryRequestKey(leeds, createCart({ A: 1 }, { coupon })),
      deliveryRequestKey({ ...leeds, country: 'DE' }, createCart({ A: 1 })),
      deliveryRequestKey({ ...leeds, postcode: 'ZE1 0AA' }, createCart({ A: 1 })),
    ]
    expect(new Set([requestKey, ...others]).size).toBe(6)
    for (const nothing of [
      deliveryRequestKey(null, createCart({ A: 1 })),
      deliveryRequestKey(leeds, null),
      deliveryRequestKey(leeds, createCart({})),
      deliveryRequestKey(leeds, createCart({ A: 1 }, { isPending: true })),
    ])
      expect(nothing).toBeNull()
  })

  it('contain the platform’s methods but not the shop’s fallback courier', () => {
    const answer = {
      requestKey: 'q',
      methods: [deliveryMethod('pallet', null), deliveryMethod('flatrate', null, true)],
      rejection: null,
    }
    expect(deliveryState(leeds, 'q', answer, online)).toEqual({ status: 'known', methods: [deliveryMethod('pallet', null)] })
    expect(deliveryState(leeds, 'q', { requestKey: 'q', methods: [], rejection: null }, online)).toEqual({
      status: 'known',
      methods: [],
    })
  })

  it.each([
    ['idle without a destination', null, null, null, online, 'idle'],
    ['requested until there is an answer', leeds, 'q', null, online, 'asking'],
    [
      'requested again if the answer is to another request',
      leeds,
      'q',
      { requestKey: 'p', methods: [], rejection: null },
      online,
      'asking',
    ],
    ['requested again while the cart changes', leeds, null, { requestKey: 'q', methods: [], rejection: null }, online, 'asking'],
    ['failed if the request failed', leeds, 'q', { requestKey: 'q', methods: null, rejection: null }, online, 'failed'],
    ['failed if the cart could not be synced', leeds, null, null, { isOnline: true, progress: 'waiting' } as const, 'failed'],
    [
      'offline without a network',
      leeds,
      'q',
      { requestKey: 'q', methods: null, rejection: null },
      { isOnline: false, progress: 'idle' } as const,
      'offline',
    ],
  ])('are %s', (_, destination, requestKey, answer, network, status) => {
    expect(deliveryState(destination, requestKey, answer, network)).toEqual({ status })
  })

  it('stay visible offline while the cart is unchanged', () => {
    const state = deliveryState(
      leeds,
      'q',
      { requestKey: 'q', methods: [], rejection: null },
      { isOnline: false, progress: 'idle' },
    )
    expect(state).toEqual({ status: 'known', methods: [] })
  })
})

// TOTAL-9
describe('the delivery costs of goods outside the cart', () => {
  const goods = (sku: string, quantity: number) => [{ product: { sku }, quantity }]

  it('are requested again when selection, quantity or destination changes', () => {
    const requestKey = (sku: string, quantity: number, to: typeof leeds | null = leeds) =>
      goodsRequestKey(to, goodsLines(goods(sku, quantity)))
    expect(requestKey('A', 1)).toBe(requestKey('A', 1))
    const others = [requestKey('A', 2), requestKey('B', 1), requestKey('A', 1, { ...leeds, postcode: 'ZE1 0AA' })]
    expect(new Set([requestKey('A', 1), ...others]).size).toBe(4)
    expect(requestKey('A', 1, null)).toBeNull()
  })

  it('are requested for a variant with its product, and not for an invalid quantity', () => {
    const variant = { product: { sku: 'OAK' }, variant: { sku: 'OAK-900' }, quantity: 2 }
    expect(goodsLines([variant])).toMatchObject([{ sku: 'OAK-900', parentSku: 'OAK', quantity: 2 }])
    expect(goodsLines(goods('OAK', Number.NaN))).toEqual([])
  })

  it('are requested for the chosen bundle items, and not without a choice', () => {
    const set = (spindles: number, caps: number) => goodsLines([...goods('SPINDLE', spindles), ...goods('CAP', caps)])
    expect(set(10, 0)).toMatchObject([{ sku: 'SPINDLE', quantity: 10 }])
    expect(set(0, 0)).toEqual([])
    expect(goodsRequestKey(leeds, set(0, 0))).toBeNull()
    expect(goodsRequestKey(leeds, set(1, 0))).not.toBe(goodsRequestKey(leeds, set(0, 1)))
  })

  it('are replaced by the shop’s rejection message', () => {
    const answer = { requestKey: 'q', methods: null, rejection: 'Please choose first' }
    expect(deliveryState(leeds, 'q', answer, online)).toEqual({ status: 'rejected', message: 'Please choose first' })
    expect(deliveryState(leeds, 'p', answer, online)).toEqual({ status: 'asking' })
  })
})

// DELIVERY-3
describe('areFromStock', () => {
  const board = { stock: { status: 'OK' }, optionAnswers: [] } as const
  it.each([
    ['is true for goods in stock', [board, { stock: board.stock }], true],
    ['is false if an item is made to measure', [board, { ...board, optionAnswers: [{ optionId: '1', answer: '720' }] }], false],
    ['is false if the stock of an item is not confirmed', [board, { ...board, stock: { status: 'VOLATILE' } }], false],
    ['is false if the stock of an item is unknown', [{ ...board, stock: null }], false],
  ] as const)('%s', (_, goods, expected) => expect(areFromStock(goods)).toBe(expected))
})

// DELIVERY-25
describe('cheapestDelivery', () => {
  const rule = { days: 1, hours: null, longest: null, heaviest: null }
  const rules = {
    methods: [
      { ...rule, method: 'courier_courier', longest: 2400, heaviest: 150 },
      { ...rule, method: 'branch_branch', days: null, hours: 2 },
    ],
  }
  const methods = [
    deliveryMethod('pallet', 4500),
    deliveryMethod('courier', 480),
    deliveryMethod('branch', 0),
    deliveryMethod('night', null),
  ]
  it.each([
    ['the lowest price, without collection', methods, { longest: 600, kilograms: 9 }, 480],
    ['the price of a method that carries the length', methods, { longest: 4200, kilograms: 9 }, 4500],
    ['the price of a method that carries the weight', methods, { longest: 600, kilograms: 151 }, 4500],
    ['null if only collection has a price', methods.slice(2), { longest: 600, kilograms: 9 }, null],
    ['null without methods', [], { longest: 600, kilograms: 9 }, null],
  ])('is %s', (_, offered, load, expected) => {
    expect(cheapestDelivery(offered, rules, load)?.gross.amount ?? null).toBe(expected)
  })
})

// DELIVERY-26
describe('needsPostcode', () => {
  const courier = { method: 'courier_courier', days: 1, hours: null, longest: 2400, heaviest: 150 }
  const rules = { methods: [courier, { ...courier, method: 'branch_branch', days: null, hours: 2, heaviest: null }] }
  const offer = [deliveryMethod('courier', 480), deliveryMethod('branch', 0)]
  const heavy = { longest: 600, kilograms: 240 }
  it.each([
    ['is true if no priced delivery carries the cart', null, offer, heavy, true],
    ['is false if a priced delivery carries the cart', null, offer, { ...heavy, kilograms: 20 }, false],
    ['is false after a postcode was entered', leeds, offer, heavy, false],
    ['is false while the platform has not answered', null, null, heavy, false],
  ])('%s', (_, destination, methods, load, expected) => {
    expect(needsPostcode(destination, methods, methods && cheapestDelivery(methods, rules, load))).toBe(expected)
  })
})
