export type Variables = Readonly<Record<string, unknown>>

/** The cost of a part of a query, which may depend on variables. */
export type Cost = number | ((variables: Variables) => number)

export const evaluateCost = (cost: Cost, variables: Variables): number => (typeof cost === 'number' ? cost : cost(variables))

/** A plain number if no cost depends on variables. */
export function sum(costs: readonly Cost[]): Cost {
  const open = costs.filter((cost) => typeof cost === 'function')
  const fixed = costs.filter((cost) => typeof cost === 'number').reduce((total, cost) => total + cost, 0)
  if (open.length === 0) return fixed
  return (variables) => open.reduce((total, cost) => total + cost(variables), fixed)
}

export function times(size: Cost, entry: Cost): Cost {
  if (typeof size === 'number' && typeof entry === 'number') return size * entry
  return (variables) => evaluateCost(size, variables) * evaluateCost(entry, variables)
}

/** Calculates a cost once per request, because nested fragments share it. */
export function calculateOnce(cost: Cost): Cost {
  if (typeof cost === 'number') return cost
  let last: { readonly variables: Variables; readonly value: number } | undefined
  return (variables) => {
    if (last?.variables !== variables) last = { variables, value: cost(variables) }
    return last.value
  }
}
