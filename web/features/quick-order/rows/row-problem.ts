import type { RowProblem } from './row-state.types.ts'

/** Whether it is put right in the field of the quantity, not in that of the product number. */
export const isOfQuantity = ({ kind }: RowProblem): boolean => kind === 'quantity' || kind === 'tooMany' || kind === 'limits'
