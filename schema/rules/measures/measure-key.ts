import type { Measure } from './measure.types.ts'

/** The key of a measure, independent of the order of its sides: `mm:2440x1220`. */
export const measureKey = ({ unit, values }: Measure): string => `${unit}:${values.toSorted((a, b) => b - a).join('x')}`
