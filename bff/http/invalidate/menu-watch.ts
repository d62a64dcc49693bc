import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { MENU_TAG } from '../../cache/tags.ts'

export interface MenuWatchOptions<StoreView> {
  readonly storeViews: readonly StoreView[]
  /** The links of header and footer of a store view; null if they cannot be read in full. Never throws. */
  readonly readMenu: (storeView: StoreView) => Promise<unknown>
  /** Invalidates the pages of all replicas. */
  readonly invalidate: (tags: readonly string[]) => unknown
  /** Pause after each comparison, in milliseconds. Platforms send a category with each of its changed products. */
  readonly pauseMs?: number
}

export interface MenuWatch {
  /** Compares the menus with those of the last comparison, in the background. Invalidates `menu` if one differs or is unknown. */
  compare(): void
  close(): void
}

const PAUSE_MS = 2000

/**
 * Knows whether an invalidated category has changed the menu, which is on every page. One comparison runs at a time, and one follows for
 * all invalidations that came meanwhile.
 * @source CACHE-15; decision 0007
 */
export function createMenuWatch<StoreView>(options: MenuWatchOptions<StoreView>): MenuWatch {
  const { storeViews, readMenu, invalidate, pauseMs = PAUSE_MS } = options
  const known = new Map<StoreView, string | null>()
  const stop = new AbortController()
  let isWanted = false
  let isRunning = false

  async function hasChanged(storeView: StoreView): Promise<boolean> {
    const before = known.get(storeView) ?? null
    const menu = await readMenu(storeView)
    const now = menu === null ? null : createHash('sha256').update(JSON.stringify(menu)).digest('base64url')
    known.set(storeView, now)
    return now === null || now !== before
  }

  async function run(): Promise<void> {
    isRunning = true
    while (isWanted && !stop.signal.aborted) {
      isWanted = false
      const changes: boolean[] = []
      // One at a time: each reads all categories of its store view.
      for (const storeView of storeViews) changes.push(await hasChanged(storeView))
      if (changes.includes(true)) await invalidate([MENU_TAG])
      await setTimeout(pauseMs, undefined, { ref: false, signal: stop.signal }).catch(() => null)
    }
    isRunning = false
  }

  return {
    compare() {
      isWanted = true
      if (!isRunning) void run()
    },
    close: () => stop.abort(),
  }
}
