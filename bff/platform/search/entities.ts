import { attributeTag, categoryTag, contentTag, productTag, taxRuleTag } from '../../cache/tags.ts'
import type {
  CatalogAttribute,
  CatalogCategory,
  CatalogProduct,
  CatalogReview,
  TaxRule,
} from '../../domain/catalog/catalog.types.ts'
import type { CmsBlock, CmsHierarchyNode, CmsPage } from '../../domain/content/content.types.ts'
import type { SearchEntity } from '../../domain/search/search.types.ts'
import { decodeAttribute } from '../catalog/attribute.ts'
import { decodeCategory } from '../catalog/category.ts'
import { decodeCmsBlock, decodeCmsHierarchyNode, decodeCmsPage } from '../catalog/cms.ts'
import { decodeProduct } from '../catalog/product/product.ts'
import { decodeReview } from '../catalog/review.ts'
import { decodeTaxRule } from '../catalog/tax-rule.ts'
import type { Decode } from '../documents/decoding.ts'

/** The decoded type of each kind of document. */
export interface Documents {
  readonly product: CatalogProduct
  readonly category: CatalogCategory
  readonly attribute: CatalogAttribute
  readonly taxrule: TaxRule
  readonly cms_page: CmsPage
  readonly cms_block: CmsBlock
  readonly cms_hierarchy: CmsHierarchyNode
  readonly review: CatalogReview
}

export interface EntityType<T> {
  readonly decode: Decode<T>
  readonly toTag: (item: T) => string
}

const ENTITY_TYPES: { readonly [E in SearchEntity]: EntityType<Documents[E]> } = {
  product: { decode: decodeProduct, toTag: ({ id }) => productTag(id) },
  category: { decode: decodeCategory, toTag: ({ id }) => categoryTag(id) },
  attribute: { decode: decodeAttribute, toTag: ({ id }) => attributeTag(id) },
  taxrule: { decode: decodeTaxRule, toTag: ({ id }) => taxRuleTag(id) },
  cms_page: { decode: decodeCmsPage, toTag: ({ id }) => contentTag(id) },
  cms_block: { decode: decodeCmsBlock, toTag: ({ id }) => contentTag(id) },
  cms_hierarchy: { decode: decodeCmsHierarchyNode, toTag: ({ id }) => contentTag(id) },
  review: { decode: decodeReview, toTag: ({ productId }) => productTag(productId) },
}

/**
 * How documents of a kind are decoded; every search uses it.
 * @throws EntityTypeMissing if the kind is not registered
 * @source SEARCH-9, SEARCH-16
 */
export function entityType<E extends SearchEntity>(type: E): EntityType<Documents[E]> {
  if (!Object.hasOwn(ENTITY_TYPES, type)) throw new EntityTypeMissing(type)
  return ENTITY_TYPES[type]
}

/** A search for documents the shop cannot decode: a bug in the shop, not in the platform. */
export class EntityTypeMissing extends Error {
  constructor(type: string) {
    super(`No entity type registered for ${type}`)
    this.name = 'EntityTypeMissing'
  }
}
