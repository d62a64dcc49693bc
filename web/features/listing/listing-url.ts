import type { FilterInput, ProductSort } from '#schema/generated/types.ts'
import { LISTING } from '#schema/rules/constants.ts'

/** What a shopper chose in a listing, as its address says it: `?wood_type=58&wood_type=61&price=50-100&sort=price_asc&page=2`. */
export interface ListingState {
  /** Chosen value ids by attribute code, in the order they were chosen. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Null for the listing's own order. */
  readonly sort: ProductSort | null
  /** From 1. */
  readonly page: number
  /** What is searched for; empty in a category. */
  readonly term: string
}

const SORTS: readonly ProductSort[] = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE_ASC']

const SYSTEM_NAMES = new Set(['sort', 'page', 'q', 'childSku'])
const ATTRIBUTE_CODE = /^[a-z][a-z0-9_]{0,59}$/
const CAMPAIGN_NAME = /^(utm_\w+|\w*clid)$/

/** Nobody chooses more than this; longer addresses are not a shopper's. */
const MOST = { attributes: 20, values: 50, valueLength: 60, termLength: 200 } as const

/** The search engine reaches no further than its first 10,000 results. */
const LAST_PAGE = LISTING.window / LISTING.pageSize

/**
 * The choices an address holds. Never fails: what cannot be meant is left out, and a page that is none is page 1.
 * @source spec §2 Category pages; platform-api 7.2
 */
export function readListing(query: URLSearchParams): ListingState {
  const filters: Record<string, string[]> = Object.create(null)
  for (const [name, value] of query) {
    if (!isAttributeCode(name) || value === '' || value.length > MOST.valueLength) continue
    if (!filters[name] && Object.keys(filters).length >= MOST.attributes) continue
    const values = filters[name] ?? []
    filters[name] = values
    if (values.length < MOST.values && !values.includes(value)) values.push(value)
  }
  return { filters, sort: readSort(query.get('sort')), page: readPage(query.get('page')), term: readTerm(query.get('q')) }
}

/** The address of a state, `?` included; empty when there is nothing to say. */
export function listingQuery({ filters, sort, page, term }: ListingState): string {
  const query = new URLSearchParams()
  if (term) query.set('q', term)
  for (const [attribute, values] of Object.entries(filters)) for (const value of values) query.append(attribute, value)
  if (sort) query.set('sort', sort.toLowerCase())
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** What the listing documents ask for. Same choices in another order are the same question. */
export function listingVariables({ filters, sort, page }: ListingState) {
  const asked: FilterInput[] = Object.entries(filters).map(([attribute, values]) => ({ attribute, values: values.toSorted() }))
  asked.sort((a, b) => a.attribute.localeCompare(b.attribute, 'en'))
  return { filters: asked, sort, offset: (page - 1) * LISTING.pageSize }
}

interface KnownToListing {
  readonly appliedFilters: readonly { readonly attribute: string; readonly id: string }[]
  readonly sorts: readonly ProductSort[]
}

/** The choices without those the listing did not know or does not offer; links of the page are built from these. */
export function knownChoices(state: ListingState, { appliedFilters, sorts }: KnownToListing): ListingState {
  const known = new Set(appliedFilters.map(({ attribute, id }) => `${attribute}:${id}`))
  const filters: Record<string, readonly string[]> = {}
  for (const [attribute, values] of Object.entries(state.filters)) {
    const kept = values.filter((id) => known.has(`${attribute}:${id}`))
    if (kept.length > 0) filters[attribute] = kept
  }
  return { ...state, filters, sort: state.sort && sorts.includes(state.sort) ? state.sort : null }
}

/** The order an address means by a value, of those there are; null when it means none. */
export const sortNamed = (value: string | null, sorts: readonly ProductSort[]): ProductSort | null =>
  sorts.find((sort) => sort.toLowerCase() === value) ?? null

function isAttributeCode(name: string): boolean {
  return !SYSTEM_NAMES.has(name) && ATTRIBUTE_CODE.test(name) && !CAMPAIGN_NAME.test(name)
}

function readSort(value: string | null): ProductSort | null {
  return sortNamed(value, SORTS)
}

function readPage(value: string | null): number {
  if (!value || !/^\d{1,9}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), LAST_PAGE)
}

function readTerm(value: string | null): string {
  return (value ?? '').trim().slice(0, MOST.termLength).toWellFormed()
}
