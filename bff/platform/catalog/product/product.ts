import { toSlug } from '#schema/rules/slug.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import type { CatalogProduct, ProductType } from '../../../domain/catalog/catalog.types.ts'
import type { Decoding } from '../../documents/decoding.ts'
import {
  type Document,
  decodeDocuments,
  decodeId,
  decodeIds,
  decodeLabel,
  decodeMoment,
  decodeNumber,
  decodePath,
  decodeText,
  decodeUrlPath,
} from '../../documents/document.ts'
import { decodeHtml } from '../../documents/html.ts'
import { decodeAttributeValues, flattenAttributes } from './attribute-values.ts'
import { decodeDownloads, decodeProductLinks, decodeSamples } from './links.ts'
import { decodeGallery, decodeImage } from './media.ts'
import { decodeBundleOptions, decodeConfigurableOptions, decodeCustomOptions } from './options.ts'
import { decodePrices, decodeSpecialWindow, decodeTierPrices } from './prices.ts'
import { decodeIndexedStock } from './stock.ts'
import { decodeVariant } from './variant.ts'

const VISIBLE_EVERYWHERE = 4

/** A product; null without an id or a sku. @source FRONT-20, URL-11; platform contract §2.15 */
export function decodeProduct(source: Document, decoding: Decoding): CatalogProduct | null {
  const document = flattenAttributes(source)
  const id = decodeId(document.id)
  const sku = decodeId(document.sku)
  if (!id || !sku) return null
  const typedName = decodeText(document.name) ?? ''
  const urlKey = decodePath(document.url_key)
  return {
    id,
    sku,
    name: decodeLabel(typedName) ?? sku,
    type: decodeType(document.type_id, decoding),
    status: decodeNumber(document.status) ?? 1,
    visibility: decodeNumber(document.visibility) ?? VISIBLE_EVERYWHERE,
    urlKey,
    urlPath: decodeUrlPath(document.url_path),
    slug: toSlug({ slug: decodePath(document.slug), urlKey, name: typedName, id }),
    taxClassId: decodeNumber(document.tax_class_id) ?? 0,
    categoryIds: decodeIds(document.category_ids),
    categories: decodeCategories(document.category),
    description: decodeHtml(document.description),
    shortDescription: decodeHtml(document.short_description),
    metaTitle: decodeLabel(document.meta_title),
    metaDescription: decodeLabel(document.meta_description),
    image: decodeImage(document.image),
    gallery: decodeGallery(document.media_gallery),
    stock: decodeIndexedStock(document.stock),
    tierPrices: decodeTierPrices(document.tier_prices),
    configurableOptions: decodeConfigurableOptions(document.configurable_options),
    configurableChildren: decodeVariants(document, decoding),
    bundleOptions: decodeBundleOptions(document.bundle_options),
    links: decodeProductLinks(document.product_links),
    customOptions: decodeCustomOptions(document.custom_options, document[TIMBER_ATTRIBUTES.optionLengths]),
    samples: decodeSamples(document),
    downloads: decodeDownloads(document),
    attributes: decodeAttributeValues(document),
    createdAt: decodeMoment(document.created_at),
    updatedAt: decodeMoment(document.updated_at),
    ...decodePrices(document),
    ...decodeSpecialWindow(document),
  }
}

const TYPES: ReadonlyMap<string, ProductType> = new Map(
  (['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const).map((type) => [type, type]),
)

function decodeType(typeId: unknown, { warn }: Decoding): ProductType {
  const named = decodeText(typeId)
  const type = TYPES.get(named ?? '')
  if (!type && typeId !== undefined) warn({ typeId: named }, 'unknown product type, read as simple')
  return type ?? 'simple'
}

function decodeVariants(document: Document, { compact, warn }: Decoding): CatalogProduct['configurableChildren'] {
  const sources = decodeDocuments(document.configurable_children)
  const variants = sources.map((child) => decodeVariant(child, document, compact)).filter((variant) => variant !== null)
  if (variants.length < sources.length) warn({ dropped: sources.length - variants.length }, 'variants without a sku dropped')
  const known = new Set<string>()
  return variants.filter(({ sku }) => !known.has(sku) && known.add(sku))
}

const decodeCategories = (categories: unknown): CatalogProduct['categories'] =>
  decodeDocuments(categories).flatMap((category) => {
    const id = decodeId(category.category_id)
    return id ? [{ id, name: decodeLabel(category.name) ?? '', path: decodeText(category.path) }] : []
  })
