import type { Answer } from '../page-data.ts'
import type { Ledger } from './ledger.ts'

/** Servers answer with pages that are minutes old; those that are older come from a device, or from a shop in trouble. */
const OLD_PAGE_MS = 15 * 60_000

/**
 * The answers that came with a page, but for those that the device has had newer since: a page that was kept for when there is no
 * network may be days old.
 * @param renderedAt milliseconds since 1970
 */
export const newerThanKept = (answers: readonly Answer[], renderedAt: number, ledger: Ledger): readonly Answer[] =>
  answers.filter(({ name, variables }) => (ledger.find(name, variables)?.fetchedAt ?? 0) <= renderedAt)

/** Whether what a page shows is to be looked at again although it has just been opened. */
export const isOldPage = (renderedAt: number, now: number): boolean => now - renderedAt > OLD_PAGE_MS
