import { useLoaderData, useLocation } from 'react-router'
import { SearchPageDocument } from '#schema/generated/operations.ts'
import { SEARCH } from '#schema/rules/constants.ts'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom } from '../../data/loading.ts'
import { Listing, listingVariables, readListing } from '../../features/listing/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { MatchingCategories } from './matching-categories.tsx'
import { NothingFound } from './nothing-found.tsx'
import styles from './search.module.css'
import { SearchAgain } from './search-again.tsx'

/** What a search found; null where nothing was asked because the term is too short. @source SHOP-5, SEARCH-8 */
export async function loader(args: LoaderArgs) {
  const state = readListing(new URL(args.request.url).searchParams)
  if (isTooShort(state.term)) return null
  return loadFrom(args)(SearchPageDocument, { search: state.term, ...listingVariables(state) })
}

export function Component() {
  const words = useMessages('search')
  const answer = useLoaderData<typeof loader>()
  const { term } = readListing(new URLSearchParams(useLocation().search))
  const listing = answer?.products
  const isNothing = listing?.total === 0 && listing.appliedFilters.length === 0
  const title = isTooShort(term) ? words.emptyTitle : isNothing ? words.nothing(term) : words.title(term)
  return (
    <Page title={title} canonical={term ? `/search?${new URLSearchParams({ q: term })}` : '/search'} robots="noindex, follow">
      <div className="container">
        <header className={styles.head}>
          <h1>{title}</h1>
          {listing && <MatchingCategories categories={listing.suggestions.categories} />}
          {(isTooShort(term) || isNothing) && <SearchAgain term={term} isTooShort={term !== '' && isTooShort(term)} />}
        </header>
        {isNothing ? <NothingFound /> : answer && <Listing key={term} listing={answer.products} source={{ search: term }} />}
      </div>
    </Page>
  )
}

const isTooShort = (term: string) => term.length < SEARCH.minimumTermLength
