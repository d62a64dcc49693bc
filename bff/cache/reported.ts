const reported = new WeakSet<Error>()

/** Marks an error that its source has logged, or that is expected. The caches then do not log it for each entry that stays stale. */
export const markReported = (error: Error): void => void reported.add(error)

export const isReported = (error: unknown): boolean => error instanceof Error && reported.has(error)
