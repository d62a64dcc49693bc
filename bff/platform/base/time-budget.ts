/** The time budget of one request for stock and prices together, starting with the first such read. */
export type TimeBudget = ReturnType<typeof createTimeBudget>

export function createTimeBudget(ms: number) {
  let end: number | undefined
  let isOver = false
  return {
    /** The result of the read, or null if the time budget ends first. The read continues and fills the cache. */
    async race<T>(read: Promise<T>): Promise<T | null> {
      end ??= performance.now() + ms
      let timer: NodeJS.Timeout | undefined
      // Cached values resolve before a timer fires, however little time is left.
      const over = new Promise<null>((resolve) => {
        timer = setTimeout(
          () => {
            isOver = true
            resolve(null)
          },
          Math.max(0, (end ?? 0) - performance.now()),
        )
      })
      try {
        return await Promise.race([read, over])
      } finally {
        clearTimeout(timer)
      }
    },
    /** Whether a read was abandoned. */
    exceeded: () => isOver,
  }
}
