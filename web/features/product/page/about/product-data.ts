import type { AggregateOffer, AggregateRating, ItemAvailability, Offer, Product, UnitPriceSpecification } from 'schema-dts'
import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import type { PriceUnit, StockStatus } from '#schema/generated/types.ts'
import { pictureUrl } from '#schema/rules/picture.ts'
import type { ProductView, VariantView } from '../../product.types.ts'

const AVAILABILITY: Readonly<Record<StockStatus, ItemAvailability>> = {
  OK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  VOLATILE: 'https://schema.org/LimitedAvailability',
}

/** What is told of a product; a product that is chosen by options has variants. */
export interface ProductFacts extends Pick<ProductView, 'name' | 'sku' | 'summary' | 'gallery' | 'url' | 'price' | 'stock'> {
  readonly variants?: readonly VariantView[]
}

/** UN/CEFACT codes. */
const UNIT_CODES: Readonly<Record<PriceUnit, string>> = { METRE: 'MTR', SQUARE_METRE: 'MTK', PIECE: 'C62' }

/**
 * A product as search engines read it: the prices are those on the page, with VAT.
 * @param variant the one that is chosen
 * @source https://schema.org/Product
 */
export function productData(
  product: ProductFacts,
  variant: VariantView | null,
  reviews: ReviewsViewFragment | null,
  origin: string,
): Product {
  const absolute = (path: string) => new URL(path, origin).href
  return {
    '@type': 'Product',
    name: product.name,
    sku: variant?.sku ?? product.sku,
    ...(product.summary && { description: product.summary }),
    image: product.gallery.map(({ picture }) => absolute(pictureUrl(picture.path, 'gallery', 'webp', 2))),
    url: absolute(product.url),
    offers: offersOf(product, variant, absolute),
    ...(reviews && reviews.averageRating !== null && { aggregateRating: ratingOf(reviews, reviews.averageRating) }),
  }
}

function offersOf(
  product: ProductFacts,
  variant: VariantView | null,
  absolute: (path: string) => string,
): Offer | AggregateOffer {
  const { variants = [] } = product
  if (variant || variants.length === 0) return offer(variant ?? product, absolute)
  const prices = variants.map(({ price }) => price.final.gross.amount)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: product.price.final.gross.currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: variants.length,
    availability: AVAILABILITY[product.stock?.status ?? 'VOLATILE'],
    ...unitPriceOf(product.price),
  }
}

function offer({ price, stock, url }: Pick<ProductFacts, 'price' | 'stock' | 'url'>, absolute: (path: string) => string): Offer {
  const { currency, amount } = price.final.gross
  return {
    '@type': 'Offer',
    url: absolute(url),
    price: decimal(amount),
    priceCurrency: currency,
    availability: AVAILABILITY[stock?.status ?? 'VOLATILE'],
    ...unitPriceOf(price),
  }
}

/** The price of a metre, a square metre or a piece, as the page shows it; the lowest one where there are several. */
function unitPriceOf({ unit, final }: ProductFacts['price']): { readonly priceSpecification?: UnitPriceSpecification } {
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

/** '12.50' of 1250 minor units. */
const decimal = (amount: number) => (amount / 100).toFixed(2)
