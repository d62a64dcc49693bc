import { describe, expect, it } from 'vitest'
import { CUTTING } from '#schema/rules/constants.ts'
import { decodeSavedList, EMPTY_ROW, NO_LIST } from '../device/saved-list.ts'
import { restoreRows } from '../parts/form-top.tsx'
import { appendRows } from './add-rows.ts'
import { clearRows, endEditing } from './row-changes.ts'

const row = (name: string) => ({ ...EMPTY_ROW, name })
const names = (rows: readonly string[], added: readonly string[]) =>
  appendRows(added.map(row))({ ...NO_LIST, rows: rows.map(row) }).rows.map(({ name }) => name)

describe('appendRows', () => {
  it('adds rows after those typed while the file was read', () => {
    expect(names(['Door'], ['Side', 'Lid'])).toEqual(['Door', 'Side', 'Lid'])
    expect(names([], ['Side'])).toEqual(['Side'])
  })

  it('replaces an empty last row', () => {
    expect(names(['Door', ''], ['Side'])).toEqual(['Door', 'Side'])
  })

  it('leaves out rows if the list is full', () => {
    const full = Array.from({ length: CUTTING.mostRows }, (_, i) => `Door ${i}`)
    expect(names(full, ['Side'])).toEqual(full)
  })
})

// CUT-38
describe('restoreRows', () => {
  it('restores the pieces of an emptied list, even after the device has read the list again', () => {
    const list = { ...NO_LIST, rows: [row('Door'), row('Lid')] }
    const empty = clearRows(list)
    expect(empty.rows).toEqual([])
    expect(restoreRows(empty.cleared ?? [])(decodeSavedList(empty))).toEqual(list)
  })
})

// CUT-30
describe('endEditing', () => {
  it('keeps the list as a new one that is not in the cart', () => {
    const list = { ...NO_LIST, rows: [row('Door')], savedAs: 'k' }
    expect(endEditing({ ...list, editing: 'SAW~1' })).toEqual(list)
  })
})
