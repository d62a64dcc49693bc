import type { AggregateOffer, AggregateRating, ItemAvailability, Offer, Product, UnitPriceSpecification } from 'schema-dts'
import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import type { PriceUnit, StockStatus } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { pictureUrl } from '#schema/rules/picture.ts'
import type { ProductView, VariantView } from '../../product.types.ts'

const AVAILABILITY: Readonly<Record<StockStatus, ItemAvailability>> = {
  OK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  VOLATILE: 'https://schema.org/LimitedAvailability',
}

/** The product data used; configurable products have variants. */
export interface ProductFacts extends Pick<ProductView, 'name' | 'sku' | 'summary' | 'gallery' | 'url' | 'price' | 'stock'> {
  readonly variants?: readonly VariantView[]
}

/** UN/CEFACT codes. */
const UNIT_CODES: Readonly<Record<PriceUnit, string>> = { METRE: 'MTR', SQUARE_METRE: 'MTK', PIECE: 'C62' }

/** Formats URLs and amounts for search engines. */
interface Written {
  /** Absolute URL of a path of the shop. */
  readonly absolute: (path: string) => string
  /** '12.50' for 1250 minor units. */
  readonly decimal: (amount: number) => string
}

/**
 * Structured data of a product for search engines. Prices are those on the page, with VAT.
 * @param variant the chosen one
 * @source https://schema.org/Product
 */
export function productData(
  product: ProductFacts,
  variant: VariantView | null,
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
    ...(!(variant ?? product).price.isUnknown && { offers: offersOf(product, variant, { absolute, decimal }) }),
    ...(reviews && reviews.averageRating !== null && { aggregateRating: ratingOf(reviews, reviews.averageRating) }),
  }
}

function offersOf(product: ProductFacts, variant: VariantView | null, written: Written): Offer | AggregateOffer {
  const { variants = [] } = product
  if (variant || variants.length === 0) return offer(variant ?? product, written)
  const prices = variants.filter(({ price }) => !price.isUnknown).map(({ price }) => price.final.gross.amount)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: product.price.final.gross.currency,
    lowPrice: written.decimal(Math.min(...prices)),
    highPrice: written.decimal(Math.max(...prices)),
    offerCount: variants.length,
    availability: AVAILABILITY[product.stock?.status ?? 'VOLATILE'],
    ...unitPriceOf(product.price, written),
  }
}

function offer({ price, stock, url }: Pick<ProductFacts, 'price' | 'stock' | 'url'>, written: Written): Offer {
  const { currency, amount } = price.final.gross
  return {
    '@type': 'Offer',
    url: written.absolute(url),
    price: written.decimal(amount),
    priceCurrency: currency,
    availability: AVAILABILITY[stock?.status ?? 'VOLATILE'],
    ...unitPriceOf(price, written),
  }
}

/** The price per metre, square metre or piece, as on the page; the lowest one if there are several. */
function unitPriceOf(
  { unit, final }: ProductFacts['price'],
  { decimal }: Written,
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

function ratingOf({ total, distribution }: ReviewsViewFragment, average: number): AggregateRating {
  const rated = distribution.reduce((sum, count) => sum + count, 0)
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(average * 10) / 10,
    ratingCount: rated,
    reviewCount: total,
    bestRating: 5,
  }
}
