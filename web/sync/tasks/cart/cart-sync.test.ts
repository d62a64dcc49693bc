import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLines, removeLines, setQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { emptyCart } from './decode-cart.ts'
import { toNewSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

type Errors = Parameters<typeof withAnswer>[1]['userErrors']

const readQuantities = (state: CartState) =>
  Object.fromEntries(visibleCart(state).lines.map(({ key, quantity }) => [key, quantity]))

/** The state after the server's answer to a sync of an earlier state. */
const applyAnswer = (now: CartState, then: CartState, cart: ReturnType<typeof answer>, userErrors: Errors = []) =>
  withAnswer(now, { cart, userErrors, sent: { removed: [], ...syncInput(then) }, at: 1 })

const error = (code: Errors[number]['code'], field: string): Errors[number] => ({
  __typename: 'UserError',
  code,
  field,
  message: 'No',
})

const two = addLines([newLine('A', 2), newLine('B', 3)])(empty)
const settled = applyAnswer(two, two, answer(1, { A: 2, B: 3 }))

describe('syncInput', () => {
  it('contains all visible lines with quantities, and the removed lines', () => {
    const { lines, removed, revision, deviceId, isForced } = syncInput(removeLines(['A'])(settled), true)
    expect({ revision, deviceId, isForced }).toEqual({ revision: 2, deviceId: 'device', isForced: true })
    expect(lines.map(({ key, itemId, quantity }) => [key, itemId, quantity])).toEqual([['B', 'item-B', 3]])
    expect(removed?.map(({ key, itemId }) => [key, itemId])).toEqual([['A', 'item-A']])
  })

  it('marks lines without changes since the last confirmed cart', () => {
    const { lines } = syncInput(setQuantities({ B: 5 })(settled))
    expect(lines.map(({ key, isUnchanged }) => [key, isUnchanged])).toEqual([
      ['A', true],
      ['B', false],
    ])
    // A quantity that was changed back still counts as changed.
    expect(syncInput(setQuantities({ B: 3 })(setQuantities({ B: 5 })(settled))).lines[1]?.isUnchanged).toBe(false)
  })

  it('contains no name, price or picture', () => {
    expect(Object.keys(syncInput(two).lines[0] ?? {}).sort()).toEqual(
      ['bundleChoices', 'isUnchanged', 'itemId', 'key', 'optionAnswers', 'parentSku', 'quantity', 'sku'].sort(),
    )
  })
})

describe('the server’s answer', () => {
  it('confirms pending changes', () => {
    expect(settled.intents).toEqual([])
    expect(visibleCart(settled)).toMatchObject({ isPending: false, quantity: 5 })
  })

  it('keeps changes made since the sync', () => {
    const since = setQuantities({ A: 9 })(two)
    const state = applyAnswer(since, two, answer(1, { A: 2, B: 3 }))
    expect(readQuantities(state)).toEqual({ A: 9, B: 3 })
    expect(visibleCart(state).isPending).toBe(true)
  })

  it('changes nothing if a newer answer came first', () => {
    const later = applyAnswer(setQuantities({ A: 9 })(two), setQuantities({ A: 9 })(two), answer(2, { A: 9, B: 3 }))
    expect(applyAnswer(later, two, answer(1, { A: 2, B: 3 }))).toBe(later)
  })

  // CART-14, USER-16
  it.each([
    ['that was cleared', () => emptyCart('another')],
    ['of a customer who has signed in', toNewSession(answer(0, { D: 1 }), 'another', 1)],
  ])('to an earlier sync leaves a cart %s unchanged', (_, change) => {
    const after = change(settled)
    expect(applyAnswer(after, settled, answer(9, { A: 2, B: 3 }))).toBe(after)
  })

  it('adds lines only the platform had', () => {
    expect(readQuantities(applyAnswer(two, two, answer(1, { A: 2, B: 3, C: 1 })))).toEqual({ A: 2, B: 3, C: 1 })
  })

  // MERGE-6, MERGE-7
  it.each(['REFUSED', 'OUT_OF_STOCK', 'NOT_FOUND', 'INVALID'] as const)('drops the intent of a rejected line (%s)', (code) => {
    const state = addLines([newLine('C')])(setQuantities({ A: 99 })(settled))
    const refusing = applyAnswer(state, state, answer(1, { A: 2, B: 3 }), [
      error(code, 'lines.0.quantity'),
      error(code, 'lines.2'),
    ])
    expect(readQuantities(refusing)).toEqual({ A: 2, B: 3 })
    expect(refusing.intents).toEqual([])
  })

  it('keeps the intent if the platform was unavailable for a line', () => {
    const state = setQuantities({ A: 9 })(settled)
    const unreached = applyAnswer(state, state, answer(1, { A: 2, B: 3 }), [error('UNAVAILABLE', 'lines.0')])
    expect(readQuantities(unreached)).toEqual({ A: 9, B: 3 })
  })

  it('keeps a later intent if an earlier one was rejected', () => {
    const then = setQuantities({ A: 99 })(settled)
    const now = setQuantities({ A: 4 })(then)
    expect(readQuantities(applyAnswer(now, then, answer(2, { A: 2, B: 3 }), [error('REFUSED', 'lines.0')]))).toEqual({
      A: 4,
      B: 3,
    })
  })

  it('does not restore a removed line, and removes it again with a newer revision', () => {
    const less = removeLines(['A'])(settled)
    const stubborn = applyAnswer(less, less, answer(2, { A: 2, B: 3 }))
    expect(readQuantities(stubborn)).toEqual({ B: 3 })
    expect(syncInput(stubborn)).toMatchObject({ revision: 3, removed: [{ key: 'A' }] })
    expect(applyAnswer(stubborn, stubborn, answer(3, { B: 3 })).intents).toEqual([])
  })

  it('restores a line whose removal was rejected', () => {
    const less = removeLines(['A'])(settled)
    expect(readQuantities(applyAnswer(less, less, answer(2, { A: 2, B: 3 }), [error('REFUSED', 'removed.0')]))).toEqual({
      A: 2,
      B: 3,
    })
  })

  it.each(['lines', 'lines.99', 'removed.x', 'everything.0', null])('drops no intent for an error about %j', (field) => {
    const state = setQuantities({ A: 9 })(settled)
    const refusing = applyAnswer(state, state, answer(1, { A: 2, B: 3 }), [{ ...error('REFUSED', ''), field }])
    expect(readQuantities(refusing)).toEqual({ A: 9, B: 3 })
  })
})

describe('cart edits in two tabs, with answers repeated, lost or reordered', () => {
  const skus = fc.constantFrom('A', 'B', 'C', 'D')
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), sku: skus, quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('set' as const), sku: skus, quantity: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('send' as const), sku: skus, quantity: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ kind: fc.constant('answer' as const), sku: skus, quantity: fc.nat({ max: 3 }) }),
  )

  it('leave the platform with the cart the shopper sees', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 20, maxLength: 60 }), (edits) => {
        let state: CartState = empty
        let platform: Readonly<Record<string, number>> = {}
        let applied = 0
        const waiting: { readonly then: CartState; readonly cart: ReturnType<typeof answer> }[] = []
        /** Sets absolute quantities; ignores repeated and older revisions. */
        const send = (then: CartState) => {
          const { revision, lines } = syncInput(then)
          if (revision > applied) {
            applied = revision
            platform = Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]))
          }
          return { then, cart: answer(applied, platform) }
        }
        const sent: CartState[] = []
        for (const { kind, sku, quantity } of edits) {
          if (kind === 'add') state = addLines([newLine(sku, quantity)])(state)
          if (kind === 'set') state = setQuantities({ [sku]: quantity })(state)
          if (kind === 'send') {
            sent.push(state)
            // Answers arrive once, twice or late; answers that are not applied are lost.
            for (const then of [state, sent[quantity] ?? state]) waiting.push(send(then))
          }
          const late = kind === 'answer' ? waiting.splice(quantity, 1)[0] : undefined
          if (late) state = applyAnswer(state, late.then, late.cart)
        }
        const shown = readQuantities(state)
        const last = send(state)
        state = applyAnswer(state, last.then, last.cart)
        expect(readQuantities(state)).toEqual(shown)
        expect(platform).toEqual(shown)
        expect(state.intents).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
