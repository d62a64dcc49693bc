export type Variables = Readonly<Record<string, unknown>>

/** How much a part of a query costs: a number, or what becomes one once the variables are known. */
export type Cost = number | ((variables: Variables) => number)

export const costWith = (cost: Cost, variables: Variables): number => (typeof cost === 'number' ? cost : cost(variables))

/** All of them together; a plain number when none of them waits for a variable. */
export function sum(costs: readonly Cost[]): Cost {
  const open = costs.filter((cost) => typeof cost === 'function')
  const fixed = costs.filter((cost) => typeof cost === 'number').reduce((total, cost) => total + cost, 0)
  if (open.length === 0) return fixed
  return (variables) => open.reduce((total, cost) => total + cost(variables), fixed)
}

export function times(size: Cost, entry: Cost): Cost {
  if (typeof size === 'number' && typeof entry === 'number') return size * entry
  return (variables) => costWith(size, variables) * costWith(entry, variables)
}

/** Calculated once for the variables of a request, however many ask: what fragments within fragments share. */
export function calculatedOnce(cost: Cost): Cost {
  if (typeof cost === 'number') return cost
  let last: { readonly variables: Variables; readonly value: number } | undefined
  return (variables) => {
    if (last?.variables !== variables) last = { variables, value: cost(variables) }
    return last.value
  }
}
