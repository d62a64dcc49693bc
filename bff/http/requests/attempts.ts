import { createHash, randomBytes } from 'node:crypto'

/** Counts attempts by key, in windows of time that begin with the process. */
export interface Attempts {
  /** Counts one more. @returns how many there were in this window, this one included; seldom more than there were, never fewer */
  add(key: string): number
  /** Takes one back. */
  remove(key: string): void
}

const ROWS = 4
/** Cells of a row: 2 MB in all. */
const WIDTH = 2 ** 18
const MOST = 0xffff

/**
 * A count-min sketch: its memory is fixed and it forgets no key, so strangers with many keys push nobody's count out. They can only
 * raise the counts of others, and not of those they choose, since the places of a key depend on a secret of the process.
 * @source decision 0113
 */
export function createAttempts(windowMs: number, now: () => number = Date.now): Attempts {
  const secret = randomBytes(16)
  const cells = new Uint16Array(ROWS * WIDTH)
  let began = now()

  function placesOf(key: string): readonly number[] {
    if (now() - began >= windowMs) {
      cells.fill(0)
      began = now()
    }
    const digest = createHash('sha256').update(secret).update(key).digest()
    return Array.from({ length: ROWS }, (_, row) => row * WIDTH + (digest.readUInt32LE(row * 4) % WIDTH))
  }

  const change = (place: number, by: number) => {
    cells[place] = Math.max(0, Math.min(MOST, (cells[place] ?? 0) + by))
  }

  return {
    add(key) {
      const places = placesOf(key)
      for (const place of places) change(place, 1)
      return Math.min(...places.map((place) => cells[place] ?? 0))
    },
    remove(key) {
      for (const place of placesOf(key)) change(place, -1)
    },
  }
}
