import type { ComponentProps } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { SearchPageDocument, type SearchPageQuery } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { Chips } from '../../components/links/chips.tsx'
import { Link } from '../../components/links/link.tsx'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom } from '../../data/loading.ts'
import { useShop } from '../../data/shop.tsx'
import { Listing, listingVariables, readListing } from '../../features/catalog/listing/index.ts'
import { late } from '../../late/late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { Departments, NothingFound } from './nothing-found.tsx'
import styles from './search.module.css'
import { SearchForm } from './search-form.tsx'

/** The goods that the room in a search needs, with their price. */
const RoomAnswer = late(
  async () => (await import('../../features/catalog/calculators/answer/room-answer.tsx')).RoomAnswer,
  ['calculators'],
)

/** Results from the offline catalogue, for a search the shop did not answer. */
const OfflineResults = late(async () => (await import('./offline-results.tsx')).OfflineResults, ['content'])

/**
 * The results of a search, or the error if the shop does not answer a browser. Null if the term is too short to search for.
 * @source SHOP-5, SEARCH-8, CACHE-12
 */
export async function loader(args: LoaderArgs) {
  const state = readListing(new URL(args.request.url).searchParams)
  if (isTooShort(state.term)) return null
  const load = async () => {
    const answer = await loadFrom(args)(SearchPageDocument, { search: state.term, ...listingVariables(state) })
    if (answer.products?.suggestions.room) await RoomAnswer.preload()
    return answer
  }
  return import.meta.env.SSR ? load() : load().catch(loadOffline)
}

export function Component() {
  const words = useMessages('listing').search
  const answer = useLoaderData<typeof loader>()
  const { term } = readListing(new URLSearchParams(useLocation().search))
  const listing = answer?.products
  const meant = listing?.suggestions.didYouMean
  const hasNoProduct = listing?.total === 0 && listing.appliedFilters.length === 0
  const hasNoMatch = hasNoProduct && !listing.suggestions.pages?.length
  const room = listing?.suggestions.room
  const title = isTooShort(term) ? words.emptyTitle : hasNoMatch ? words.nothing(term) : words.title(term)
  return (
    <Page title={title} canonical={term ? searchPath(term) : '/search'} robots="noindex, follow">
      <div className="container">
        <header className={styles.head}>
          <h1>{title}</h1>
          {meant && (
            <p>
              {words.didYouMean} <Link to={searchPath(meant)}>{meant}</Link>?
            </p>
          )}
          {room && (
            <section className={styles.answer}>
              <RoomAnswer room={room} />
            </section>
          )}
          {listing && <MatchingLinks suggestions={listing.suggestions} />}
          {isTooShort(term) && <SearchForm term={term} isTooShort={term !== ''} />}
          {isTooShort(term) && <PopularSearches />}
        </header>
        {answer && 'failure' in answer ? (
          <OfflineResults term={term} failure={answer.failure} />
        ) : hasNoMatch ? (
          <NothingFound departments={listing.suggestions.nearest} />
        ) : hasNoProduct ? (
          <Departments departments={listing.suggestions.nearest} />
        ) : (
          answer && (
            <Listing
              key={term}
              listing={answer.products}
              source={{ search: term }}
              isAnswered={!!room}
              similar={answer.products?.similar ?? []}
            />
          )
        )}
      </div>
    </Page>
  )
}

/**
 * Loads the code that searches the offline catalogue.
 * @throws the shop's error if that code is not on the device
 */
async function loadOffline(failure: unknown) {
  await OfflineResults.preload().catch(() => {
    throw failure
  })
  return { failure, products: null }
}

const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`

const isTooShort = (term: string) => term.length < SEARCH_TERM.minimumLength

type Suggestions = NonNullable<SearchPageQuery['products']>['suggestions']

/** Categories and pages that match the search term. */
function MatchingLinks({ suggestions }: { readonly suggestions: Suggestions }) {
  const words = useMessages('listing').search
  const categories = suggestions.categories.map(({ id, name, url }) => ({ key: id, to: url, text: name }))
  const shown = suggestions.room?.url.split('?')[0] ?? null
  const pages = (suggestions.pages ?? [])
    .filter(({ url }) => url.split('?')[0] !== shown)
    .map(({ title, url }) => ({ key: url, to: url, text: title }))
  return [
    { label: words.pages, chips: pages },
    { label: words.categories, chips: categories },
  ]
    .filter(({ chips }) => chips.length > 0)
    .map((links) => <Links key={links.label} {...links} />)
}

/** A way on from a search page without results. */
function PopularSearches() {
  const { popularSearches } = useShop().texts
  const label = useMessages('shell').search.popular
  return (
    popularSearches.length > 0 && (
      <Links label={label} chips={popularSearches.map((text) => ({ key: text, to: searchPath(text), text }))} />
    )
  )
}

const Links = (links: ComponentProps<typeof Chips>) => (
  <div className={styles.links}>
    <p>{links.label}</p>
    <Chips {...links} />
  </div>
)
