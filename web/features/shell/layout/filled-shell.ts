import { ShellDocument, type ShellQuery } from '#schema/generated/operations.ts'
import type { Load } from '#schema/operation.ts'
import { createStore, useStore } from '../../../data/store.ts'
import type { ShellData } from './shell-data.ts'

/** Header and footer data loaded by the browser because the page came with gaps; null otherwise. */
const filled = createStore<ShellQuery | null>(null)

/** Loads and shows the data of header and footer. @throws OfflineError, UnavailableError @source ERROR-11 */
export async function fillShell(load: Load): Promise<void> {
  filled.set(await load(ShellDocument, {}))
}

/** Data of header and footer: from the page, or loaded since. */
export function useShellData(data: ShellData): ShellData {
  const found = useStore(filled, (answer) => answer)
  return found ? { ...data, menu: found.menu ?? data.menu, pages: found.sitePages ?? data.pages } : data
}
