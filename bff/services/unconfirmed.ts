/**
 * Remembers whether a result was made before the platform had confirmed its prices or stock, or of a part of what the engine
 * has: it is not kept for long.
 */
export interface Unconfirmed {
  note(): void
  any(): boolean
  notePartial(): void
  isPartial(): boolean
}

export function createUnconfirmed(): Unconfirmed {
  let [noted, partial] = [false, false]
  return {
    note: () => {
      noted = true
    },
    any: () => noted,
    notePartial: () => {
      partial = true
    },
    isPartial: () => partial,
  }
}
