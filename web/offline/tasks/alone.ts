import type { Alone } from './task-queue.ts'

/**
 * Lets one piece of work run at a time, of all tabs of this shop. Browsers without locks know this tab alone: what the server is
 * told twice is done once.
 * @param name what the work has in common
 */
export function aloneOn(name: string): Alone {
  let turn: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = turn.then(async () => (navigator.locks ? await navigator.locks.request(name, work) : await work()))
    turn = run.catch(() => undefined) // told to who asked for the work
    return run
  }
}
