import type { FilterInput, ProductSort } from '#schema/generated/types.ts'
import { LISTING } from '#schema/rules/constants.ts'
import { isCampaignParameter, PAGE_PARAMETERS, type PageParameter, pageParameters } from '#schema/rules/page-parameters.ts'

/** The choices in a listing's URL: `?wood_type=58&wood_type=61&price=50-100&sort=price_asc&page=2`. */
export interface ListingState {
  /** Chosen value ids by attribute code. Read from a URL, both are in the order of `pageParameters`. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Null for the default order. */
  readonly sort: ProductSort | null
  /** From 1. */
  readonly page: number
  /** Search term; empty in a category. */
  readonly term: string
}

const SORTS: readonly ProductSort[] = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE_ASC']

const ATTRIBUTE_CODE = /^[a-z][a-z0-9_]{0,59}$/

/** More than any shopper chooses. */
const LIMITS = { attributes: 20, values: 50, valueLength: 60, termLength: 200 } as const

/** The search engine returns the first 10,000 results only. */
const LAST_PAGE = LISTING.window / LISTING.pageSize

/**
 * Reads the choices from a query in any order. Never fails: ignores invalid values, and an invalid page is page 1.
 * @source LIST-1; platform contract §7.2
 */
export function readListing(query: URLSearchParams): ListingState {
  const filters: Record<string, string[]> = Object.create(null)
  const single: Record<string, string> = Object.create(null)
  for (const [name, value] of pageParameters(query)) {
    if (PAGE_PARAMETERS.includes(name)) single[name] = value
    else if (isAttributeCode(name) && value.length <= LIMITS.valueLength) filters[name] = [...(filters[name] ?? []), value]
  }
  return { filters, sort: findSort(single.sort, SORTS), page: readPage(single.page), term: readTerm(single.q) }
}

/** The query string of a state, including `?`; empty for the default state. */
export function listingQuery({ filters, sort, page, term }: ListingState): string {
  const chosen = Object.entries(filters).flatMap(([attribute, values]) => values.map((value) => [attribute, value] as const))
  const query = new URLSearchParams()
  const all: PageParameter[] = [['q', term], ...chosen, ['sort', sort?.toLowerCase() ?? ''], ['page', page > 1 ? `${page}` : '']]
  for (const [name, value] of pageParameters(all)) query.append(name, value)
  return query.size > 0 ? `?${query}` : ''
}

/** The variables of a listing operation, with limited numbers of filters and values. */
export function listingVariables({ filters, sort, page }: ListingState) {
  const chosen: FilterInput[] = Object.entries(filters)
    .slice(0, LIMITS.attributes)
    .map(([attribute, values]) => ({ attribute, values: values.slice(0, LIMITS.values) }))
  return { filters: chosen, sort, offset: (page - 1) * LISTING.pageSize }
}

/**
 * The URL of a redirect with the parameters of the request. If both have a single parameter, such as the variant,
 * the redirect's value wins. Campaign parameters are omitted.
 * @source URL-10
 */
export function keepPageParameters(location: string, query: Iterable<PageParameter>): string {
  const [path = '', own = ''] = location.split('?')
  const kept = pageParameters([...new URLSearchParams(own), ...query]).filter(([name]) => !isCampaignParameter(name))
  const search = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return search.size > 0 ? `${path}?${search}` : path
}

interface ListingSupport {
  readonly appliedFilters: readonly { readonly attribute: string; readonly id: string }[]
  readonly sorts: readonly ProductSort[]
}

/** Drops choices the listing does not support, so that links on the page do not repeat them. */
export function supportedChoices(state: ListingState, { appliedFilters, sorts }: ListingSupport): ListingState {
  const applied = new Set(appliedFilters.map(({ attribute, id }) => `${attribute}:${id}`))
  const filters: Record<string, readonly string[]> = {}
  for (const [attribute, values] of Object.entries(state.filters)) {
    const supported = values.filter((id) => applied.has(`${attribute}:${id}`))
    if (supported.length > 0) filters[attribute] = supported
  }
  return { ...state, filters, sort: state.sort && sorts.includes(state.sort) ? state.sort : null }
}

export const findSort = (value: string | undefined, sorts: readonly ProductSort[]): ProductSort | null =>
  sorts.find((sort) => sort.toLowerCase() === value) ?? null

function isAttributeCode(name: string): boolean {
  return ATTRIBUTE_CODE.test(name) && !isCampaignParameter(name)
}

function readPage(value: string | undefined): number {
  if (!value || !/^\d{1,9}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), LAST_PAGE)
}

function readTerm(value = ''): string {
  return value.trim().slice(0, LIMITS.termLength).toWellFormed()
}
