/**
 * The catalogue as the shop models it. Platform documents are decoded into these types once, at the boundary: ids are strings,
 * numbers are numbers, missing values are `null`. Prices are net decimals in the main unit, exactly as in the source. Domain
 * rules turn them into Money.
 *
 * @source PROD-7 to PROD-18; platform contract §2.15
 */

import type { LengthLimits } from '#schema/rules/answers/length-answer.ts'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual'

/** Source prices: decimals in the main unit (12.5 is £12.50); null if the source has none. */
export interface SourcePrices {
  readonly price: number | null
  readonly finalPrice: number | null
  readonly specialPrice: number | null
  readonly originalPrice: number | null
  readonly originalFinalPrice: number | null
  readonly originalSpecialPrice: number | null
}

/** A special price is valid from `specialFrom` to `specialTo`: 'YYYY-MM-DD HH:mm:ss' in the shop's time zone. */
export interface SpecialPriceWindow {
  readonly specialFrom: string | null
  readonly specialTo: string | null
}

export interface TierPrice {
  readonly customerGroupId: number
  readonly qty: number
  readonly value: number
}

/** The quantities in which the platform sells a product; null if it states none or one that is not a number of pieces. */
export interface SaleQuantities {
  readonly least: number | null
  readonly most: number | null
  readonly step: number | null
}

/** Stock according to the index. A `qty` of null means that stock is not counted, never zero. */
export interface IndexedStock {
  readonly productId: string | null
  /** null if stock is not managed, which is not zero. */
  readonly qty: number | null
  readonly isInStock: boolean
  readonly manageStock: boolean
  readonly quantities: SaleQuantities
}

export interface CatalogProduct extends SourcePrices, SpecialPriceWindow {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly type: ProductType
  readonly status: number
  readonly visibility: number
  readonly urlKey: string | null
  readonly urlPath: string | null
  readonly slug: string
  /** 0 if the product has none. */
  readonly taxClassId: number
  readonly categoryIds: readonly string[]
  readonly categories: readonly { readonly id: string; readonly name: string; readonly path: string | null }[]
  readonly description: string | null
  readonly shortDescription: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  /** Null if missing or 'no_selection'. */
  readonly image: string | null
  readonly gallery: readonly { readonly image: string; readonly label: string | null; readonly videoUrl: string | null }[]
  readonly stock: IndexedStock | null
  readonly tierPrices: readonly TierPrice[]
  readonly configurableOptions: readonly ConfigurableOptionSource[]
  readonly configurableChildren: readonly ConfigurableChild[]
  readonly bundleOptions: readonly BundleOptionSource[]
  readonly links: readonly ProductLink[]
  readonly customOptions: readonly CustomOptionSource[]
  readonly samples: readonly DownloadSource[]
  readonly downloads: readonly DownloadSource[]
  /** All other values of the document, by attribute code. Option ids are not resolved. */
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

/** An array for multiselects. Numbers are converted to text so that ids compare as strings. */
export type AttributeValue = string | readonly string[]

export interface ConfigurableOptionSource {
  readonly attributeId: string
  readonly attributeCode: string | null
  readonly label: string | null
  readonly position: number
  readonly values: readonly { readonly valueIndex: string; readonly label: string | null }[]
}

/** A variant. Prices missing from the document are the parent's: compact answers omit equal prices. */
export interface ConfigurableChild extends SourcePrices, SpecialPriceWindow {
  readonly id: string | null
  readonly sku: string
  readonly name: string | null
  readonly status: number
  readonly image: string | null
  readonly stock: IndexedStock | null
  readonly tierPrices: readonly TierPrice[]
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

export interface ProductLink {
  readonly linkType: string
  readonly sku: string
  readonly type: string | null
  readonly position: number
  readonly qty: number | null
}

export interface BundleOptionSource {
  readonly optionId: string
  readonly title: string
  readonly required: boolean
  readonly type: string
  readonly position: number
  readonly links: readonly {
    readonly id: string
    readonly sku: string
    readonly qty: number
    readonly isDefault: boolean
    readonly position: number
    readonly canChangeQuantity: boolean
  }[]
}

export interface CustomOptionSource {
  readonly optionId: string
  readonly title: string
  readonly type: string
  readonly required: boolean
  readonly price: number | null
  readonly priceType: 'fixed' | 'percent'
  readonly maxCharacters: number | null
  /** Null unless the answer is a length. */
  readonly lengthLimits: LengthLimits | null
  readonly position: number
  readonly values: readonly {
    readonly id: string
    readonly title: string
    readonly price: number
    readonly priceType: 'fixed' | 'percent'
    readonly position: number
  }[]
}

export interface DownloadSource {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly price: number | null
}

export interface CatalogCategory {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  readonly urlKey: string | null
  readonly urlPath: string | null
  /** Ids from the root to this category, without the technical root '1'. */
  readonly path: readonly string[]
  readonly level: number
  readonly position: number
  /** Null if the index has no count. */
  readonly productCount: number | null
  readonly isActive: boolean
  readonly includeInMenu: boolean
  readonly description: string | null
  readonly image: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
}

export interface CatalogAttribute {
  readonly id: string
  readonly code: string
  readonly label: string
  /** select, multiselect, boolean, price, date, text, textarea, weight… */
  readonly input: string
  readonly isUserDefined: boolean
  readonly isVisible: boolean
  readonly isVisibleOnFront: boolean
  readonly isComparable: boolean
  /** Options without a label are omitted. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Labels of a boolean without options, in the language of the store view. */
  readonly yesNo?: { readonly yes: string; readonly no: string }
}

export type AttributesByCode = ReadonlyMap<string, CatalogAttribute>

export interface TaxRule {
  readonly id: string
  readonly productTaxClassIds: readonly number[]
  readonly customerTaxClassIds: readonly number[]
  readonly rates: readonly TaxRate[]
}

export interface TaxRate {
  readonly country: string
  readonly regionId: number
  readonly regionName: string | null
  /** 20 means 20 %. */
  readonly percent: number
}

export interface CatalogReview {
  readonly id: string
  readonly productId: string
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** 1 to 5. */
  readonly rating: number | null
  /** ISO 8601. */
  readonly createdAt: string
}
