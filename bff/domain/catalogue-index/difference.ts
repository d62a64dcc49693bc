/** What of each product a version had, by id: the same text means the same content. */
export type Fingerprints = ReadonlyMap<string, string>

/** Ids of what is new or other than before, and of what is gone. */
export interface Difference {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** What leads from one version of the index to a later one. */
export function difference(before: Fingerprints, now: Fingerprints): Difference {
  return {
    changed: [...now].filter(([id, fingerprint]) => before.get(id) !== fingerprint).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !now.has(id)),
  }
}
