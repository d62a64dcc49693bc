import { describe, expect, it } from 'vitest'
import { addList, removeList, renameList, restoreList } from './named-changes.ts'

const NAMING = { fallback: 'List', reserved: 'Wishlist' }
const KITCHEN = { id: 'k', name: 'Kitchen' }
const DECK = { id: 'd', name: 'Deck' }
const LISTS = [KITCHEN, DECK]

// SAVE-3, CUT-33
describe('changes of named lists', () => {
  it('add a list at the end, once, and number a name that is taken', () => {
    const added = addList({ ...DECK, id: 'n', name: 'kitchen' }, NAMING)(LISTS)
    expect(added.map(({ name }) => name)).toEqual(['Kitchen', 'Deck', 'kitchen 2'])
    expect(addList({ ...DECK, id: 'n' }, NAMING)(added)).toBe(added)
  })

  // SAVE-1
  it('keep at most 50 lists', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({ ...DECK, id: `${i}` }))
    expect(addList({ ...DECK, id: 'n' }, NAMING)(many)).toHaveLength(50)
  })

  it('rename a list, also to another spelling of its own name, and ignore an empty name', () => {
    const rename = (name: string) => renameList('k', name, NAMING)(LISTS).map((list) => list.name)
    expect(rename(' Floor ')).toEqual(['Floor', 'Deck'])
    expect(rename('KITCHEN')).toEqual(['KITCHEN', 'Deck'])
    expect(rename('deck')).toEqual(['deck 2', 'Deck'])
    expect(rename('  ')).toEqual(['Kitchen', 'Deck'])
  })

  it('delete a list and put it back to its place, once', () => {
    const without = removeList('k')(LISTS)
    expect(without).toEqual([DECK])
    const restored = restoreList(KITCHEN, 0)(without)
    expect(restored).toEqual(LISTS)
    expect(restoreList(KITCHEN, 0)(restored)).toEqual(LISTS)
  })
})
