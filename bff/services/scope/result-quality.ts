/** Flaws of the results of a request so far. Results with a flaw are cached only briefly. */
export interface ResultQuality {
  /** Whether they have prices or stock that the platform has not confirmed. */
  isUnconfirmed: boolean
  /** Whether a list covers only part of the search index. */
  isPartial: boolean
}
