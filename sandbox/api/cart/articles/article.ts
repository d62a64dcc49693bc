import { isObject, listOf } from '../../../engine/query/json.ts'
import type { Catalogue } from '../../../store/catalogue.ts'
import { numberOf, textOf } from '../../../store/fields.ts'
import type { Saleable } from '../../../store/saleable.ts'
import type { StoreView } from '../../../store-views.ts'
import { currentPrices, taxRateOf } from '../../prices/current-price.ts'

/** Something that was chosen, as shoppers read it. */
export interface ChosenOption {
  readonly label: string
  readonly value: string
}

/** What one of an article takes off the shelf. */
export interface Demand {
  readonly saleable: Saleable
  readonly quantity: number
}

/** What a buy request comes to today. */
export interface Article {
  readonly sku: string
  readonly name: string
  readonly type: string
  /** Net, of one, in the currency's unit. */
  readonly price: number
  /** Of the product itself, for tax. */
  readonly saleable: Saleable
  readonly options: readonly ChosenOption[]
  readonly demands: readonly Demand[]
  /** Kilograms of one. */
  readonly weight: number
}

/** For whom an article is priced. */
export interface Buyer {
  readonly catalogue: Catalogue
  readonly view: StoreView
  /** Customer group; 0 for guests. */
  readonly group: number
}

/** An article that is sold as it is. */
export function plainArticle(saleable: Saleable, quantity: number, buyer: Buyer): Article {
  return {
    sku: saleable.sku,
    name: nameOf(saleable),
    type: 'simple',
    price: priceFor(saleable, quantity, buyer),
    saleable,
    options: [],
    demands: [{ saleable, quantity: 1 }],
    weight: numberOf(saleable.document, 'weight') ?? 0,
  }
}

export const nameOf = ({ document, parent, sku }: Saleable): string =>
  textOf(document, 'name') ?? textOf(parent ?? {}, 'name') ?? sku

/** Percent. */
export const articleTaxRate = ({ saleable }: Article, { catalogue, view }: Buyer, country: string): number =>
  taxRateOf(catalogue, view, saleable, country)

/** A tier of the buyer's group counts where it is lower. */
function priceFor(saleable: Saleable, quantity: number, { catalogue, view, group }: Buyer): number {
  const tiers = listOf(saleable.document.tier_prices)
    .filter(isObject)
    .filter((tier) => [group, ALL_GROUPS].includes(numberOf(tier, 'customer_group_id') ?? 0))
    .filter((tier) => (numberOf(tier, 'qty') ?? 1) <= quantity)
    .map((tier) => numberOf(tier, 'value') ?? Number.POSITIVE_INFINITY)
  return Math.min(currentPrices(catalogue, view, saleable).final, ...tiers)
}

/** Magento's number for whoever it is. */
const ALL_GROUPS = 32_000
