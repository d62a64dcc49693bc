import type { StoreView } from '../../store-views.ts'
import { FILTER_ATTRIBUTES } from '../attributes/attribute.ts'
import { attributeMetadata } from '../attributes/documents.ts'
import type { Calendar } from '../calendar.ts'
import { categoryPath, categorySlug } from '../categories/documents.ts'
import { getCategory, lineage } from '../categories/tree.ts'
import { bundleFields, customOptions, downloadFields, groupedPrices, optionLengths } from './composition.ts'
import { galleryFields, itemPicture, mainPicture } from './gallery.ts'
import { productLinks } from './links.ts'
import { productName, type UrlKeys, variantName } from './names.ts'
import { lowersPrice } from './offer.ts'
import { productPrices, tierPrices } from './prices.ts'
import type { Product, SaleableItem } from './product.ts'
import { attributeFields, rangeFields } from './values.ts'
import { configurableFields, itemFields, variantFields } from './variants.ts'

type Document = Record<string, unknown>

/** The context of the documents of one store view. `lines` holds the products of each line, by its code. */
export interface Indexing {
  readonly view: StoreView
  readonly calendar: Calendar
  readonly urlKeys: UrlKeys
  readonly bySku: ReadonlyMap<string, Product>
  readonly lines: ReadonlyMap<string, readonly Product[]>
}

/** Returns the product's document and, if its variants are indexed separately, theirs. */
export function* productDocuments(product: Product, indexing: Indexing): Generator<Document> {
  const urlKey = indexing.urlKeys.keyFor(productName(product, indexing.view.language), product.id)
  yield productDocument(product, indexing, urlKey)
  if (product.line.childDocuments) for (const variant of product.variants) yield childDocument(product, variant, indexing)
}

function productDocument(product: Product, indexing: Indexing, urlKey: string): Document {
  const { view, calendar, bySku, lines } = indexing
  const name = productName(product, view.language)
  const created = calendar.at(-product.createdDaysAgo, 30_000 + (product.id % 20_000))
  const document: Document = {
    ...itemFields(product, product, name),
    type_id: product.type,
    visibility: product.visibility,
    ...textFields(product, name, view),
    ...addressFields(product, urlKey, view),
    ...categoryFields(product, view),
    ...attributeFields(product, product, view, product.choices),
    ...galleryFields(product, name),
    ...productPrices(product, view, calendar),
    tier_prices: tierPrices(product, view),
    product_links: productLinks(product, bySku, lines.get(product.line.code) ?? []),
    custom_attributes: null,
    has_options: product.type === 'configurable' || product.line.customOptions ? '1' : '0',
    required_options: product.line.customOptions?.some(({ required }) => required) ? '1' : '0',
    position: product.position,
    sale: lowersPrice(product.offer) ? '1' : '0',
    new: product.createdDaysAgo <= 21 ? '1' : '0',
    ...(product.createdDaysAgo <= 21 ? { news_from_date: created } : {}),
    created_at: created,
    updated_at: calendar.at(-product.updatedDaysAgo, 20_000 + (product.id % 40_000)),
    ...(product.line.customOptions ? { custom_options: customOptions(product, view), ...optionLengths(product) } : {}),
    ...typeFields(product, indexing),
  }
  return product.id % 6 === 1 ? { ...document, attributes_metadata: metadata(document, view) } : document
}

function typeFields(product: Product, { view, calendar, bySku }: Indexing): Document {
  switch (product.type) {
    case 'configurable':
      return { ...configurableFields(product, view, calendar), ...rangeFields(product, view) }
    case 'bundle':
      return bundleFields(product, bySku, view)
    case 'grouped':
      return groupedPrices(product, bySku, view)
    case 'downloadable':
      return downloadFields(product, view)
    case 'simple':
    case 'virtual':
      return {}
  }
}

/** Returns a variant as a hidden product. */
function childDocument(product: Product, variant: SaleableItem, { view, calendar, urlKeys }: Indexing): Document {
  const urlKey = urlKeys.keyFor(variantName(product, variant, view.language), variant.id)
  const image = itemPicture(product, variant)
  return {
    ...variantFields(product, variant, view, calendar),
    url_key: urlKey,
    url_path: urlKey,
    slug: `${urlKey}-${variant.id}`,
    category_ids: [],
    ...mainPicture(image),
    media_gallery: [{ image, pos: 1, typ: 'image', lab: null }],
    ...attributeFields(product, variant, view),
    product_links: [],
    created_at: calendar.at(-product.createdDaysAgo, 30_000),
    updated_at: calendar.at(-product.updatedDaysAgo, 20_000),
  }
}

/** Some products lack a slug, as if they were last saved before slugs existed. */
function addressFields(product: Product, urlKey: string, view: StoreView): Document {
  const [home] = product.line.categories
  const path = home ? `${categoryPath(getCategory(home), view)}/${urlKey}` : urlKey
  return { url_key: urlKey, url_path: path, ...(product.id % 7 === 0 ? {} : { slug: `${urlKey}-${product.id}` }) }
}

/** The path to the home category comes last, deepest category at the end. */
function categoryFields(product: Product, view: StoreView): Document {
  const categories = product.categories.map(getCategory)
  const [home, ...others] = categories
  const entries = [...new Set([...others, ...(home ? lineage(home) : [])])]
  return {
    category_ids: categories.map(({ id }) => id),
    category: entries.map((category) => ({
      category_id: category.id,
      name: category.name[view.language],
      slug: categorySlug(category, view),
      path: categoryPath(category, view),
    })),
  }
}

/** Returns the metadata of the filter attributes in the document. */
function metadata(document: Document, view: StoreView): Document[] {
  return FILTER_ATTRIBUTES.filter(({ code }) => document[code] !== undefined || document[`${code}_options`] !== undefined).map(
    (attribute) => {
      const several = document[`${attribute.code}_options`]
      const ids = Array.isArray(several) ? several : [document[attribute.code]]
      return attributeMetadata(attribute, view, new Set(ids.map(Number)))
    },
  )
}

/** Returns short and long HTML texts of a product, and its meta texts. */
function textFields(product: Product, name: string, view: StoreView): Record<string, string> {
  const { language } = view
  const { family, about: abouts } = product.line
  const about = abouts[language]
  const list = family.points.map((point) => `<li>${point[language]}</li>`).join('')
  return {
    short_description: `<p>${about}</p>`,
    description: `<p>${about}</p><p>${family.text[language]}</p><ul>${list}</ul>`,
    meta_title: name,
    meta_description: about.length > 155 ? `${about.slice(0, about.lastIndexOf(' ', 152))}…` : about,
  }
}
