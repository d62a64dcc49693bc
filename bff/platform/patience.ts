/** The time that one request waits for stock and prices together, from when it first asks for either. */
export interface Patience {
  /** What is read, or null when the time is over first. The read goes on, for whoever asks next. */
  within<T>(read: Promise<T>): Promise<T | null>
  /** Whether something was not waited for. */
  wasOver(): boolean
}

export function createPatience(ms: number): Patience {
  let end: number | undefined
  let isOver = false
  return {
    async within<T>(read: Promise<T>): Promise<T | null> {
      end ??= performance.now() + ms
      let timer: NodeJS.Timeout | undefined
      // What is in the cache is there before a timer fires, however little time is left.
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
    wasOver: () => isOver,
  }
}
