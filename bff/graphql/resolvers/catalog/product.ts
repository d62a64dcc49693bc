import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { readDocuments } from '../../../domain/catalog/documents.ts'
import { longestSide, toMeasure } from '../../../domain/catalog/measure.ts'
import { attributeTable, pieceWeight } from '../../../domain/catalog/product-attributes.ts'
import { relatedSkus } from '../../../domain/products/related.ts'
import { findPurchaseIssues } from '../../../services/availability/purchase-issues.ts'
import { alternativesTo } from '../../../services/catalog/alternatives.ts'
import { findCuttingNotice, productDescription, productSummary } from '../../../services/catalog/catalog-texts.ts'
import { breadcrumbsOfProduct, categoriesOfProduct } from '../../../services/catalog/categories.ts'
import { productModels } from '../../../services/catalog/product-models.ts'
import { relatedProducts } from '../../../services/catalog/related.ts'
import { readReviews } from '../../../services/content/reviews.ts'
import { loadCustomOptions } from '../../../services/pricing/custom-options.ts'
import type { ProductModel } from '../../../services/products/models.ts'
import { productGallery } from '../../../services/products/pictures.ts'
import type { Resolvers, SimpleProductResolvers } from '../../generated/resolvers.ts'
import { checkPage } from './page.ts'
import { productSelection } from './selection.ts'

export const productFields = {
  summary: ({ product }) => productSummary(product),
  description: ({ product }) => productDescription(product),
  gallery: ({ product }) => productGallery(product),
  attributes: async ({ product }, _args, { store, storeView }) =>
    attributeTable(product, await store.attributes(), storeView.locale),
  documents: ({ product }) => readDocuments(product.attributes[TIMBER_ATTRIBUTES.documents]),
  customOptions: ({ product }, _args, scope) => loadCustomOptions(product, scope),
  breadcrumbs: ({ product }, _args, scope) => breadcrumbsOfProduct(product, scope),
  cuttingNotice: ({ product }, _args, scope) => findCuttingNotice(product, scope),
  // Variants of a configurable product have their own measures.
  measure: async ({ product }, _args, { store }) =>
    product.type === 'configurable' ? null : toMeasure(product.attributes, await store.attributes()),
  longestMillimetres: async ({ product }, _args, { store }) =>
    product.type === 'configurable' ? null : longestSide(product.attributes, await store.attributes()),
  // Other types have the weight of a part, or none.
  kilograms: ({ product }) => (product.type === 'simple' ? pieceWeight(product) : null),
  categories: ({ product }, _args, scope) => categoriesOfProduct(product, scope),
  issues: ({ product }, _args, scope) => findPurchaseIssues(product, scope),
  hasRelated: ({ product }) => relatedSkus(product).length > 0,
  related: async ({ product }, _args, scope, info) =>
    productModels(await relatedProducts(product, scope), productSelection(info), scope),
  alternatives: async ({ product }, _args, scope, info) =>
    productModels(await alternativesTo(product, scope), productSelection(info), scope),
  reviews: ({ product }, args, scope) => readReviews(product.id, checkPage(args), scope),
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
