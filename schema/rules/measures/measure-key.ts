import type { Measure } from './measure.types.ts'

/** How a measure is looked up among the merchant's options, whichever side is named first: `mm:2440x1220`. */
export const measureKey = ({ unit, values }: Measure): string => `${unit}:${values.toSorted((a, b) => b - a).join('x')}`
