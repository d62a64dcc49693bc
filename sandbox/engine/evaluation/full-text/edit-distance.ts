/**
 * Returns the number of insertions, deletions, substitutions and adjacent swaps between two words;
 * `limit + 1` if it exceeds `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        edits = Math.min(edits, at(beforeLast, j - 2) + 1)
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(at(last, to.length), limit + 1)
}

const at = (row: readonly number[], j: number) => row[j] ?? Number.POSITIVE_INFINITY
