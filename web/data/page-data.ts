import type { Operation } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'

/** The result of an operation during the render of a page. */
export interface PageResult {
  readonly name: string
  readonly variables: unknown
  readonly data: unknown
  /** A field has no value because a read failed. */
  readonly hasGaps?: true
}

/** Data the server embeds in a page, so that the browser needs no request for it. */
export interface PageData {
  readonly shop: ShopInfo
  /** Milliseconds since 1970. Pages are cached, so this may be a while ago. */
  readonly renderedAt: number
  readonly results: readonly PageResult[]
  /**
   * Set in the app shell, in which the browser renders a page from device data. `files` are built files any page may need; they are
   * cached with the shell. `archive` is the address of a file with those of all screens.
   */
  readonly appShell?: { readonly files: readonly string[]; readonly archive: string | null }
}

/** Whether the page has gaps because a read failed. */
export const cameWithGaps = ({ results }: Pick<PageData, 'results'>): boolean => results.some(({ hasGaps }) => hasGaps)

export const PAGE_DATA_ID = 'page-data'

/** The result of an operation among those of the page. Loaders run each operation once per page. */
export function findResult<Result, Variables>(
  results: readonly PageResult[],
  operation: Operation<Result, Variables>,
): Result | undefined {
  // The operation's name defines the type of its result.
  return results.find((result) => result.name === operation.name)?.data as Result | undefined
}
