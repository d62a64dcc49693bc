import { describe, expect, it } from 'vitest'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { withAdded, without, withQuantities, withReplaced, withRestored } from './cart-changes.ts'
import { content, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { visibleCart } from './visible-cart.ts'

const seen = (state: CartState) => Object.fromEntries(visibleCart(state).lines.map(({ key, quantity }) => [key, quantity]))

// CART-7, CART-8
describe('putting into the cart', () => {
  it.each([
    ['one of what is new', [newLine('A')], { A: 1 }],
    ['so many as are asked for', [newLine('A', 12)], { A: 12 }],
    ['several lines at once', [newLine('A', 2), newLine('B', 3)], { A: 2, B: 3 }],
    ['the same line named twice as one', [newLine('A', 2), newLine('A', 3)], { A: 5 }],
    ['no more than anybody orders', [newLine('A', 9000), newLine('A', 9000)], { A: MOST_PIECES }],
  ])('puts in %s', (_, lines, expected) => {
    expect(seen(withAdded(lines)(empty))).toEqual(expected)
  })

  it('gives a line that is there so many more', () => {
    expect(seen(withAdded([newLine('A', 3)])(withAdded([newLine('A', 2)])(empty)))).toEqual({ A: 5 })
  })

  it('is one change, however many lines it has', () => {
    expect(withAdded([newLine('A'), newLine('B'), newLine('C')])(empty).revision).toBe(1)
  })

  it('keeps the number that the platform gave a line', () => {
    const known = { ...empty, intents: [{ line: content('A', { itemId: '7' }), quantity: 1, revision: 1 }] }
    expect(withAdded([newLine('A')])(known).intents[0]?.line.itemId).toBe('7')
  })
})

describe('changing the cart', () => {
  const two = withAdded([newLine('A', 2), newLine('B', 3)])(empty)

  // CART-21
  it.each([
    ['another quantity', { A: 5 }, { A: 5, B: 3 }],
    ['a whole one of a broken one', { A: 2.9 }, { A: 2, B: 3 }],
    ['several quantities', { A: 1, B: 1 }, { A: 1, B: 1 }],
    ['nothing of a quantity that is none', { A: Number.NaN }, { A: 2, B: 3 }],
    ['nothing of a line that is not there', { C: 4 }, { A: 2, B: 3 }],
    ['a line less of none', { A: 0 }, { B: 3 }],
    ['a line less of fewer than none', { A: -1 }, { B: 3 }],
  ])('makes %s', (_, wanted, expected) => {
    expect(seen(withQuantities(wanted)(two))).toEqual(expected)
  })

  it('keeps the last word alone about each line', () => {
    const changed = withQuantities({ A: 9 })(withQuantities({ A: 4 })(two))
    expect(changed.intents.filter(({ line }) => line.key === 'A')).toHaveLength(1)
    expect(changed.revision).toBe(3)
  })

  it('counts no change where nothing changes', () => {
    expect(withQuantities({ A: 2 })(two)).toBe(two)
    expect(without(['C'])(two)).toBe(two)
  })

  it('takes a line out and remembers it', () => {
    const less = without(['A'])(two)
    expect(seen(less)).toEqual({ B: 3 })
    expect(less.intents).toContainEqual({ line: content('A'), quantity: 0, revision: 2 })
  })

  // CART-15
  it.each([
    ['takes its place', newLine('C', 4), { B: 3, C: 4 }],
    ['becomes one with a line that is the same', newLine('B', 4), { B: 7 }],
    ['of the same contents has another quantity', newLine('A', 4), { A: 4, B: 3 }],
  ])('exchanges a line: what it becomes %s', (_, line, expected) => {
    const changed = withReplaced('A', line)(two)
    expect(seen(changed)).toEqual(expected)
    expect(changed.revision).toBe(2)
  })

  it('exchanges no line that is gone', () => {
    expect(withReplaced('C', newLine('D'))(two)).toBe(two)
  })

  it('brings lines back as they were, but not over what has come back meanwhile', () => {
    const { lines } = visibleCart(two)
    const emptied = without(['A', 'B'])(two)
    expect(seen(withRestored(lines)(emptied))).toEqual({ A: 2, B: 3 })
    expect(seen(withRestored(lines)(withAdded([newLine('A', 7)])(emptied)))).toEqual({ A: 7, B: 3 })
  })
})
