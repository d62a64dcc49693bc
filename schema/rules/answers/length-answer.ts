import { readLength } from './read-length.ts'

/** Limits of a length in millimetres, inclusive. */
export interface LengthLimits {
  readonly least: number
  readonly most: number
}

export type LengthError = 'NOT_A_LENGTH' | 'OUT_OF_RANGE'

/**
 * Reads a length as typed: '720', '720,5 mm', '1 200'.
 * @returns millimetres, to a tenth
 * @source CUT-14
 */
export function readLengthAnswer(written: string, { least, most }: LengthLimits): number | LengthError {
  const tenths = readLength(written)
  if (tenths === null) return 'NOT_A_LENGTH'
  const millimetres = tenths / 10
  return millimetres >= least && millimetres <= most ? millimetres : 'OUT_OF_RANGE'
}

/** Whether an answer is a length as the shop sends it: '720' or '720.5', within the limits. */
export function isSentLength(answer: string, limits: LengthLimits): boolean {
  const length = readLengthAnswer(answer, limits)
  return typeof length === 'number' && String(length) === answer
}
