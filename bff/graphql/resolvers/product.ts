import { TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import { valueLabels } from '../../domain/catalog/attribute-labels.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { productBreadcrumbs } from '../../domain/catalog/category-tree.ts'
import { documentsOf } from '../../domain/catalog/documents.ts'
import { measureOf } from '../../domain/catalog/measure.ts'
import { attributeTable } from '../../domain/catalog/product-attributes.ts'
import type { AttributesByCode } from '../../domain/facets/facets.types.ts'
import { customOptionPrice, orderedCustomOptions } from '../../domain/pricing/custom-options.ts'
import { relatedSkus } from '../../domain/products/related.ts'
import { purchaseErrors } from '../../domain/stock/stock-status.ts'
import { availabilityOf } from '../../services/availability/stock.ts'
import { breadcrumbLinks } from '../../services/catalog/categories.ts'
import type { ProductModel } from '../../services/catalog/models.ts'
import { galleryOf } from '../../services/catalog/pictures.ts'
import { productModels } from '../../services/catalog/product-models.ts'
import { relatedProducts } from '../../services/catalog/related.ts'
import { cleanHtml, plainText } from '../../services/content/html.ts'
import { reviewsOf } from '../../services/content/reviews.ts'
import { memoize } from '../../services/memoize.ts'
import { taxedMoney } from '../../services/pricing/money.ts'
import { priceOf } from '../../services/pricing/prices.ts'
import type { Resolvers, SimpleProductResolvers } from '../generated/resolvers.ts'
import { productSelection } from './selection.ts'

const SUMMARY_LENGTH = 180

/** What every product has, whatever its type. */
export const productFields = {
  summary: ({ product }) => summaryOf(product),
  description: ({ product }) => descriptionOf(product),
  gallery: ({ product }) => galleryOf(product),
  attributes: async ({ product }, _args, { store }) => attributesOf(await store.attributes())(product),
  documents: ({ product }) => documentsOf(product.attributes[TIMBER_ATTRIBUTES.documents]),
  customOptions: async ({ product }, _args, scope) => {
    if (product.customOptions.length === 0) return []
    const { price, rate } = await priceOf(product, scope)
    const surcharge = (option: Parameters<typeof customOptionPrice>[1]) => {
      const { percent, amount } = customOptionPrice(price.final, option, rate)
      return { percent, amount: taxedMoney(amount, scope.storeView) }
    }
    return orderedCustomOptions(product.customOptions).map(
      ({ optionId, required, price: fee, priceType, values, ...option }) => ({
        ...option,
        id: optionId,
        isRequired: required,
        price: fee === null ? null : surcharge({ price: fee, priceType }),
        values: values.map((value) => ({ ...value, price: surcharge(value) })),
      }),
    )
  },
  breadcrumbs: async ({ product }, _args, scope) =>
    breadcrumbLinks(productBreadcrumbs(await scope.store.categories(), product), scope),
  cuttingNotice: async ({ product }, _args, { store }) => cuttingNoticeOf(product, await store.attributes()),
  measure: async ({ product }, _args, { store }) =>
    product.type === 'configurable' ? null : measureOf(product.attributes, await store.attributes()),
  errors: async ({ product }, _args, scope) => purchaseErrors(await availabilityOf(product, scope)),
  hasRelated: ({ product }) => relatedSkus(product).length > 0,
  related: async ({ product }, _args, scope, info) =>
    productModels(await relatedProducts(product, scope), productSelection(info), scope),
  reviews: ({ product }, page, scope) => reviewsOf(product.id, page, scope),
} satisfies SimpleProductResolvers

const TYPE_NAMES = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  grouped: 'GroupedProduct',
  bundle: 'BundleProduct',
  configurable: 'ConfigurableProduct',
} as const

export const productTypeName = ({ product }: ProductModel) => TYPE_NAMES[product.type]

export const product: Resolvers = { Product: { __resolveType: productTypeName } }

// Cards of the same products are shown again and again: what only depends on the catalogue is worked out once.
const summaryOf = memoize(({ shortDescription, description, metaDescription }: CatalogProduct) => {
  const html = shortDescription ?? description ?? metaDescription
  return html ? plainText(html, SUMMARY_LENGTH) || null : null
})
const descriptionOf = memoize(({ description }: CatalogProduct) => (description ? cleanHtml(description) || null : null))
const attributesOf = memoize((attributes: AttributesByCode) =>
  memoize((found: CatalogProduct) => attributeTable(found, attributes)),
)

function cuttingNoticeOf({ attributes: values }: CatalogProduct, attributes: AttributesByCode): string | null {
  const code = TIMBER_ATTRIBUTES.cuttingNotice
  const value = values[code]
  return value === undefined ? null : valueLabels(attributes.get(code), value).join(' ').trim() || null
}
