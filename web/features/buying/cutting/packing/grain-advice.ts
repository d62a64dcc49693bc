import { packSheets } from '#schema/rules/cutting/pack-sheets.ts'
import type { PackRequest } from './pack-list.ts'

/** A row that saves sheets if its grain may run any way. */
export interface GrainAdvice {
  readonly row: number
  /** The number of sheets needed then, from an actual packing. */
  readonly sheets: number
}

/** Steps of each attempt; fewer than for the list itself, because there is one attempt for each row. */
const STEPS = 400_000
const MOST_ROWS = 20

/**
 * Packs the list once for each row with a grain, as if that grain did not matter, and returns the row that saves most. Yields between
 * attempts, so that a worker can stop it for a newer list.
 * @param sheets that the unchanged list needs
 * @source CUT-20
 */
export function* findGrainAdvice(
  { panels, stock, saw }: Omit<PackRequest, 'id'>,
  sheets: number,
): Generator<undefined, GrainAdvice | null> {
  if (stock.kind === 'board') return null
  let best: GrainAdvice | null = null
  const rows = panels.filter(({ grain }) => grain !== 'any').slice(0, MOST_ROWS)
  for (const { row } of rows) {
    const pieces = panels.flatMap((panel) =>
      Array.from({ length: panel.quantity }, () => (panel.row === row ? { ...panel, grain: 'any' as const } : panel)),
    )
    const needed = packSheets(pieces, stock, saw, STEPS).sheets.length
    if (needed < (best?.sheets ?? sheets)) best = { row, sheets: needed }
    yield
  }
  return best
}
