import type { ShellQuery } from '#schema/generated/operations.ts'

/** Categories, what is in them, and what is in that. */
export type Menu = NonNullable<ShellQuery['menu']>

/** Pages of text that every page links to; null when they could not be had. */
export type SitePages = ShellQuery['sitePages']

/** What header and footer show. It travels in the page, since pages are cached: both sides must know the same. */
export interface ShellData {
  readonly menu: Menu
  readonly pages: SitePages
  /** What this page is the result of searching for. */
  readonly term: string
  /** In which the page was rendered. */
  readonly year: number
}

/**
 * @param found null on pages that are made without data
 * @param address what the page was rendered for
 * @param renderedAt milliseconds since 1970
 */
export function shellData(found: ShellQuery | null, address: URL, renderedAt: number): ShellData {
  return {
    menu: found?.menu ?? [],
    pages: found?.sitePages ?? null,
    term: address.searchParams.get('q') ?? '',
    year: new Date(renderedAt).getUTCFullYear(),
  }
}
