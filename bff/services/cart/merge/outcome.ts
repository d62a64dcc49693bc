import type { DeviceLine, QuoteLine } from '../../../domain/cart/cart.types.ts'
import type { MergeStep } from '../../../domain/cart/merge.types.ts'
import type { LineRefusal } from '../lines/line-refusal.ts'

export type LineOutcome<Line extends DeviceLine = DeviceLine> = AppliedLine<Line> | RejectedLine<Line> | UnknownLine<Line>

interface LineState<Line extends DeviceLine> {
  readonly step: MergeStep<Line>
  /** The platform's line; null if it has none, or stored a new one without returning its id. */
  readonly quote: QuoteLine | null
  readonly quantity: number
}

/** The platform has the line as the step requires it. */
interface AppliedLine<Line extends DeviceLine> extends LineState<Line> {
  readonly result: 'applied'
}

/** The platform will not make the change. The line is as before. */
export interface RejectedLine<Line extends DeviceLine> extends LineState<Line> {
  readonly result: 'rejected'
  readonly refusal: LineRefusal
}

/** The change was not sent, was not answered, or was answered about the caller. It may still be applied, and can be sent again. */
interface UnknownLine<Line extends DeviceLine> extends LineState<Line> {
  readonly result: 'unknown'
}

export type ChangeStep<Line extends DeviceLine> = Extract<MergeStep<Line>, { readonly kind: 'add' | 'set' }>
export type DeleteStep = Extract<MergeStep, { readonly kind: 'delete' }>

export const changesQuote = <Line extends DeviceLine>(step: MergeStep<Line>): step is ChangeStep<Line> | DeleteStep =>
  step.kind === 'add' || step.kind === 'set' || step.kind === 'delete'
