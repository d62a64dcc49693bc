import { ShellDocument, type ShellQuery } from '#schema/generated/operations.ts'
import type { Load } from '#schema/operation.ts'
import { createStore, useStore } from '../../../data/store.ts'
import type { ShellData } from './shell-data.ts'

/** Data of header and footer, refetched because the page had gaps; null otherwise. */
const refetched = createStore<ShellQuery | null>(null)

/** Loads the data of header and footer and renders it. @throws OfflineError, UnavailableError @source ERROR-11 */
export async function fillShell(load: Load): Promise<void> {
  refetched.set(await load(ShellDocument, {}))
}

/** @param data from the page; replaced by refetched data */
export function useShellData(data: ShellData): ShellData {
  const newer = useStore(refetched, (answer) => answer)
  return newer
    ? {
        ...data,
        menu: newer.menu ?? data.menu,
        pages: newer.sitePages ?? data.pages,
        blocks: newer.placedBlocks ?? data.blocks,
      }
    : data
}
