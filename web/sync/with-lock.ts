import type { Lock } from './task-queue.ts'

/**
 * Runs one piece of work at a time across all tabs of this shop. Browsers without locks only cover this tab; the server ignores
 * duplicates.
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
