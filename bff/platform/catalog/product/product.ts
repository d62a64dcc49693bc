import { toSlug } from '#schema/rules/slug.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import type { CatalogProduct, ProductType } from '../../../domain/catalog/catalog.types.ts'
import type { Decoding } from '../../documents/decoding.ts'
import { type Document, documentsOf, idOf, idsOf, momentOf, numberOf, pathOf, textOf } from '../../documents/document.ts'
import { htmlOf } from '../../documents/html.ts'
import { attributeValuesOf, flattenAttributes } from './attribute-values.ts'
import { downloadsOf, productLinksOf, samplesOf } from './links.ts'
import { galleryOf, imageOf } from './media.ts'
import { bundleOptionsOf, configurableOptionsOf, customOptionsOf } from './options.ts'
import { pricesOf, specialWindowOf, tierPricesOf } from './prices.ts'
import { indexedStockOf } from './stock.ts'
import { decodeVariant } from './variant.ts'

const VISIBLE_EVERYWHERE = 4

/** A product; null without an id or a sku. @source platform contract §2.15 */
export function decodeProduct(source: Document, decoding: Decoding): CatalogProduct | null {
  const document = flattenAttributes(source)
  const id = idOf(document.id)
  const sku = idOf(document.sku)
  if (!id || !sku) return null
  const name = textOf(document.name) ?? ''
  const urlKey = pathOf(document.url_key)
  return {
    id,
    sku,
    name,
    type: typeOf(document.type_id, decoding),
    status: numberOf(document.status) ?? 1,
    visibility: numberOf(document.visibility) ?? VISIBLE_EVERYWHERE,
    urlKey,
    urlPath: pathOf(document.url_path),
    slug: toSlug({ slug: pathOf(document.slug), urlKey, name, id }),
    taxClassId: numberOf(document.tax_class_id) ?? 0,
    categoryIds: idsOf(document.category_ids),
    categories: categoriesOf(document.category),
    description: htmlOf(document.description),
    shortDescription: htmlOf(document.short_description),
    metaTitle: textOf(document.meta_title),
    metaDescription: htmlOf(document.meta_description),
    image: imageOf(document.image),
    gallery: galleryOf(document.media_gallery),
    stock: indexedStockOf(document.stock),
    tierPrices: tierPricesOf(document.tier_prices),
    configurableOptions: configurableOptionsOf(document.configurable_options),
    configurableChildren: variantsOf(document, decoding),
    bundleOptions: bundleOptionsOf(document.bundle_options),
    links: productLinksOf(document.product_links),
    customOptions: customOptionsOf(document.custom_options, document[TIMBER_ATTRIBUTES.optionLengths]),
    samples: samplesOf(document),
    downloads: downloadsOf(document),
    attributes: attributeValuesOf(document),
    createdAt: momentOf(document.created_at),
    updatedAt: momentOf(document.updated_at),
    ...pricesOf(document),
    ...specialWindowOf(document),
  }
}

const TYPES: ReadonlyMap<string, ProductType> = new Map(
  (['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const).map((type) => [type, type]),
)

function typeOf(typeId: unknown, { warn }: Decoding): ProductType {
  const named = textOf(typeId)
  const type = TYPES.get(named ?? '')
  if (!type && typeId !== undefined) warn({ typeId: named }, 'unknown product type, read as simple')
  return type ?? 'simple'
}

function variantsOf(document: Document, { compact, warn }: Decoding): CatalogProduct['configurableChildren'] {
  const sources = documentsOf(document.configurable_children)
  const variants = sources.map((child) => decodeVariant(child, document, compact)).filter((variant) => variant !== null)
  if (variants.length < sources.length) warn({ dropped: sources.length - variants.length }, 'variants without a sku dropped')
  return variants
}

const categoriesOf = (categories: unknown): CatalogProduct['categories'] =>
  documentsOf(categories).flatMap((category) => {
    const id = idOf(category.category_id)
    return id ? [{ id, name: textOf(category.name) ?? '', path: textOf(category.path) }] : []
  })
