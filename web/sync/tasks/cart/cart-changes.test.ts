import { describe, expect, it } from 'vitest'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { addLines, removeLines, replaceLine, restoreLines, setQuantities } from './cart-changes.ts'
import { content, empty, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { visibleCart } from './visible-cart.ts'

const readQuantities = (state: CartState) =>
  Object.fromEntries(visibleCart(state).lines.map(({ key, quantity }) => [key, quantity]))

// CART-7, CART-8
describe('adding to the cart', () => {
  it.each([
    ['one piece of a new line', [newLine('A')], { A: 1 }],
    ['the wanted quantity', [newLine('A', 12)], { A: 12 }],
    ['several lines at once', [newLine('A', 2), newLine('B', 3)], { A: 2, B: 3 }],
    ['duplicate lines as one', [newLine('A', 2), newLine('A', 3)], { A: 5 }],
    ['at most the maximum quantity', [newLine('A', 9000), newLine('A', 9000)], { A: MOST_PIECES }],
  ])('adds %s', (_, lines, expected) => {
    expect(readQuantities(addLines(lines)(empty))).toEqual(expected)
  })

  it('increases the quantity of an existing line', () => {
    expect(readQuantities(addLines([newLine('A', 3)])(addLines([newLine('A', 2)])(empty)))).toEqual({ A: 5 })
  })

  it('counts as one change for any number of lines', () => {
    expect(addLines([newLine('A'), newLine('B'), newLine('C')])(empty).revision).toBe(1)
  })

  it('keeps the item id the platform gave a line', () => {
    const known = { ...empty, intents: [{ line: content('A', { itemId: '7' }), quantity: 1, revision: 1 }] }
    expect(addLines([newLine('A')])(known).intents[0]?.line.itemId).toBe('7')
  })
})

describe('cart changes', () => {
  const two = addLines([newLine('A', 2), newLine('B', 3)])(empty)

  // CART-21
  it.each([
    ['another quantity', { A: 5 }, { A: 5, B: 3 }],
    ['a whole quantity of a fraction', { A: 2.9 }, { A: 2, B: 3 }],
    ['several quantities', { A: 1, B: 1 }, { A: 1, B: 1 }],
    ['no change for an invalid quantity', { A: Number.NaN }, { A: 2, B: 3 }],
    ['no change for a missing line', { C: 4 }, { A: 2, B: 3 }],
    ['one line less for a zero quantity', { A: 0 }, { B: 3 }],
    ['one line less for a negative quantity', { A: -1 }, { B: 3 }],
  ])('make %s', (_, wanted, expected) => {
    expect(readQuantities(setQuantities(wanted)(two))).toEqual(expected)
  })

  it('keep only the last intent of each line', () => {
    const changed = setQuantities({ A: 9 })(setQuantities({ A: 4 })(two))
    expect(changed.intents.filter(({ line }) => line.key === 'A')).toHaveLength(1)
    expect(changed.revision).toBe(3)
  })

  it('count no revision if nothing changes', () => {
    expect(setQuantities({ A: 2 })(two)).toBe(two)
    expect(removeLines(['C'])(two)).toBe(two)
  })

  it('remove a line and remember the removal', () => {
    const less = removeLines(['A'])(two)
    expect(readQuantities(less)).toEqual({ B: 3 })
    expect(less.intents).toContainEqual({ line: content('A'), quantity: 0, revision: 2 })
  })

  // CART-15
  it.each([
    ['takes its place', newLine('C', 4), { B: 3, C: 4 }],
    ['merges with an identical line', newLine('B', 4), { B: 7 }],
    ['changes the quantity if it is the same', newLine('A', 4), { A: 4, B: 3 }],
  ])('replace a line with one that %s', (_, line, expected) => {
    const changed = replaceLine('A', line)(two)
    expect(readQuantities(changed)).toEqual(expected)
    expect(changed.revision).toBe(2)
  })

  it('do not replace a missing line', () => {
    expect(replaceLine('C', newLine('D'))(two)).toBe(two)
  })

  it('restore removed lines, but not over lines added again meanwhile', () => {
    const { lines } = visibleCart(two)
    const emptied = removeLines(['A', 'B'])(two)
    expect(readQuantities(restoreLines(lines)(emptied))).toEqual({ A: 2, B: 3 })
    expect(readQuantities(restoreLines(lines)(addLines([newLine('A', 7)])(emptied)))).toEqual({ A: 7, B: 3 })
  })
})
