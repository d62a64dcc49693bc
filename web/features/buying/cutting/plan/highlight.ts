import { createStore, useStore } from '../../../../data/store.ts'

/** The list row whose pieces are highlighted in the plan, from 0; null for none. */
const highlightedRow = createStore<number | null>(null)

export const useHighlight = (row: number): boolean => useStore(highlightedRow, (highlighted) => highlighted === row)

/** Handlers of an element that highlights a row while it is hovered or has the focus. */
export const highlightHandlers = (row: number) => ({
  onPointerEnter: () => highlightedRow.set(row),
  onPointerLeave: () => highlightedRow.set(null),
  onFocus: () => highlightedRow.set(row),
  onBlur: () => highlightedRow.set(null),
})

/** Number of colours for the pieces of a row, in the list and in the plan. */
const TONES = 8

export const rowTone = (row: number): number => row % TONES
