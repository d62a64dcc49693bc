/** What a request has noticed about its results so far. Such results are cached only briefly. */
export interface ResultQuality {
  /** Whether they have prices or stock that the platform has not confirmed. */
  isUnconfirmed: boolean
  /** Whether a list covers only part of the search index. */
  isPartial: boolean
}
