import type { WrittenLine } from '../rows/order-row.ts'

type FieldName = keyof WrittenLine

/** Element id of a row's field. */
export const fieldId = (row: string, name: FieldName): string => `order-${row}-${name}`

/** The field in which an event happened. */
export function cellOf(target: EventTarget): { readonly id: string; readonly field: FieldName; readonly value: string } | null {
  if (!(target instanceof HTMLInputElement) || (target.name !== 'sku' && target.name !== 'quantity')) return null
  const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return id === undefined ? null : { id, field: target.name, value: target.value }
}
