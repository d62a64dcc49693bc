/** An error that its source may have logged. The caches do not log it again for each entry that stays stale because of it. */
export abstract class ReportedError extends Error {
  isReported = false
}
