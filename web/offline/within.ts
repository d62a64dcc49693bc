/** Time is counted in steps. One that comes late counts as one: it was the page that was busy then, not what is waited for. */
const STEPS = 8

/** The work's result, or a rejection when it takes longer than `milliseconds` in which the page could have taken it. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
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
