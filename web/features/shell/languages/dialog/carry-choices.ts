import { isCampaignParameter, pageParameters } from '#schema/rules/page-parameters.ts'

/** Dropped if the currency changes. */
const AMOUNTS = new Set(['price'])

/** Never sent to another host. */
const SECRETS = new Set(['token', 'email'])

interface Target {
  /** URL of the same page in another store view, without a query; absolute on another host. */
  readonly address: string
  readonly isSameCurrency: boolean
}

/**
 * The URL of the same page in another store view, with the shopper's search, filters, sort order, page, variant and hash. The other page
 * ignores unknown values.
 * @source VIEW-40
 */
export function carryChoices({ address, isSameCurrency }: Target, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const isOtherHost = !address.startsWith('/')
  const kept = pageParameters(new URLSearchParams(search)).filter(
    ([name]) => !isCampaignParameter(name) && (isSameCurrency || !AMOUNTS.has(name)) && !(isOtherHost && SECRETS.has(name)),
  )
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return address + (query.size > 0 ? `?${query}` : '') + hash
}
