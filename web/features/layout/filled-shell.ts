import { ShellDocument, type ShellQuery } from '#schema/generated/operations.ts'
import type { Load } from '#schema/operation.ts'
import { createStore, useStore } from '../../data/store.ts'
import type { ShellData } from './shell-data.ts'

/** What the browser loaded of header and footer because the page came without part of it; null if it did not. */
const filled = createStore<ShellQuery | null>(null)

/** Loads what header and footer show, and shows it. @throws OfflineError, UnavailableError @source ERROR-11 */
export async function fillShell(load: Load): Promise<void> {
  filled.set(await load(ShellDocument, {}))
}

/** What header and footer show: what came with the page, or what was loaded since. */
export function useShellData(data: ShellData): ShellData {
  const found = useStore(filled, (answer) => answer)
  return found ? { ...data, menu: found.menu ?? data.menu, pages: found.sitePages ?? data.pages } : data
}
