/** Runs work exclusively: later work waits until earlier work has ended. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A lock that all tabs and the service worker of this shop share. In browsers without the Web Locks API it only covers this tab; the
 * server ignores duplicates.
 * @param name shared by all work that must not overlap
 */
export function createLock(name: string): Lock {
  let turn: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = turn.then(async () => (navigator.locks ? await navigator.locks.request(name, work) : await work()))
    turn = run.catch(() => undefined) // reported to the caller
    return run
  }
}
