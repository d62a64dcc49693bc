import { describe, expect, it } from 'vitest'
import { CUTTING } from '#schema/rules/constants.ts'
import { EMPTY_ROW, NO_LIST } from '../device/saved-list.ts'
import { withRowsAdded } from './row-changes.ts'

const row = (name: string) => ({ ...EMPTY_ROW, name })
const names = (rows: readonly string[], added: readonly string[]) =>
  withRowsAdded(added.map(row))({ ...NO_LIST, rows: rows.map(row) }).rows.map(({ name }) => name)

describe('lines of an opened file', () => {
  it('are added after lines typed while the file was read', () => {
    expect(names(['Door'], ['Side', 'Lid'])).toEqual(['Door', 'Side', 'Lid'])
    expect(names([], ['Side'])).toEqual(['Side'])
  })

  it('replace an empty last line', () => {
    expect(names(['Door', ''], ['Side'])).toEqual(['Door', 'Side'])
  })

  it('are left out if the list is full', () => {
    const full = Array.from({ length: CUTTING.mostRows }, (_, i) => `Door ${i}`)
    expect(names(full, ['Side'])).toEqual(full)
  })
})
