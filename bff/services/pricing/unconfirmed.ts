/** Remembers whether prices were answered before the platform could confirm them: such an answer is not kept for long. */
export interface UnconfirmedPrices {
  note(): void
  any(): boolean
}

export function createUnconfirmedPrices(): UnconfirmedPrices {
  let noted = false
  return {
    note: () => {
      noted = true
    },
    any: () => noted,
  }
}
