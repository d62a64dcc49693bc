import {
  type CatalogShop,
  foundText,
  OfflineList,
  searchOfflineCatalog,
  useOfflineResult,
} from '../../features/catalog/offline-catalog/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { NothingFound } from './nothing-found.tsx'

const MOST_PRODUCTS = 48

/**
 * Search results from the offline catalogue.
 * @throws `failure` if the device has no catalogue
 * @source CACHE-12
 */
export function OfflineResults({ term, failure }: { readonly term: string; readonly failure: unknown }) {
  const words = useMessages('content').errorPages.offlineCatalog
  const answer = useOfflineResult(search, term)
  if (answer === null) throw failure
  const status =
    answer === undefined
      ? words.searching
      : answer.total === 0
        ? words.nothing(term)
        : foundText(answer.total, answer.products.length, words)
  return (
    <>
      <OfflineList status={status} found={answer} />
      {answer?.total === 0 && <NothingFound departments={[]} />}
    </>
  )
}

const search = (shop: CatalogShop, term: string) => searchOfflineCatalog(shop, term, MOST_PRODUCTS)
