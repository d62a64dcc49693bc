/**
 * Records whether a result contains prices or stock that the platform has not confirmed, or only a part of the engine's answer. Such a
 * result is cached only briefly.
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
