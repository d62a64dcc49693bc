import { isCampaignParameter, pageParameters } from '#schema/rules/page-parameters.ts'

/** Amounts of one currency mean nothing in another. */
const AMOUNTS = new Set(['price'])

/** They open something on this host, and are nobody else's. */
const SECRETS = new Set(['token', 'email'])

interface Target {
  /** Of the same page in another store view, without a query; on another host absolute. */
  readonly address: string
  readonly isSameCurrency: boolean
}

/**
 * The address of the same page in another store view with what the shopper has chosen here: search, filters, sort order, page, variant
 * and place on the page. The other page drops values that it does not know.
 * @param here the page that is open
 * @source VIEW-40
 */
export function withCarriedChoices(
  { address, isSameCurrency }: Target,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): string {
  const isElsewhere = !address.startsWith('/')
  const kept = pageParameters(new URLSearchParams(search)).filter(
    ([name]) => !isCampaignParameter(name) && (isSameCurrency || !AMOUNTS.has(name)) && !(isElsewhere && SECRETS.has(name)),
  )
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return address + (query.size > 0 ? `?${query}` : '') + hash
}
