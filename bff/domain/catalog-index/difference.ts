/** A fingerprint of each product in a version, by product id. Equal fingerprints mean equal content. */
export type Fingerprints = ReadonlyMap<string, string>

export interface Difference {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

export function difference(before: Fingerprints, now: Fingerprints): Difference {
  return {
    changed: [...now].filter(([id, fingerprint]) => before.get(id) !== fingerprint).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !now.has(id)),
  }
}
