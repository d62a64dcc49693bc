import { pictureUrl } from '#schema/rules/picture.ts'
import { valueLabels } from '../../domain/catalog/attribute-labels.ts'
import type { AttributesByCode, CatalogProduct, ConfigurableChild, IndexedStock } from '../../domain/catalog/catalog.types.ts'
import { type CategoryTree, productBreadcrumbs } from '../../domain/catalog/category-tree.ts'
import { IDENTIFYING } from '../../domain/feeds/feed-products-request.ts'
import type { FeedItem } from '../../domain/feeds/google-feed.ts'
import type { PriceView } from '../../domain/pricing/pricing.types.ts'
import { isPhoneOrderOnly } from '../../domain/products/phone-order.ts'
import { stockStatus } from '../../domain/stock/stock-status.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { plainText } from '../content/html.ts'
import { catalogPricesOfVariants } from '../pricing/catalog-prices.ts'
import { loadListPrices } from '../pricing/prices.ts'
import { dropUnreachable } from '../products/reachable-variants.ts'
import { urlSettings } from '../products/url-settings.ts'
import { variantName, variantUrl, variantValues } from '../products/variants.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** @source https://support.google.com/merchants/answer/6324370 */
const MOST_PICTURES = 10

interface Catalog {
  readonly scope: RequestScope
  readonly attributes: AttributesByCode
  readonly categories: CategoryTree
}

/**
 * The feed items of products: one for each variant that can be chosen, and one for each product without variants. Products that
 * cannot be ordered here are left out: those sold by telephone and those without a price.
 * @source SHARE-1
 */
export async function googleItems(products: readonly CatalogProduct[], scope: RequestScope): Promise<readonly FeedItem[]> {
  // A shop that hides unconfirmed prices does not publish them.
  if (scope.config.catalog.priceSync && scope.config.catalog.clearPricesBeforeSync) return []
  const [attributes, categories, prices] = await Promise.all([
    scope.store.attributes(),
    scope.store.categories(),
    loadListPrices(products, scope),
  ])
  const catalog = { scope, attributes, categories }
  const items = await Promise.all(
    products.map(async (product, i) => {
      if (isPhoneOrderOnly(product)) return []
      if (product.type === 'configurable') return variantItems(product, catalog)
      const price = priceFields(prices[i])
      return price ? [{ ...productFields(product, catalog), ...price }] : []
    }),
  )
  return items.flat()
}

async function variantItems(shown: CatalogProduct, catalog: Catalog): Promise<readonly FeedItem[]> {
  const { scope, attributes } = catalog
  const parent = dropUnreachable(shown, attributes)
  const children = parent.configurableChildren.filter(({ status }) => status < 2)
  const prices = await catalogPricesOfVariants(parent, children, scope)
  return children.flatMap((child, i): FeedItem[] => {
    const price = priceFields(prices[i]?.price)
    return price ? [{ ...productFields(parent, catalog), ...variantFields(parent, child, catalog), ...price }] : []
  })
}

type PriceFields = Pick<FeedItem, 'price' | 'salePrice'>

/** Null for an unknown price and for a price of 0, which Google rejects. */
function priceFields(price: PriceView | undefined): PriceFields | null {
  if (!price || price.isUnknown || price.final.gross <= 0) return null
  const isReduced = price.onSale && price.regular.gross > price.final.gross
  return isReduced ? { price: price.regular.gross, salePrice: price.final.gross } : { price: price.final.gross, salePrice: null }
}

function productFields(product: CatalogProduct, { scope, attributes, categories }: Catalog): Omit<FeedItem, keyof PriceFields> {
  const { sku, name, shortDescription, description, metaDescription, image, gallery, stock } = product
  const [picture, ...others] = [...new Set([...(image === null ? [] : [image]), ...gallery.map((each) => each.image)])]
  return {
    id: sku,
    title: name,
    description: plainText(description ?? shortDescription ?? metaDescription ?? ''),
    link: productUrl(product, urlSettings(scope)),
    picture: picture === undefined ? null : toPicture(picture),
    morePictures: others.slice(0, MOST_PICTURES).map(toPicture),
    isInStock: isInStock(stock),
    groupId: null,
    categories: productBreadcrumbs(categories, product).map((category) => category.name),
    ...valueFields(product.attributes, attributes),
  }
}

function variantFields(parent: CatalogProduct, child: ConfigurableChild, { scope, attributes }: Catalog): Partial<FeedItem> {
  const variant = { parent, child }
  return {
    id: child.sku,
    title: variantName(variant),
    link: variantUrl(variant, scope),
    ...(child.image !== null && { picture: toPicture(child.image) }),
    isInStock: isInStock(child.stock),
    groupId: parent.sku,
    ...valueFields(variantValues(parent, child), attributes),
  }
}

const toPicture = (path: string) => pictureUrl(path, 'gallery', 'webp', 2)

const isInStock = (stock: IndexedStock | null) => stockStatus(stock, true) === 'OK'

function valueFields(
  values: CatalogProduct['attributes'],
  attributes: AttributesByCode,
): Pick<FeedItem, 'brand' | 'gtin' | 'mpn' | 'weight'> {
  const first = (codes: readonly string[]) =>
    codes.flatMap((code) => valueLabels(attributes.get(code), values[code] ?? []))[0]?.trim() || null
  const weight = Number(values.weight)
  return {
    brand: first(IDENTIFYING.brand),
    gtin: first(IDENTIFYING.gtin),
    mpn: first(IDENTIFYING.mpn),
    weight: Number.isFinite(weight) && weight > 0 ? weight : null,
  }
}
