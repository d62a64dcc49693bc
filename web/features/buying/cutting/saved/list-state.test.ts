import { describe, expect, it } from 'vitest'
import { EMPTY_ROW, NO_LIST } from '../device/saved-list.ts'
import { isSameList, isUnsaved, pieceCount, toNamedList, updateList } from './list-state.ts'
import type { NamedCuttingList } from './named-lists.ts'

const door = { ...EMPTY_ROW, name: 'Door', length: '720', width: '300', quantity: '4' }
const list = { ...NO_LIST, rows: [door] }
const kitchen: NamedCuttingList = { id: 'k', name: 'Kitchen', list }
const desk: NamedCuttingList = { ...kitchen, id: 'd', name: 'Desk' }

// CUT-33
describe('isUnsaved', () => {
  it.each([
    ['a list without a name', list, [], true],
    ['a saved list', list, [kitchen], false],
    ['a saved list with the empty row at its end', { ...list, rows: [door, EMPTY_ROW] }, [kitchen], false],
    ['a saved list that was changed', { ...list, rows: [{ ...door, quantity: '5' }] }, [kitchen], true],
    ['a list without pieces', { ...list, rows: [EMPTY_ROW] }, [], false],
    ['a saved list that is edited in the cart', { ...list, editing: 'SAW~1' }, [kitchen], false],
  ])('is true only if opening another list loses pieces: %s', (_, current, lists, unsaved) => {
    expect(isUnsaved(current, lists)).toBe(unsaved)
  })
})

describe('updateList', () => {
  it('saves the pieces under the name, and changes no other list', () => {
    const changed = { ...list, rows: [door, { ...door, name: 'Lid' }, EMPTY_ROW] }
    const [updated, other] = updateList('k', changed)([kitchen, desk])
    expect(updated).toEqual({ ...kitchen, list: { ...NO_LIST, rows: changed.rows.slice(0, 2) } })
    expect(other).toBe(desk)
  })
})

describe('toNamedList', () => {
  it('keeps material and pieces, but not the cart line that is edited', () => {
    const edited = { ...list, editing: 'SAW~1' }
    expect(toNamedList('k', 'Kitchen', edited)).toEqual(kitchen)
  })
})

describe('isSameList', () => {
  it('compares the material too', () => {
    const stock = { kind: 'board', length: 24_000 } as const
    const material = { sku: 'OAK', name: 'Oak', stockSku: 'OAK-1', size: '2400 mm', stock }
    expect(isSameList(list, { ...list, material })).toBe(false)
  })

  it('compares the choices for the cutting service', () => {
    expect(isSameList(list, { ...list, choices: { 3: '31' } })).toBe(false)
  })
})

describe('pieceCount', () => {
  it.each([
    [['4', ' 2 '], 6],
    [['4', 'x', '-1', '1.5', ''], 4],
    [['99999'], 0],
  ])('adds up the quantities %j as %i', (quantities, count) => {
    expect(pieceCount({ ...list, rows: quantities.map((quantity) => ({ ...door, quantity })) })).toBe(count)
  })
})
