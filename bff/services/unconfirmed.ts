/** Remembers whether a result was made before the platform had confirmed its prices or stock: it is not kept for long. */
export interface Unconfirmed {
  note(): void
  any(): boolean
}

export function createUnconfirmed(): Unconfirmed {
  let noted = false
  return {
    note: () => {
      noted = true
    },
    any: () => noted,
  }
}
