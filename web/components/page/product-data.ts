import type { AggregateOffer, AggregateRating, ItemAvailability, Offer, Product, UnitPriceSpecification } from 'schema-dts'
import type { ProductViewFragment, ReviewsViewFragment } from '#schema/generated/operations.ts'
import type { PriceUnit, StockStatus } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { pictureUrl } from '#schema/rules/picture.ts'

export type VariantFacts = Extract<ProductViewFragment, { readonly __typename: 'ConfigurableProduct' }>['variants'][number]

const AVAILABILITY: Readonly<Record<StockStatus, ItemAvailability>> = {
  OK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  VOLATILE: 'https://schema.org/LimitedAvailability',
}

export interface ProductFacts
  extends Pick<ProductViewFragment, 'name' | 'sku' | 'summary' | 'gallery' | 'url' | 'price' | 'stock'> {
  readonly variants?: readonly VariantFacts[]
}

/** UN/CEFACT codes. */
const UNIT_CODES: Readonly<Record<PriceUnit, string>> = { METRE: 'MTR', SQUARE_METRE: 'MTK', PIECE: 'C62' }

interface Formatters {
  readonly absolute: (path: string) => string
  /** '12.50' for 1250 minor units. */
  readonly decimal: (amount: number) => string
}

/**
 * Structured data of a product for search engines, with the prices on the page, VAT included.
 * @param variant the chosen variant
 * @source https://schema.org/Product
 */
export function productData(
  product: ProductFacts,
  variant: VariantFacts | null,
  reviews: ReviewsViewFragment | null,
  { origin, money: { maximumFractionDigits: digits } }: Pick<ShopInfo, 'origin' | 'money'>,
): Product {
  const absolute = (path: string) => new URL(path, origin).href
  const decimal = (amount: number) => (amount / 10 ** digits).toFixed(digits)
  return {
    '@type': 'Product',
    name: product.name,
    sku: variant?.sku ?? product.sku,
    ...(product.summary && { description: product.summary }),
    image: product.gallery.map(({ picture }) => absolute(pictureUrl(picture.path, 'gallery', 'webp', 2))),
    url: absolute(product.url),
    ...(!(variant ?? product).price.isUnknown && { offers: toOffers(product, variant, { absolute, decimal }) }),
    ...(reviews && reviews.averageRating !== null && { aggregateRating: toRating(reviews, reviews.averageRating) }),
  }
}

function toOffers(product: ProductFacts, variant: VariantFacts | null, formatters: Formatters): Offer | AggregateOffer {
  const { variants = [] } = product
  if (variant || variants.length === 0) return toOffer(variant ?? product, formatters)
  const prices = variants.filter(({ price }) => !price.isUnknown).map(({ price }) => price.final.gross.amount)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: product.price.final.gross.currency,
    lowPrice: formatters.decimal(Math.min(...prices)),
    highPrice: formatters.decimal(Math.max(...prices)),
    offerCount: variants.length,
    availability: AVAILABILITY[product.stock?.status ?? 'VOLATILE'],
    ...toUnitPrice(product.price, formatters),
  }
}

function toOffer({ price, stock, url }: Pick<ProductFacts, 'price' | 'stock' | 'url'>, formatters: Formatters): Offer {
  const { currency, amount } = price.final.gross
  return {
    '@type': 'Offer',
    url: formatters.absolute(url),
    price: formatters.decimal(amount),
    priceCurrency: currency,
    availability: AVAILABILITY[stock?.status ?? 'VOLATILE'],
    ...toUnitPrice(price, formatters),
  }
}

/** The unit price on the page; the lowest if variants differ. */
function toUnitPrice(
  { unit, final }: ProductFacts['price'],
  { decimal }: Formatters,
): { readonly priceSpecification?: UnitPriceSpecification } {
  if (!unit) return {}
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: final.gross.currency,
      valueAddedTaxIncluded: true,
      price: decimal(unit.price.gross.amount),
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit.unit] },
    },
  }
}

function toRating({ total, distribution }: ReviewsViewFragment, average: number): AggregateRating {
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(average * 10) / 10,
    ratingCount: distribution.reduce((sum, count) => sum + count, 0),
    reviewCount: total,
    bestRating: 5,
  }
}
