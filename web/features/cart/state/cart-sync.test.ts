import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleared, withAdded, without, withQuantities } from './cart-changes.ts'
import { answer, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { inNewSession } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

type Errors = Parameters<typeof withAnswer>[1]['userErrors']

const seen = (state: CartState) => Object.fromEntries(visibleCart(state).lines.map(({ key, quantity }) => [key, quantity]))

/** The state after the server's answer to what the state had been. */
const answered = (now: CartState, then: CartState, cart: ReturnType<typeof answer>, userErrors: Errors = []) =>
  withAnswer(now, { cart, userErrors, sent: { removed: [], ...syncInput(then) }, at: 1 })

const error = (code: Errors[number]['code'], field: string): Errors[number] => ({
  __typename: 'UserError',
  code,
  field,
  message: 'No',
})

const two = withAdded([newLine('A', 2), newLine('B', 3)])(empty)
const settled = answered(two, two, answer(1, { A: 2, B: 3 }))

describe('what is sent of a cart', () => {
  it('is every line that is seen with its quantity, and what was taken out', () => {
    const { lines, removed, revision, deviceId, isForced } = syncInput(without(['A'])(settled), true)
    expect({ revision, deviceId, isForced }).toEqual({ revision: 2, deviceId: 'device', isForced: true })
    expect(lines.map(({ key, itemId, quantity }) => [key, itemId, quantity])).toEqual([['B', 'item-B', 3]])
    expect(removed?.map(({ key, itemId }) => [key, itemId])).toEqual([['A', 'item-A']])
  })

  it('says of which lines nothing was asked for since the server’s last word', () => {
    const { lines } = syncInput(withQuantities({ B: 5 })(settled))
    expect(lines.map(({ key, isUnchanged }) => [key, isUnchanged])).toEqual([
      ['A', true],
      ['B', false],
    ])
    // What was changed and changed back was asked for.
    expect(syncInput(withQuantities({ B: 3 })(withQuantities({ B: 5 })(settled))).lines[1]?.isUnchanged).toBe(false)
  })

  it('has no name, price or picture of the device in it', () => {
    expect(Object.keys(syncInput(two).lines[0] ?? {}).sort()).toEqual(
      ['bundleChoices', 'isUnchanged', 'itemId', 'key', 'optionAnswers', 'parentSku', 'quantity', 'sku'].sort(),
    )
  })
})

describe("the server's answer", () => {
  it('settles what was wanted', () => {
    expect(settled.intents).toEqual([])
    expect(visibleCart(settled)).toMatchObject({ isPending: false, quantity: 5 })
  })

  it('leaves what was wanted since', () => {
    const since = withQuantities({ A: 9 })(two)
    const state = answered(since, two, answer(1, { A: 2, B: 3 }))
    expect(seen(state)).toEqual({ A: 9, B: 3 })
    expect(visibleCart(state).isPending).toBe(true)
  })

  it('changes nothing when a newer one came before it', () => {
    const later = answered(withQuantities({ A: 9 })(two), withQuantities({ A: 9 })(two), answer(2, { A: 9, B: 3 }))
    expect(answered(later, two, answer(1, { A: 2, B: 3 }))).toBe(later)
  })

  // CART-14, USER-16
  it.each([
    ['that was cleared', cleared('another')],
    ['of somebody who has signed in', inNewSession(answer(0, { D: 1 }), 'another', 1)],
  ])('to what was sent before leaves a cart %s as it is', (_, change) => {
    const after = change(settled)
    expect(answered(after, settled, answer(9, { A: 2, B: 3 }))).toBe(after)
  })

  it('brings what only the platform had', () => {
    expect(seen(answered(two, two, answer(1, { A: 2, B: 3, C: 1 })))).toEqual({ A: 2, B: 3, C: 1 })
  })

  // MERGE-6, MERGE-7
  it.each(['REFUSED', 'OUT_OF_STOCK', 'NOT_FOUND', 'INVALID'] as const)(
    'that refuses a line (%s) gives its intent up',
    (code) => {
      const state = withAdded([newLine('C')])(withQuantities({ A: 99 })(settled))
      const refusing = answered(state, state, answer(1, { A: 2, B: 3 }), [
        error(code, 'lines.0.quantity'),
        error(code, 'lines.2'),
      ])
      expect(seen(refusing)).toEqual({ A: 2, B: 3 })
      expect(refusing.intents).toEqual([])
    },
  )

  it('of a platform that did not answer for a line leaves the intent', () => {
    const state = withQuantities({ A: 9 })(settled)
    const unreached = answered(state, state, answer(1, { A: 2, B: 3 }), [error('UNAVAILABLE', 'lines.0')])
    expect(seen(unreached)).toEqual({ A: 9, B: 3 })
  })

  it('that refuses what has been changed since leaves the later intent', () => {
    const then = withQuantities({ A: 99 })(settled)
    const now = withQuantities({ A: 4 })(then)
    expect(seen(answered(now, then, answer(2, { A: 2, B: 3 }), [error('REFUSED', 'lines.0')]))).toEqual({ A: 4, B: 3 })
  })

  it('does not bring back what was taken out, and has it taken out again by a newer revision', () => {
    const less = without(['A'])(settled)
    const stubborn = answered(less, less, answer(2, { A: 2, B: 3 }))
    expect(seen(stubborn)).toEqual({ B: 3 })
    expect(syncInput(stubborn)).toMatchObject({ revision: 3, removed: [{ key: 'A' }] })
    expect(answered(stubborn, stubborn, answer(3, { B: 3 })).intents).toEqual([])
  })

  it('brings back what may not be taken out', () => {
    const less = without(['A'])(settled)
    expect(seen(answered(less, less, answer(2, { A: 2, B: 3 }), [error('REFUSED', 'removed.0')]))).toEqual({ A: 2, B: 3 })
  })

  it.each(['lines', 'lines.99', 'removed.x', 'everything.0', null])('with an error about %j gives up nothing', (field) => {
    const state = withQuantities({ A: 9 })(settled)
    const refusing = answered(state, state, answer(1, { A: 2, B: 3 }), [{ ...error('REFUSED', ''), field }])
    expect(seen(refusing)).toEqual({ A: 9, B: 3 })
  })
})

describe('edits of two tabs, sent, doubled, dropped and answered in any order', () => {
  const skus = fc.constantFrom('A', 'B', 'C', 'D')
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), sku: skus, quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('set' as const), sku: skus, quantity: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('send' as const), sku: skus, quantity: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ kind: fc.constant('answer' as const), sku: skus, quantity: fc.nat({ max: 3 }) }),
  )

  it('end with the platform having what the shopper sees', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 20, maxLength: 60 }), (edits) => {
        let state: CartState = empty
        let platform: Readonly<Record<string, number>> = {}
        let applied = 0
        const waiting: { readonly then: CartState; readonly cart: ReturnType<typeof answer> }[] = []
        /** Absolute quantities, and no revision twice or backwards. */
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
          if (kind === 'add') state = withAdded([newLine(sku, quantity)])(state)
          if (kind === 'set') state = withQuantities({ [sku]: quantity })(state)
          if (kind === 'send') {
            sent.push(state)
            // Once, twice, or an old one late; what is not answered was dropped on its way back.
            for (const then of [state, sent[quantity] ?? state]) waiting.push(send(then))
          }
          const late = kind === 'answer' ? waiting.splice(quantity, 1)[0] : undefined
          if (late) state = answered(state, late.then, late.cart)
        }
        const shown = seen(state)
        const last = send(state)
        state = answered(state, last.then, last.cart)
        expect(seen(state)).toEqual(shown)
        expect(platform).toEqual(shown)
        expect(state.intents).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
