import type { OrderLine } from '../rows/order-row.ts'
import type { RowProblem } from '../rows/row-state.types.ts'

type FieldName = keyof OrderLine

export const fieldId = (row: string, name: string): string => `order-${row}-${name}`

export const problemField = ({ kind }: RowProblem): FieldName =>
  kind === 'quantity' || kind === 'tooMany' || kind === 'limits' ? 'quantity' : 'sku'

/** The field in which an event happened; null outside the fields. */
export function findCell(target: EventTarget): { readonly id: string; readonly field: FieldName; readonly value: string } | null {
  if (!(target instanceof HTMLInputElement) || (target.name !== 'sku' && target.name !== 'quantity')) return null
  const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return id === undefined ? null : { id, field: target.name, value: target.value }
}
