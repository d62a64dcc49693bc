/** Counts time in steps. A late step counts once: the page was busy then, not the work. */
const STEPS = 8

/** The result of the work. Rejects if the work takes longer than `milliseconds`, not counting time in which the page was busy. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const step = (left: number) => {
      if (left === 0) reject(new Error(`No result within ${milliseconds} ms`))
      else timer = setTimeout(step, milliseconds / STEPS, left - 1)
    }
    step(STEPS)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
