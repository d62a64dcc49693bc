import type { ListChange } from '../../../offline/device-value.ts'
import type { OrderRow, WrittenLine } from '../rows/order-row.ts'

/** The field of a row. */
export interface Cell {
  readonly id: string
  readonly field: keyof WrittenLine
}

/** What a text or a file makes of a list. */
export interface Reading {
  /** `cut` is as many lines as a list can have. */
  readonly kind: 'lines' | 'cut' | 'nothing' | 'noText'
  /** Lines that were read. */
  readonly count: number
  /** Null where nothing was read. */
  readonly change: ListChange<OrderRow> | null
}
