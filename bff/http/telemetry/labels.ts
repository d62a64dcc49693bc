/** Stands for all values beyond the limit. */
export const OTHER = 'other'

/**
 * Bounds the values of a label. Every value is a series that the process and Prometheus keep for good, so the first ones are kept and all
 * others are counted together.
 */
export function boundedLabel(most: number): (value: string) => string {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= most) return OTHER
    known.add(value)
    return value
  }
}
