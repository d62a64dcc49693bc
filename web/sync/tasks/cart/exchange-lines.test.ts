import { describe, expect, it } from 'vitest'
import { addLines, removeLines, setQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { decodeCart } from './decode-cart.ts'
import { exchangeLines } from './exchange-lines.ts'
import { toNewSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

type Errors = Parameters<typeof withAnswer>[1]['userErrors']

const readQuantities = (state: CartState) =>
  Object.fromEntries(visibleCart(state).lines.map(({ key, quantity }) => [key, quantity]))

const applyAnswer = (now: CartState, then: CartState, cart: ReturnType<typeof answer>, userErrors: Errors = []) =>
  withAnswer(now, { cart, userErrors, sent: { removed: [], ...syncInput(then) }, at: 1 })

/** The server's rejection of a sent line. */
const rejection = (state: CartState, key: string, code: Errors[number]['code'] = 'REFUSED'): Errors[number] => ({
  __typename: 'UserError',
  code,
  message: 'No',
  field: `lines.${syncInput(state).lines.findIndex((line) => line.key === key)}`,
})

const first = addLines([newLine('PLY', 5), newLine('LIST', 2), newLine('NAILS', 1)])(empty)
/** Five sheets, two of which are cut. */
const cart = applyAnswer(first, first, answer(1, { PLY: 5, LIST: 2, NAILS: 1 }))
const TAKEN = [
  { key: 'PLY', quantity: 2 },
  { key: 'LIST', quantity: Number.POSITIVE_INFINITY },
]
const BEFORE = { PLY: 5, LIST: 2, NAILS: 1 }
const AFTER = { PLY: 6, CHANGED: 3, NAILS: 1 }
const exchanged = exchangeLines(TAKEN, [newLine('PLY', 3), newLine('CHANGED', 3)])(cart)

// CUT-30
describe('exchangeLines', () => {
  it('removes a part of a shared line and all of the other lines in one change', () => {
    expect(readQuantities(exchanged)).toEqual(AFTER)
    expect(exchanged.revision).toBe(2)
  })

  it('takes no more than there is', () => {
    expect(readQuantities(exchangeLines([{ key: 'PLY', quantity: 9 }], [newLine('PLY', 1)])(cart))).toEqual({ ...BEFORE, PLY: 1 })
  })

  it('adds the lines if the others are gone', () => {
    const gone = removeLines(['PLY', 'LIST'])(cart)
    expect(readQuantities(exchangeLines(TAKEN, [newLine('PLY', 3), newLine('CHANGED', 3)])(gone))).toEqual({ ...AFTER, PLY: 3 })
  })

  it('is done when the server has confirmed it', () => {
    const confirmed = applyAnswer(exchanged, exchanged, answer(2, AFTER))
    expect(readQuantities(confirmed)).toEqual(AFTER)
    expect(confirmed.exchanges).toBeUndefined()
    expect(confirmed.intents).toEqual([])
  })
})

// CUT-31
describe('an exchange the server rejects', () => {
  it.each([
    ['a new line', 'CHANGED', { PLY: 6, NAILS: 1 }],
    ['the quantity of a shared line', 'PLY', { PLY: 5, CHANGED: 3, NAILS: 1 }],
  ])('is taken back as a whole for %s, with a new revision', (_, key, left) => {
    const rejected = applyAnswer(exchanged, exchanged, answer(2, left), [rejection(exchanged, key)])
    expect(readQuantities(rejected)).toEqual(BEFORE)
    expect(rejected.revision).toBe(3)
    expect(rejected.exchanges).toBeUndefined()
    expect(applyAnswer(rejected, rejected, answer(3, BEFORE)).intents).toEqual([])
  })

  it('is taken back if the answer with the rejection was lost', () => {
    expect(readQuantities(applyAnswer(exchanged, exchanged, answer(2, { PLY: 6, NAILS: 1 })))).toEqual(BEFORE)
  })

  it('restores a deleted line without an item id, and other lines with theirs', () => {
    const rejected = applyAnswer(exchanged, exchanged, answer(2, { PLY: 6, NAILS: 1 }), [rejection(exchanged, 'CHANGED')])
    const ids = Object.fromEntries(rejected.intents.map(({ line }) => [line.key, line.itemId]))
    expect(ids).toMatchObject({ PLY: 'item-PLY', LIST: null })
  })

  it('survives a restart before the answer', () => {
    const restarted = decodeCart(structuredClone(exchanged), empty)
    expect(readQuantities(applyAnswer(restarted, restarted, answer(2, { PLY: 6, NAILS: 1 })))).toEqual(BEFORE)
  })

  it('goes back to the confirmed lines after two changes offline', () => {
    const taken = [
      { key: 'PLY', quantity: 3 },
      { key: 'CHANGED', quantity: 3 },
    ]
    const twice = exchangeLines(taken, [newLine('PLY', 4), newLine('AGAIN', 4)])(exchanged)
    expect(readQuantities(twice)).toEqual({ PLY: 7, AGAIN: 4, NAILS: 1 })
    expect(readQuantities(applyAnswer(twice, twice, answer(3, { ...AFTER, PLY: 5 }), [rejection(twice, 'PLY')]))).toEqual(BEFORE)
  })

  it('keeps later changes of the shopper', () => {
    const since = setQuantities({ PLY: 9 })(exchanged)
    const rejected = applyAnswer(since, exchanged, answer(2, { PLY: 6, NAILS: 1 }), [rejection(exchanged, 'CHANGED')])
    expect(readQuantities(rejected)).toEqual({ ...BEFORE, PLY: 9 })
  })

  it('does not bring back a list that was removed since', () => {
    const since = removeLines(['CHANGED', 'PLY'])(exchanged)
    expect(readQuantities(applyAnswer(since, since, answer(3, { NAILS: 1 })))).toEqual({ NAILS: 1 })
  })
})

describe('an exchange the server has not answered', () => {
  it('waits while the platform is unavailable', () => {
    const unavailable = applyAnswer(exchanged, exchanged, answer(1, BEFORE), [rejection(exchanged, 'CHANGED', 'UNAVAILABLE')])
    expect(readQuantities(unavailable)).toEqual(AFTER)
    expect(unavailable.exchanges).toHaveLength(1)
  })

  it('waits for an answer to itself', () => {
    const earlier = applyAnswer(exchanged, cart, answer(1, BEFORE), [rejection(cart, 'PLY')])
    expect(readQuantities(earlier)).toEqual(AFTER)
    expect(earlier.exchanges).toHaveLength(1)
  })

  it('cannot be taken back in another session', () => {
    expect(toNewSession(answer(0, { PLY: 1 }), 'another', 1)(exchanged).exchanges).toBeUndefined()
  })

  it.each([
    ['no list', 'many'],
    ['no keys', [{ revision: 2, added: [7], before: [] }]],
    ['no lines', [{ revision: 2, added: [], before: [{ quantity: 1 }] }]],
    ['null', [null]],
  ])('is dropped if the device has stored %s', (_, exchanges) => {
    expect(decodeCart({ ...exchanged, exchanges }, empty).exchanges).toBeUndefined()
  })
})
