/**
 * Records whether a result contains prices or stock that the platform has not confirmed, or only a part of the engine's answer. Such a
 * result is cached only briefly.
 */
export interface Unconfirmed {
  mark(): void
  isMarked(): boolean
  markPartial(): void
  isPartial(): boolean
}

export function createUnconfirmed(): Unconfirmed {
  let [isMarked, isPartial] = [false, false]
  return {
    mark: () => {
      isMarked = true
    },
    isMarked: () => isMarked,
    markPartial: () => {
      isPartial = true
    },
    isPartial: () => isPartial,
  }
}
