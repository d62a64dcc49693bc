/** Parameters with a single value, after the facets; `q` precedes them. */
const AFTER_FACETS = ['sort', 'page', 'childSku', 'reviews']

/** Parameters of pages besides facets. */
export const PAGE_PARAMETERS: readonly string[] = ['q', ...AFTER_FACETS]

const CAMPAIGN_NAME = /^(utm_\w+|\w*clid)$/

/** Whether it is a tracking parameter, which no page reads. */
export const isCampaignParameter = (name: string): boolean => CAMPAIGN_NAME.test(name)

/** Name and value, decoded. */
export type PageParameter = readonly [name: string, value: string]

/**
 * The parameters of a page in the order that server, browser and links share: search term, facets by name and value, sort order,
 * page, variant, order of reviews. Duplicate facet values count once, and for single parameters the first value counts. Empty parameters are
 * omitted.
 */
export function pageParameters(query: Iterable<PageParameter>): PageParameter[] {
  const byMeaning = new Map<string, PageParameter>()
  for (const parameter of query) {
    const [name, value] = parameter
    const meaning = PAGE_PARAMETERS.includes(name) ? name : `${name}=${value}`
    if (value !== '' && !byMeaning.has(meaning)) byMeaning.set(meaning, parameter)
  }
  return [...byMeaning.values()].sort(([a, x], [b, y]) => place(a) - place(b) || compare(a, b) || compare(x, y))
}

/** The value of a single parameter; null if it is missing. */
export function pageParameter(query: Iterable<PageParameter>, name: string): string | null {
  return pageParameters(query).find(([known]) => known === name)?.[1] ?? null
}

const place = (name: string) => (name === 'q' ? -2 : AFTER_FACETS.indexOf(name))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
