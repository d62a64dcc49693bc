import type { Answer } from '../page-data.ts'
import type { Ledger } from './ledger.ts'

/** Server caches keep pages for minutes. Older pages come from a device or from a failing shop. */
const OLD_PAGE_MS = 15 * 60_000

/**
 * The answers that came with a page, except those the device has newer data for: a page kept for offline use may be days old.
 * @param renderedAt milliseconds since 1970
 */
export const newerThanKept = (answers: readonly Answer[], renderedAt: number, ledger: Ledger): readonly Answer[] =>
  answers.filter(({ name, variables }) => (ledger.find(name, variables)?.fetchedAt ?? 0) <= renderedAt)

/** Whether a page that was just opened must be refetched. */
export const isOldPage = (renderedAt: number, now: number): boolean => now - renderedAt > OLD_PAGE_MS
