import { describe, expect, it } from 'vitest'
import { COMPLETE, RECORD } from './draft.test-kit.ts'
import { EMPTY_DRAFT } from './draft.ts'
import {
  isInCheckout,
  isOrderOf,
  isThankYou,
  keptOrder,
  withAnswers,
  withFailed,
  withOrder,
  withOrderKey,
  withoutOldOrder,
  withoutWaiting,
  withQueued,
  withReturned,
  withWaiting,
} from './draft-changes.ts'

const ORDER = { id: '7', number: '000000007', email: 'ann@wright.example' }
const MINUTE = 60_000
const WAITING = { madeAt: 5, quantities: { a: 2 }, sentFrom: null, cause: 'offline', record: null } as const

// LIMIT-25, ORDER-4
describe('isInCheckout', () => {
  it.each([
    ['is true at once', 0, true],
    ['is true after 30 minutes', 30 * MINUTE, true],
    ['is false later than that', 30 * MINUTE + 1, false],
  ])('%s', (_, after, expected) => expect(isInCheckout(COMPLETE, COMPLETE.modifiedAt + after)).toBe(expected))

  it('is false before any input and after the order was placed', () => {
    expect(isInCheckout(EMPTY_DRAFT, Date.now())).toBe(false)
    expect(isInCheckout(withOrder(ORDER, 1_000)(COMPLETE), 1_000)).toBe(false)
  })
})

// SCREEN-26
describe('isThankYou', () => {
  const thanked = withOrder(ORDER, 1_000)(COMPLETE)

  it('is true during the checkout period while the cart is empty', () => {
    expect(isThankYou(thanked, true, 1_000 + 30 * MINUTE)).toBe(true)
    expect(isThankYou(thanked, true, 1_001 + 30 * MINUTE)).toBe(false)
    expect(isThankYou(thanked, false, 1_000)).toBe(false)
  })

  it('is false once the next order has begun', () => {
    expect(withAnswers({ paymentMethod: 'cashondelivery' }, 2_000)(thanked)).toMatchObject({ order: null, modifiedAt: 2_000 })
  })
})

// ORDER-3, ORDER-7
describe('an order', () => {
  it('keeps its key through all attempts until it is placed', () => {
    const first = withOrderKey('1-a')(COMPLETE)
    const again = withOrderKey('2-b')(withWaiting(WAITING)(first))
    expect(again.orderKey).toBe('1-a')
    expect(withOrder(ORDER, 3)(again)).toMatchObject({ orderKey: null, waiting: null, order: ORDER })
  })

  it('leaves its details and address for the next order, but no new account', () => {
    const { personal, shipping, createsAccount } = withOrder(ORDER, 3)({ ...COMPLETE, createsAccount: true })
    expect({ personal, shipping, createsAccount }).toEqual({
      personal: COMPLETE.personal,
      shipping: COMPLETE.shipping,
      createsAccount: false,
    })
  })

  // ORDER-12
  it('keeps what the shopper saw until the next order begins', () => {
    const stood = withOrder(ORDER, 3)(withWaiting({ ...WAITING, sentFrom: 'device', record: RECORD })(COMPLETE))
    expect(stood.order).toEqual({ ...ORDER, record: RECORD })
    expect(withOrder(ORDER, 3)(COMPLETE).order?.record).toBeNull()
    expect(JSON.stringify(withAnswers({ paymentMethod: 'cash' }, 4)(stood))).not.toContain('Oak board')
  })

  it('stays sent, however often it is stored again', () => {
    const sent = withWaiting({ ...WAITING, sentFrom: 'device' })(COMPLETE)
    expect(withWaiting({ ...WAITING, madeAt: 6 })(sent).waiting).toEqual({ ...WAITING, madeAt: 6, sentFrom: 'device' })
  })

  // ORDER-11
  it('waits under its key if it certainly was not sent', () => {
    const sent = withWaiting({ ...WAITING, sentFrom: 'device' })(withOrderKey('1-a')(COMPLETE))
    expect(withQueued(sent)).toEqual({ ...sent, waiting: { ...WAITING, cause: 'server' } })
    expect(withQueued(COMPLETE)).toEqual(COMPLETE)
  })

  // ORDER-11
  it('gets a new key after a failure, and ignores answers about other orders', () => {
    const sent = withWaiting({ ...WAITING, sentFrom: 'device' })(withOrderKey('1-a')(COMPLETE))
    const failed = { reasons: [{ field: null, message: 'No' }] }
    expect(withFailed('1-a', failed)(sent)).toMatchObject({ failed, waiting: null, orderKey: null })
    expect(withReturned('1-a')(sent)).toMatchObject({ waiting: { sentFrom: null, cause: 'server' }, orderKey: null })
    expect([withFailed('1-b', failed)(sent), withReturned('1-b')(sent)]).toEqual([sent, sent])
    expect(withWaiting(WAITING)(withFailed('1-a', failed)(sent)).failed).toBeNull()
  })

  it('gets a new key after it was cancelled', () => {
    const waiting = withWaiting(WAITING)(withOrderKey('1-a')(COMPLETE))
    expect(withOrderKey('2-b')(withoutWaiting(waiting))).toMatchObject({ orderKey: '2-b', waiting: null })
  })
})

// ORDER-18
describe('the last order', () => {
  const MONTH = 30 * 24 * 60 * 60 * 1000
  const placed = withOrder({ id: '7', number: '000000007', email: 'ann@example.test' }, 1000)(COMPLETE)

  it('is kept for a month and then deleted, and the answers stay', () => {
    expect(keptOrder(placed, 1000 + MONTH)).toBe(placed.order)
    expect(withoutOldOrder(1000 + MONTH)(placed)).toBe(placed)
    expect(keptOrder(placed, 1001 + MONTH)).toBeNull()
    expect(withoutOldOrder(1001 + MONTH)(placed)).toEqual({ ...placed, order: null })
  })

  it('is null before the first order, and deleting it changes nothing', () => {
    expect(keptOrder(EMPTY_DRAFT, 1001 + MONTH)).toBeNull()
    expect(withoutOldOrder(1001 + MONTH)(EMPTY_DRAFT)).toBe(EMPTY_DRAFT)
  })

  // ORDER-21
  it.each([
    ['a guest', null, true],
    ['the customer who placed it', 'Ann@Example.test', true],
    ['another customer of the same device', 'bob@example.test', false],
  ])('is shown to %s: %s is %s', (_, email, isShown) => {
    expect(placed.order && isOrderOf(placed.order, email)).toBe(isShown)
  })
})
