import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { RequestScope } from '../scope/request-scope.ts'

export interface ListedPage {
  readonly items: readonly CatalogProduct[]
  /** The products that no earlier page had. A catalogue change can make a product appear twice. */
  readonly fresh: readonly CatalogProduct[]
  /** The platform's count of all. */
  readonly total: number
  readonly scope: RequestScope
}

/** Some documents cannot be read and some change during the read; a smaller share of the platform's count is incomplete. */
const LEAST_SHARE = 0.9

/**
 * All listed products, page by page in sequence: the last id of an answer is the start of the next page.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @throws SearchUnreachable if the platform returns only a part of its catalogue, or cannot page through it in order
 */
export async function* listedPages(
  newScope: () => RequestScope,
  requestAfter: (id: string | null, scope: RequestScope) => SearchRequest<'product'>,
): AsyncGenerator<ListedPage> {
  const seen = new Set<string>()
  for (let after: string | null = null; ; ) {
    const scope = newScope()
    const { platform, storeView, read } = scope
    const answer = await platform.products(storeView, requestAfter(after, scope), { ...read, isCached: false })
    const { items, total, orderIsRefused } = answer
    if (orderIsRefused) throw partOnly('it cannot be put in order of ids')
    const last = items.at(-1)
    if (!last) {
      if (seen.size < total * LEAST_SHARE) throw partOnly(`${seen.size} of ${total} products`)
      return
    }
    const fresh = items.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) throw partOnly(`nothing new after product ${after}`)
    for (const { id } of fresh) seen.add(id)
    yield { items, fresh, total, scope }
    after = last.id
  }
}

const partOnly = (detail: string) => new SearchUnreachable(new PlatformUnreachable('PLATFORM_PARTIAL', null, detail))
