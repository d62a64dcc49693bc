import type { Saw, Size } from './cutting.types.ts'

/** The saw, and the smallest piece it can cut, turned or not; null if there is no limit. */
export interface SawLimits extends Saw {
  readonly smallest: Size | null
}

/** A saw in tenths of a millimetre. @param saw in millimetres */
export const sawInTenths = ({ kerf, trim, smallest }: SawLimits): SawLimits => ({
  kerf: Math.round(kerf * 10),
  trim: Math.round(trim * 10),
  smallest: smallest && { length: smallest.length * 10, width: smallest.width * 10 },
})
