import type { ShellQuery } from '#schema/generated/operations.ts'

/** Categories, two levels deep. */
export type Menu = NonNullable<ShellQuery['menu']>

/** CMS pages linked from every page; null if they could not be loaded. */
export type SitePages = ShellQuery['sitePages']

/** Data of header and footer, embedded in the page, because a cached page must hydrate with the same data. */
export interface ShellData {
  readonly menu: Menu
  readonly pages: SitePages
  /** The merchant's texts; null if they could not be loaded. */
  readonly blocks: ShellQuery['placedBlocks']
  /** The search term in the URL. */
  readonly term: string
  /** Year of the render. */
  readonly year: number
}

/**
 * @param found null on pages without data
 * @param address URL the page was rendered for
 * @param renderedAt milliseconds since 1970
 */
export function shellData(found: ShellQuery | null, address: URL, renderedAt: number): ShellData {
  return {
    menu: found?.menu ?? [],
    pages: found?.sitePages ?? null,
    blocks: found?.placedBlocks ?? null,
    term: address.searchParams.get('q') ?? '',
    year: new Date(renderedAt).getUTCFullYear(),
  }
}
