/** The costs of single edits. Swapping two adjacent letters costs 1. */
export interface EditCosts {
  substitution(a: string, b: string): number
  /** The cost of inserting or deleting the letter of `word` at a position. */
  insertion(word: string, position: number): number
  /** The lowest cost of an insertion. */
  readonly cheapestInsertion: number
}

const UNIT_COSTS: EditCosts = {
  substitution: (a, b) => (a === b ? 0 : 1),
  insertion: () => 1,
  cheapestInsertion: 1,
}

/**
 * The cost of turning one word into the other by insertions, deletions, substitutions and swaps of adjacent letters (optimal
 * string alignment).
 * @returns Infinity if the distance exceeds `limit`
 */
export function editDistance(from: string, to: string, limit: number, costs: EditCosts = UNIT_COSTS): number {
  if (Math.abs(from.length - to.length) * costs.cheapestInsertion > limit) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = [0]
  for (let j = 1; j <= to.length; j++) last.push(at(last, j - 1) + costs.insertion(to, j - 1))
  for (let i = 1; i <= from.length; i++) {
    const row = [at(last, 0) + costs.insertion(from, i - 1)]
    let least = at(row, 0)
    for (let j = 1; j <= to.length; j++) {
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const cost = Math.min(
        at(last, j - 1) + costs.substitution(from.charAt(i - 1), to.charAt(j - 1)),
        at(last, j) + costs.insertion(from, i - 1),
        at(row, j - 1) + costs.insertion(to, j - 1),
        isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  const distance = at(last, to.length)
  return distance <= limit ? distance : Number.POSITIVE_INFINITY
}

const at = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY
