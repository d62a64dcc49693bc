import { objectsIn } from '../../../engine/query/json.ts'
import type { Catalog } from '../../../store/catalog.ts'
import { readNumber, readText } from '../../../store/fields.ts'
import type { Saleable } from '../../../store/saleable.ts'
import type { StoreView } from '../../../store-views.ts'
import { currentPrices } from '../../prices/current-price.ts'

/** A chosen option with the texts that shoppers see. */
export interface ChosenOption {
  readonly label: string
  readonly value: string
}

/** The stock that one piece of an article needs. */
export interface Demand {
  readonly saleable: Saleable
  readonly quantity: number
}

/** The article a buy request resolves to, with current price and stock. */
export interface Article {
  readonly sku: string
  readonly name: string
  readonly type: string
  /** Net price of one piece, in the currency's unit. */
  readonly price: number
  /** The product itself, for its tax class. */
  readonly saleable: Saleable
  readonly options: readonly ChosenOption[]
  readonly demands: readonly Demand[]
  /** Kilograms per piece. */
  readonly weight: number
}

export interface Buyer {
  readonly catalog: Catalog
  readonly view: StoreView
  readonly group: number
}

/** Resolves a product without options. */
export function plainArticle(saleable: Saleable, quantity: number, buyer: Buyer): Article {
  return {
    sku: saleable.sku,
    name: articleName(saleable),
    type: 'simple',
    price: priceFor(saleable, quantity, buyer),
    saleable,
    options: [],
    demands: [{ saleable, quantity: 1 }],
    weight: readNumber(saleable.document, 'weight') ?? 0,
  }
}

export const articleName = ({ document, parent, sku }: Saleable): string =>
  readText(document, 'name') ?? readText(parent ?? {}, 'name') ?? sku

/** Applies the lowest tier price of the buyer's group if it is below the product's price. */
function priceFor(saleable: Saleable, quantity: number, { catalog, view, group }: Buyer): number {
  const tiers = objectsIn(saleable.document.tier_prices)
    .filter((tier) => [group, ALL_GROUPS].includes(readNumber(tier, 'customer_group_id') ?? 0))
    .filter((tier) => (readNumber(tier, 'qty') ?? 1) <= quantity)
    .map((tier) => readNumber(tier, 'value') ?? Number.POSITIVE_INFINITY)
  return Math.min(currentPrices(catalog, view, saleable).final, ...tiers)
}

/** Magento's id for all customer groups. */
const ALL_GROUPS = 32_000
