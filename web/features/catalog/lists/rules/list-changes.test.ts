import { describe, expect, it } from 'vitest'
import { addLine, removeLine, replaceSku, restoreLine, setQuantity, wishLine } from './list-changes.ts'
import type { NamedList } from './named-list.types.ts'

const KITCHEN: NamedList = {
  id: 'k',
  name: 'Kitchen',
  lines: [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 3 },
  ],
}
const DECK: NamedList = { id: 'd', name: 'Deck', lines: [] }
const LISTS = [KITCHEN, DECK]
const skus = (lists: readonly NamedList[], id = 'k') => lists.find((list) => list.id === id)?.lines.map(({ sku }) => sku)
const full: NamedList = { ...KITCHEN, lines: Array.from({ length: 200 }, (_, i) => ({ sku: `S${i}`, quantity: 1 })) }

// SAVE-3
describe('changes of the lists', () => {
  it('remove a product and restore it at its position', () => {
    const without = removeLine('k', 'A')(LISTS)
    expect(skus(without)).toEqual(['B'])
    expect(restoreLine('k', { sku: 'A', quantity: 2 }, 0)(without)).toEqual(LISTS)
  })
})

// SAVE-4
describe('a product added to a list', () => {
  it('is appended, or adds to the quantity of its line', () => {
    expect(skus(addLine('k', { sku: 'C', quantity: 1 })(LISTS))).toEqual(['A', 'B', 'C'])
    expect(addLine('k', { sku: 'A', quantity: 5 })(LISTS)[0]?.lines[0]).toEqual({ sku: 'A', quantity: 7 })
  })

  // LIMIT-36
  it('is one piece if it comes from the wishlist', () => {
    expect(addLine('k', wishLine('A'))(LISTS)[0]?.lines[0]).toEqual({ sku: 'A', quantity: 3 })
    expect(addLine('d', wishLine('A'))(LISTS)[1]?.lines).toEqual([{ sku: 'A', quantity: 1 }])
  })

  it('is limited to 9,999 pieces', () => {
    expect(addLine('k', { sku: 'A', quantity: 9999 })(LISTS)[0]?.lines[0]?.quantity).toBe(9999)
  })

  // SAVE-1
  it('does not go into a list of 200 products', () => {
    expect(addLine('k', { sku: 'NEW', quantity: 1 })([full])[0]?.lines).toHaveLength(200)
    expect(addLine('k', { sku: 'S0', quantity: 1 })([full])[0]?.lines[0]?.quantity).toBe(2)
  })

  it('is ignored if another tab has deleted the list', () => {
    expect(addLine('gone', { sku: 'A', quantity: 1 })(LISTS)).toEqual(LISTS)
  })

  it('can be set to a typed quantity', () => {
    expect(setQuantity('k', 'B', 12)(LISTS)[0]?.lines[1]).toEqual({ sku: 'B', quantity: 12 })
  })

  it('is replaced by a chosen version, and their quantities are added up if the list has both', () => {
    expect(replaceSku('k', 'A', 'A-24')(LISTS)[0]?.lines[0]).toEqual({ sku: 'A-24', quantity: 2 })
    expect(replaceSku('k', 'A', 'B')(LISTS)[0]?.lines).toEqual([{ sku: 'B', quantity: 5 }])
    expect(replaceSku('k', 'gone', 'B')(LISTS)).toEqual(LISTS)
  })
})
