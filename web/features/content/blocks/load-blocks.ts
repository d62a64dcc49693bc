import { type PlacedBlockFragment, PlacedBlocksDocument } from '#schema/generated/operations.ts'
import type { BlockPlace } from '#schema/generated/types.ts'
import { type LoaderArgs, loadFrom } from '../../../data/loading.ts'

/** How long a page waits in the browser, in milliseconds. */
const MOST_WAIT_MS = 300

/**
 * The blocks of a page that needs no other data. In the browser the page opens without them if they are late, so that they never push
 * down text that a shopper is reading. Empty if they cannot be loaded, which the request has logged.
 * @source CMS-27
 */
export async function loadBlocks(args: Pick<LoaderArgs, 'context'>, place: BlockPlace): Promise<readonly PlacedBlockFragment[]> {
  const loading = loadFrom(args)(PlacedBlocksDocument, { place }).then(
    ({ placedBlocks }) => placedBlocks ?? [],
    () => [],
  )
  return import.meta.env.SSR ? loading : Promise.race([loading, nothingAfter(MOST_WAIT_MS)])
}

const nothingAfter = (ms: number) => new Promise<readonly []>((resolve) => setTimeout(resolve, ms, []))
