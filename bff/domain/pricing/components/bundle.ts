import { defaultComponents } from '#schema/rules/default-components.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import type { BundleOptionSource, CatalogProduct } from '../../catalog/catalog.types.ts'
import type { PriceView } from '../pricing.types.ts'
import { type ComponentPrice, totalPrice } from './total.ts'

export interface BundleSelection {
  readonly id: string
  readonly product: CatalogProduct
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
}

export interface BundleChoice {
  readonly id: string
  readonly title: string
  readonly isRequired: boolean
  readonly type: string
  readonly selections: readonly BundleSelection[]
}

export const bundleSkus = (product: Pick<CatalogProduct, 'bundleOptions'>): readonly string[] => [
  ...new Set(product.bundleOptions.flatMap(({ links }) => links.map(({ sku }) => sku))),
]

/**
 * A bundle's choices in the merchant's order, and the skus that were not found. Missing products are logged and cannot be chosen.
 * Exactly one selection of each choice is the default: the one marked as default, otherwise the first.
 * @param found enabled products by sku
 * @source PROD-16, VAR-7; platform contract §6.5
 */
export function bundleChoices(
  product: Pick<CatalogProduct, 'bundleOptions'>,
  found: ReadonlyMap<string, CatalogProduct>,
): { readonly choices: readonly BundleChoice[]; readonly missing: readonly string[] } {
  const options = product.bundleOptions.toSorted((a, b) => a.position - b.position)
  return {
    choices: options.map((option) => choice(option, found)).filter(({ selections }) => selections.length > 0),
    missing: bundleSkus(product).filter((sku) => !found.has(sku)),
  }
}

function choice(
  { optionId, title, required, type, links }: BundleOptionSource,
  found: ReadonlyMap<string, CatalogProduct>,
): BundleChoice {
  const available = links.toSorted((a, b) => a.position - b.position).filter(({ sku }) => found.has(sku))
  const standard = available.find(({ isDefault }) => isDefault) ?? available[0]
  return {
    id: optionId,
    title,
    isRequired: required,
    type,
    selections: available.flatMap((link) => {
      const product = found.get(link.sku)
      return product
        ? [
            {
              id: link.id,
              product,
              quantity: linkQuantity(link),
              canChangeQuantity: link.canChangeQuantity,
              isDefault: link === standard,
            },
          ]
        : []
    }),
  }
}

/** Shoppers change whole numbers only. @source VAR-19; platform contract §6.5 */
function linkQuantity({ qty, canChangeQuantity }: BundleOptionSource['links'][number]): number {
  if (canChangeQuantity) return Math.max(1, Math.trunc(qty))
  return qty > 0 ? qty : 1
}

/** The selection of every choice that a page shows first, by the stock of the index. */
export const defaultSelections = (choices: readonly BundleChoice[]): readonly BundleSelection[] =>
  choices.flatMap(({ selections, isRequired }) =>
    defaultComponents(selections, isRequired, (selection) => ({ ...selection, stock: indexedStock(selection.product) })).slice(
      0,
      1,
    ),
  )

const indexedStock = ({ stock }: Pick<CatalogProduct, 'stock'>) =>
  stock && ({ status: stock.isInStock ? 'OK' : 'OUT_OF_STOCK', quantity: stock.manageStock ? stock.qty : null } as const)

/**
 * The total of the chosen selections. With the default selections it is the price the bundle is first shown with. A bundle is one
 * cart line, so its VAT is calculated once.
 * @source VAR-5, VAR-7; decision 0004
 */
export const bundlePrice = (selections: readonly ComponentPrice[]): PriceView => totalPrice(selections, unitPrice)
