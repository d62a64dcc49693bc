/** Parameters that mean one thing each, after the facets; `q` stands before them. */
const AFTER_FACETS = ['sort', 'page', 'childSku']

/** Parameters that pages understand besides the facets of the catalogue. */
export const PAGE_PARAMETERS: readonly string[] = ['q', ...AFTER_FACETS]

const CAMPAIGN_NAME = /^(utm_\w+|\w*clid)$/

/** Whether a parameter tells where a visitor came from; no page understands it. */
export const isCampaignParameter = (name: string): boolean => CAMPAIGN_NAME.test(name)

/** Name and value as they are read, not as they are written in an address. */
export type PageParameter = readonly [name: string, value: string]

/**
 * The parameters of a page's address in the one order that server, browser and links share: what is searched for, facets by
 * name and value, sort order, page, variant. The same value of a facet counts once; of a parameter that means one thing the
 * first value counts. What is empty says nothing and is left out.
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

/** The value of a parameter that means one thing; null where an address does not say. */
export function pageParameter(query: Iterable<PageParameter>, name: string): string | null {
  return pageParameters(query).find(([known]) => known === name)?.[1] ?? null
}

const place = (name: string) => (name === 'q' ? -2 : AFTER_FACETS.indexOf(name))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
