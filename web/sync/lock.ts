/** Runs work exclusively: later work waits until earlier work has ended. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A lock that all tabs and the service worker of this shop share. In browsers that do not have the Web Locks API, or deny it because they
 * store nothing for this shop, it only covers this tab; the server ignores duplicates.
 * @param name shared by all work that must not overlap
 */
export function createLock(name: string): Lock {
  let turn: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = turn.then(() => (navigator.locks ? requestLock(name, work) : work()))
    turn = run.catch(() => undefined) // reported to the caller
    return run
  }
}

async function requestLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
