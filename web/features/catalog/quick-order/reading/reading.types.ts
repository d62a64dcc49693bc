import type { ListChange } from '../../../../storage/device-value.ts'
import type { OrderRow, WrittenLine } from '../rows/order-row.ts'

export interface Cell {
  readonly id: string
  readonly field: keyof WrittenLine
}

/** The result of reading a text or file into a list. */
export interface Reading {
  /** `cut`: the list was full. */
  readonly kind: 'lines' | 'cut' | 'nothing' | 'noText'
  /** Number of lines read. */
  readonly count: number
  /** Null if nothing was read. */
  readonly change: ListChange<OrderRow> | null
}
