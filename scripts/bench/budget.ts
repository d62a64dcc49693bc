/** One line of the table: a measured value and its bound, null for a value that only informs. */
export interface Measurement {
  readonly name: string
  readonly measured: number
  readonly budget: { readonly atLeast: number } | { readonly atMost: number } | null
}

export const atLeast = (name: string, measured: number, bound: number): Measurement => ({
  name,
  measured,
  budget: { atLeast: bound },
})

export const atMost = (name: string, measured: number, bound: number): Measurement => ({
  name,
  measured,
  budget: { atMost: bound },
})

export const isWithin = ({ measured, budget }: Measurement): boolean =>
  budget === null || ('atLeast' in budget ? measured >= budget.atLeast : measured <= budget.atMost)

export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((measurement) => {
    const { name, measured, budget } = measurement
    return [
      name,
      { measured: Math.round(measured * 1000) / 1000, budget: describeBound(budget), ok: isWithin(measurement) },
    ] as const
  })
  console.table(Object.fromEntries(rows))
}

function describeBound(budget: Measurement['budget']): string {
  if (budget === null) return ''
  return 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`
}
