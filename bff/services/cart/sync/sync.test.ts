import { describe, expect, it } from 'vitest'
import { SessionExpired } from '../../scope/session-errors.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { CREDENTIALS } from '../../testing/session.ts'
import { createShopper, line, readErrors, readQuantities } from './sync.test-kit.ts'

// CART-1, CART-2
describe('syncCart', () => {
  // MERGE-8, MERGE-9
  it('creates a cart for a guest without one and adds the lines', async () => {
    const { cart, session, sync } = createShopper()
    const answer = await sync(1, [line('A', 2), line('B', 3)])
    expect(readQuantities(answer)).toEqual({ A: 2, B: 3 })
    expect(answer.cart).toMatchObject({ quantity: 5, revision: 1, lines: [{ key: 'key-A', name: 'Board A' }, { key: 'key-B' }] })
    expect(cart.quantities()).toEqual({ A: 2, B: 3 })
    expect(session.read()).toMatchObject({ cartId: 'masked-1', revisions: { 'device-1': 1 } })
  })

  // CART-60
  it('makes no guest’s cart of a customer’s lines if the browser has lost the session', async () => {
    const { cart, session, sync } = createShopper()
    await expect(sync(1, [line('A', 2)], { isCustomers: true })).rejects.toThrow(SessionExpired)
    expect([cart.calls, session.read().cartId]).toEqual([[], null])
    session.signIn(CREDENTIALS)
    expect(readQuantities(await sync(1, [line('A', 2)], { isCustomers: true }))).toEqual({ A: 2 })
  })

  // MERGE-5, TOTAL-4
  it('pulls before the first change and reads totals after the last', async () => {
    const { cart, sync } = createShopper()
    await sync(1, [line('A', 2)])
    const before = cart.calls.length
    const answer = await sync(2, [line('A', 5), line('B', 1)])
    expect(cart.calls.slice(before)).toEqual(['pull', 'update A 5', 'update B 1', 'totals'])
    expect(answer.cart?.totals).toMatchObject({ grandTotal: { amount: 720 }, segments: [{ code: 'grand_total' }] })
    expect(answer.cart?.lines[0]).toMatchObject({
      rowTotal: { net: { amount: 500 }, tax: { amount: 100 }, gross: { amount: 600 } },
    })
  })

  it('makes no platform call for a cart that has always been empty', async () => {
    const { cart, sync } = createShopper()
    expect((await sync(1, [])).cart).toMatchObject({ lines: [], quantity: 0, totals: null, isVirtual: false })
    expect(cart.calls).toEqual([])
  })

  it('changes nothing for repeated, delayed or reordered requests and returns the current cart', async () => {
    const { cart, sync } = createShopper()
    const first = [line('A', 2)]
    await sync(1, first)
    await sync(2, [line('A', 5)])
    const after = cart.calls.length
    for (const revision of [2, 1, 0, -1]) {
      const answer = await sync(revision, revision === 1 ? first : [], { isForced: true, removed: [line('A', 1)] })
      expect(answer).toMatchObject({ differences: [], userErrors: [], cart: { revision: 2 } })
      expect(readQuantities(answer)).toEqual({ A: 5 })
    }
    expect(new Set(cart.calls.slice(after))).toEqual(new Set(['pull', 'totals']))
  })

  it('keeps a line removed if the shopper’s very first request adds it after the removal has arrived', async () => {
    const { cart, sync } = createShopper()
    await sync(2, [], { removed: [line('A', 1)] })
    expect((await sync(1, [line('A', 1)])).cart).toMatchObject({ lines: [], revision: 2 })
    expect(cart.calls).toEqual([])
  })

  it('counts the revisions of each device separately', async () => {
    const { sync } = createShopper()
    await sync(7, [line('A', 2)])
    const other = await sync(1, [], { deviceId: 'device-2' })
    expect(other.cart?.revision).toBe(1)
    expect(readQuantities(other)).toEqual({ A: 2 })
    expect((await sync(8, [line('A', 3)])).cart?.revision).toBe(8)
  })

  it('keeps another device’s change to a line this device has not changed', async () => {
    const { cart, sync } = createShopper()
    await sync(1, [line('A', 2), line('B', 1)])
    await sync(1, [line('A', 5), line('B', 1, { isUnchanged: true })], { deviceId: 'device-2' })
    const answer = await sync(2, [line('A', 2, { isUnchanged: true }), line('B', 4)])
    expect([readQuantities(answer), cart.quantities(), readErrors(answer)]).toEqual([{ A: 5, B: 4 }, { A: 5, B: 4 }, []])
  })

  it('runs three overlapping syncs one at a time', async () => {
    const { cart, sync } = createShopper()
    const answers = await Promise.all([sync(1, [line('A', 1)]), sync(2, [line('A', 2)]), sync(3, [line('A', 3), line('B', 1)])])
    expect(answers.map(readQuantities)).toEqual([{ A: 1 }, { A: 2 }, { A: 3, B: 1 }])
    expect(cart.quantities()).toEqual({ A: 3, B: 1 })
    expect(cart.calls.filter((call) => call === 'create')).toHaveLength(1)
  })

  it('changes different lines in parallel', async () => {
    const { cart, sync } = createShopper()
    await sync(
      1,
      [...'ABCDEFGHIJ'].map((sku) => line(sku, 1)),
    )
    expect(cart.underWay()).toEqual({ now: 0, most: 8 })
    expect(Object.keys(cart.quantities())).toHaveLength(10)
  })

  // CART-8
  it('merges duplicate lines and adds up their quantities', async () => {
    const { cart, sync } = createShopper()
    const twice = [line('A', 2), line('A', 3, { key: 'again' })]
    expect(readQuantities(await sync(1, twice))).toEqual({ A: 5 })
    await sync(2, twice)
    expect(cart.quantities()).toEqual({ A: 5 })
  })

  // MERGE-1
  it('returns lines that another device added', async () => {
    const { cart, sync } = createShopper()
    await sync(1, [line('A', 1)])
    cart.put('B', 4)
    const answer = await sync(2, [line('A', 1)])
    expect(answer.cart?.lines).toMatchObject([
      { key: 'key-A' },
      { key: 'B', sku: 'B', quantity: 4, name: 'Board B', url: '/timber/oak-board' },
    ])
  })

  // MERGE-12
  it('deletes another device’s lines if the sync is forced', async () => {
    const { cart, sync } = createShopper()
    await sync(1, [line('A', 1)])
    cart.put('B', 4)
    expect(readQuantities(await sync(2, [line('A', 1)], { isForced: true }))).toEqual({ A: 1 })
    expect(cart.quantities()).toEqual({ A: 1 })
  })

  it('deletes removed lines for good', async () => {
    const { cart, sync } = createShopper()
    const { cart: before } = await sync(1, [line('A', 1), line('B', 2)])
    const removed = [line('B', 2, { itemId: before?.lines[1]?.itemId ?? null })]
    expect(readQuantities(await sync(2, [line('A', 1)], { removed }))).toEqual({ A: 1 })
    expect(readQuantities(await sync(3, [line('A', 1)], { removed }))).toEqual({ A: 1 })
    expect(cart.quantities()).toEqual({ A: 1 })
  })

  // CART-12
  it('sends a variant as its configurable product with the ids that select it', async () => {
    const { cart, sync } = createShopper()
    const answer = await sync(1, [line('SKIRTING-ASH', 2, { parentSku: 'SKIRTING' })])
    expect(cart.lines()).toMatchObject([{ sku: 'SKIRTING', variantOptions: [{ attributeId: '141', valueId: '59' }] }])
    expect(answer.cart?.lines[0]).toMatchObject({ parentSku: 'SKIRTING', options: [{ label: 'Wood', value: 'Ash' }] })
  })

  it('sends a variant by its own sku if the shop is configured so', async () => {
    const { cart, sync } = createShopper({ settings: { sendsOptions: false } })
    await sync(1, [line('SKIRTING-ASH', 2, { parentSku: 'SKIRTING' })])
    expect(cart.lines()).toMatchObject([{ sku: 'SKIRTING-ASH', variantOptions: [] }])
  })

  it('changes neither side if merging is switched off, but reports differences', async () => {
    const { cart, sync } = createShopper({ settings: { mergeByDefault: false } })
    await sync(1, [line('A', 1)], { isForced: true })
    const answer = await sync(2, [line('A', 3), line('B', 1)])
    expect([cart.quantities(), readQuantities(answer)]).toEqual([{ A: 1 }, { A: 1 }])
    expect(answer.differences.map(({ status, sku }) => [status, sku])).toContainEqual(['WRONG_QTY', 'A'])
  })

  // MERGE-2
  it.each([
    [true, { A: 1 }],
    [false, { A: 1, B: 2 }],
  ])('keeps a line that the platform has lost unless the shop may remove lines: %s', async (mayRemoveLines, quantities) => {
    const { sync } = createShopper({ settings: { mayRemoveLines } })
    const { cart: before } = await sync(1, [line('A', 1), line('B', 2)])
    const [itemA = null, itemB = null] = before?.lines.map(({ itemId }) => itemId) ?? []
    const [board, lost] = [line('A', 1, { itemId: itemA }), line('B', 2, { itemId: itemB })]
    await sync(1, [board], { removed: [lost], deviceId: 'device-2' })
    expect(readQuantities(await sync(2, [board, lost]))).toEqual(quantities)
  })

  // MERGE-3
  it.each([
    [true, { A: 5 }],
    [false, { A: 2 }],
  ])('keeps the quantity of the device unless the shop may change lines: %s', async (mayChangeLines, quantities) => {
    const { cart, sync } = createShopper({ settings: { mayChangeLines } })
    const { cart: before } = await sync(1, [line('A', 1)])
    cart.put('A', 5)
    expect(readQuantities(await sync(2, [line('A', 2, { itemId: before?.lines[0]?.itemId ?? null })]))).toEqual(quantities)
  })

  it('leaves the cart to the device if the shop keeps no carts on the platform', async () => {
    const { cart, sync } = createShopper({ settings: { sync: false } })
    expect(await sync(1, [line('A', 1)])).toEqual({ cart: null, differences: [], isOrdered: false, userErrors: [] })
    expect(cart.calls).toEqual([])
  })
})

describe('cart that the platform has lost', () => {
  // QUEUE-4
  it.each([404, 401])('is replaced by a new one with the device’s lines after a %i', async (status) => {
    let isLost = false
    const cart = cartPlatform({ refuse: (call) => (isLost && call === 'pull' ? status : null) })
    const { sync, session } = createShopper({ cart })
    await sync(1, [line('A', 2)])
    isLost = true
    expect(readQuantities(await sync(2, [line('A', 2), line('B', 1)]))).toEqual({ A: 2, B: 1 })
    expect(session.read().cartId).toBe('masked-2')
  })

  // MERGE-10, LIMIT-33
  it('is requested again as a guest as often as configured', async () => {
    const syncAfter = async (refusals: number) => {
      let creates = 0
      const cart = cartPlatform({ refuse: (call) => (call === 'create' && ++creates <= refusals ? 401 : null) })
      const answer = await createShopper({ cart }).sync(1, [line('A', 2)])
      return { answer, creates }
    }
    const once = await syncAfter(1)
    expect([readQuantities(once.answer), once.creates]).toEqual([{ A: 2 }, 2])
    // LIMIT-33: one retry. The platform would accept another.
    const twice = await syncAfter(2)
    expect([twice.answer.cart, readErrors(twice.answer), twice.creates]).toEqual([null, ['UNAVAILABLE null'], 2])
  })

  it.each([500, 403])('is not replaced after a %i', async (status) => {
    let isBroken = false
    const cart = cartPlatform({ refuse: (call) => (isBroken && call === 'pull' ? status : null) })
    const { sync, session } = createShopper({ cart })
    await sync(1, [line('A', 2)])
    isBroken = true
    const answer = await sync(2, [line('A', 3)])
    expect([answer.cart, readErrors(answer), session.read().cartId]).toEqual([null, ['UNAVAILABLE null'], 'masked-1'])
  })
})
