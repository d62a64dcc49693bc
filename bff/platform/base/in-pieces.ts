import { setImmediate } from 'node:timers/promises'

/** Milliseconds after which other requests are answered in between. */
const PIECE_MS = 2

/** Maps a list, but lets other requests be answered in between: a listing that no cache has takes ten milliseconds and more. @source LOAD-11 */
export async function mapInPieces<T, R>(items: readonly T[], map: (item: T, index: number) => R): Promise<readonly R[]> {
  const results: R[] = []
  let startedAt = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - startedAt >= PIECE_MS) {
      await setImmediate()
      startedAt = performance.now()
    }
    results.push(map(item, index))
  }
  return results
}
