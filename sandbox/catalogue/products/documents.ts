import { FILTER_ATTRIBUTES } from '../attributes/definitions.ts'
import { attributeMetadata } from '../attributes/documents.ts'
import type { Calendar } from '../calendar.ts'
import { categoryPath, categorySlug } from '../categories/documents.ts'
import { category, lineage } from '../categories/tree.ts'
import type { View } from '../wording/view.ts'
import { bundleFields, customOptions, downloadFields, groupedPrices } from './composition.ts'
import { articlePicture, galleryFields } from './gallery.ts'
import { productLinks } from './links.ts'
import { productName, type UrlKeys, variantName } from './names.ts'
import { reduces } from './offer.ts'
import { articlePrices, productPrices, tierPrices } from './prices.ts'
import type { Article, Product } from './product.ts'
import { stockDocument } from './stock.ts'
import { textFields } from './texts.ts'
import { attributeFields, rangeFields } from './values.ts'
import { configurableFields } from './variants.ts'

type Document = Record<string, unknown>

/** What the documents of one store view are written with. `families` holds each product's own kind, by family code. */
export interface Press {
  readonly view: View
  readonly calendar: Calendar
  readonly urlKeys: UrlKeys
  readonly shelf: ReadonlyMap<string, Product>
  readonly families: ReadonlyMap<string, readonly Product[]>
}

/** The product's document and, where its variants stand in the index on their own, those of the variants. */
export function* productDocuments(product: Product, press: Press): Iterable<Document> {
  const urlKey = press.urlKeys.keyFor(productName(product, press.view.language), product.id)
  yield productDocument(product, press, urlKey)
  if (product.family.childDocuments) for (const variant of product.variants) yield childDocument(product, variant, press)
}

function productDocument(product: Product, press: Press, urlKey: string): Document {
  const { view, calendar, shelf, families } = press
  const name = productName(product, view.language)
  const created = calendar.at(-product.createdDaysAgo, 30_000 + (product.id % 20_000))
  const document: Document = {
    id: product.id,
    sku: product.sku,
    name,
    type_id: product.type,
    status: product.status,
    visibility: product.visibility,
    ...textFields(product, name, view),
    ...addressFields(product, urlKey, view),
    ...categoryFields(product, view),
    tax_class_id: product.id % 4 === 0 ? String(taxClass(product)) : taxClass(product),
    weight: product.weight,
    ...attributeFields(product, product, view, product.choices),
    ...galleryFields(product, name),
    ...productPrices(product, view, calendar),
    tier_prices: tierPrices(product, view),
    stock: stockDocument(product.id, product.stock),
    product_links: productLinks(product, shelf, families.get(product.family.code) ?? []),
    custom_attributes: null,
    has_options: product.type === 'configurable' || product.family.customOptions ? '1' : '0',
    required_options: product.family.customOptions?.some(({ required }) => required) ? '1' : '0',
    position: product.position,
    sale: reduces(product.offer) ? '1' : '0',
    new: product.createdDaysAgo <= 21 ? '1' : '0',
    ...(product.createdDaysAgo <= 21 ? { news_from_date: created } : {}),
    created_at: created,
    updated_at: calendar.at(-product.updatedDaysAgo, 20_000 + (product.id % 40_000)),
    ...(product.family.customOptions ? { custom_options: customOptions(product, view) } : {}),
    ...typeFields(product, press),
  }
  return product.id % 6 === 1 ? { ...document, attributes_metadata: metadata(document, view) } : document
}

function typeFields(product: Product, { view, calendar, shelf }: Press): Document {
  switch (product.type) {
    case 'configurable':
      return { ...configurableFields(product, view, calendar), ...rangeFields(product, view) }
    case 'bundle':
      return bundleFields(product, shelf, view)
    case 'grouped':
      return groupedPrices(product, shelf, view)
    case 'downloadable':
      return downloadFields(product, view)
    case 'simple':
    case 'virtual':
      return {}
  }
}

/** A variant as a hidden product of its own. */
function childDocument(product: Product, variant: Article, { view, calendar, urlKeys }: Press): Document {
  const name = variantName(product, variant, view.language)
  const urlKey = urlKeys.keyFor(name, variant.id)
  const image = articlePicture(product, variant)
  return {
    id: variant.id,
    sku: variant.sku,
    name,
    type_id: 'simple',
    status: variant.status,
    visibility: 1,
    url_key: urlKey,
    url_path: urlKey,
    slug: `${urlKey}-${variant.id}`,
    category_ids: [],
    tax_class_id: taxClass(product),
    weight: variant.weight,
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: [{ image, pos: 1, typ: 'image', lab: null }],
    ...attributeFields(product, variant, view),
    ...articlePrices(variant, product.offer, view, calendar),
    tier_prices: [],
    stock: stockDocument(variant.id, variant.stock),
    product_links: [],
    created_at: calendar.at(-product.createdDaysAgo, 30_000),
    updated_at: calendar.at(-product.updatedDaysAgo, 20_000),
  }
}

const taxClass = (product: Product) => product.family.taxClass ?? 2

/** Not every product was saved since slugs exist. */
function addressFields(product: Product, urlKey: string, view: View): Document {
  const [home] = product.family.categories
  const path = home ? `${categoryPath(category(home), view)}/${urlKey}` : urlKey
  return { url_key: urlKey, url_path: path, ...(product.id % 7 === 0 ? {} : { slug: `${urlKey}-${product.id}` }) }
}

/** Ids come as numbers and as text, in one list. The way to the home category comes last, deepest at the end. */
function categoryFields(product: Product, view: View): Document {
  const shelves = product.categories.map(category)
  const [home, ...others] = shelves
  const entries = [...new Set([...others, ...(home ? lineage(home) : [])])]
  return {
    category_ids: shelves.map(({ id }, i) => (i % 2 === 0 ? String(id) : id)),
    category: entries.map((shelf) => ({
      category_id: shelf.id,
      name: shelf.name[view.language],
      slug: categorySlug(shelf, view),
      path: categoryPath(shelf, view),
    })),
  }
}

/** Metadata of the filter attributes the document uses. */
function metadata(document: Document, view: View): Document[] {
  return FILTER_ATTRIBUTES.filter(({ code }) => document[code] !== undefined || document[`${code}_options`] !== undefined).map(
    (attribute) => {
      const several = document[`${attribute.code}_options`]
      const ids = Array.isArray(several) ? several : [document[attribute.code]]
      return attributeMetadata(attribute, view, new Set(ids.map(Number)))
    },
  )
}
