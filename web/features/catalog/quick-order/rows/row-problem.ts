import type { RowProblem } from './row-state.types.ts'

/** Whether the problem is fixed in the quantity field, not the product number field. */
export const isOfQuantity = ({ kind }: RowProblem): boolean => kind === 'quantity' || kind === 'tooMany' || kind === 'limits'
