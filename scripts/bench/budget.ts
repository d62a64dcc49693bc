/** One line of the table: a measured value and its bound. */
export interface Measurement {
  readonly name: string
  readonly measured: number
  readonly budget: { readonly atLeast: number } | { readonly atMost: number }
}

export const isWithin = ({ measured, budget }: Measurement): boolean =>
  'atLeast' in budget ? measured >= budget.atLeast : measured <= budget.atMost

export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((measurement) => {
    const { name, measured, budget } = measurement
    const bound = 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
    return [name, { measured: Math.round(measured * 1000) / 1000, budget: bound, ok: isWithin(measurement) }] as const
  })
  console.table(Object.fromEntries(rows))
}
