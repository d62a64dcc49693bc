import type { QuickOrderProductsQuery } from '#schema/generated/operations.ts'
import type { OfflineProduct } from '../../offline-catalog/index.ts'
import { sizeLine } from '../../product-card/index.ts'
import type { Match } from '../rows/match.types.ts'

const DIMENSIONS: ReadonlySet<string> = new Set(['thickness', 'width', 'length'])

type Answer = NonNullable<QuickOrderProductsQuery['productsBySku']>[number]

export function toMatch({ sku, product, variant, needsChoice }: Answer): Match {
  const isConfigurable = product.__typename === 'ConfigurableProduct'
  const options = isConfigurable ? product.options : []
  const chosen = options.flatMap(({ attributeCode, label, values }) => {
    const id = variant?.selection.find((value) => value.attributeCode === attributeCode)?.valueId
    const value = values.find((other) => other.id === id)
    return value ? [{ label, value: value.label }] : []
  })
  const size = options.length === 0 ? (sizeLine(product.keyFacts.filter(isDimension))[0]?.text ?? '') : ''
  return {
    sku,
    product: { ...product, hasVariants: isConfigurable },
    variant,
    size,
    options: chosen,
    needsChoice,
    pricesFrom: null,
  }
}

const isDimension = ({ code }: { readonly code: string }): boolean => DIMENSIONS.has(code)

/** Converts a product of the offline catalogue, whose stock is unknown. */
export function toOfflineMatch(sku: string, found: OfflineProduct, pricesFrom: string): Match {
  const { name, url, picture, options, needsChoice, phoneOrderOnly, hasVariants } = found
  const price = found.price ? { ...found.price, isUnknown: false } : UNKNOWN_PRICE
  const sold = { sku: found.sku, name, url, price, stock: null }
  return {
    sku,
    product: { ...sold, sku: found.parentSku, picture, phoneOrderOnly, hasVariants },
    variant: found.sku === found.parentSku ? null : { ...sold, picture: null },
    size: found.sizes,
    options,
    needsChoice,
    pricesFrom,
  }
}

const NOTHING = { __typename: 'Money', amount: 0, formatted: '' } as const
const UNKNOWN_PRICE: Match['product']['price'] = {
  final: { __typename: 'TaxedMoney', net: NOTHING, gross: { ...NOTHING, currency: '' } },
  isFrom: false,
  isUnknown: true,
  breaks: [],
}
