import { createHash, randomBytes } from 'node:crypto'

const ROWS = 4
/** Cells per row: 2 MB in total. */
const WIDTH = 2 ** 18
const MOST = 0xffff

/**
 * Counts attempts by key in fixed time windows that start with the process. A count-min sketch: its memory is fixed and it forgets no key,
 * so that a client with many keys evicts no other key's count. Such a client can only raise other counts, and cannot choose which: a key's
 * cells depend on a secret of the process.
 * @source RUN-38; decision 0024
 */
export function createAttempts(windowMs: number, now: () => number = Date.now) {
  const secret = randomBytes(16)
  const cells = new Uint16Array(ROWS * WIDTH)
  let began = now()

  function findCells(key: string): readonly number[] {
    const at = now()
    if (at - began >= windowMs) {
      cells.fill(0)
      began = at
    }
    // The window must not grow if the clock is set back.
    began = Math.min(began, at)
    const digest = createHash('sha256').update(secret).update(key).digest()
    return Array.from({ length: ROWS }, (_, row) => row * WIDTH + (digest.readUInt32LE(row * 4) % WIDTH))
  }

  const change = (place: number, by: number) => {
    cells[place] = Math.max(0, Math.min(MOST, (cells[place] ?? 0) + by))
  }

  return {
    /** Adds one attempt. @returns the attempts in this window, including this one; never too few, rarely too many */
    add(key: string) {
      const places = findCells(key)
      for (const place of places) change(place, 1)
      return Math.min(...places.map((place) => cells[place] ?? 0))
    },
    remove(key: string) {
      for (const place of findCells(key)) change(place, -1)
    },
  }
}
