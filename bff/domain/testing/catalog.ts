import type {
  CatalogAttribute,
  CatalogCategory,
  CatalogProduct,
  ConfigurableChild,
  SaleQuantities,
  SourcePrices,
  TaxRule,
} from '../catalog/catalog.types.ts'

/** Builders for catalogue objects in tests. Values a test does not state are plain defaults. */

const NO_PRICES: SourcePrices = {
  price: null,
  finalPrice: null,
  specialPrice: null,
  originalPrice: null,
  originalFinalPrice: null,
  originalSpecialPrice: null,
}

/** For products that are sold in any quantity. */
export const ANY_QUANTITY: SaleQuantities = { least: null, most: null, step: null }

export const product = (given: Partial<CatalogProduct> = {}): CatalogProduct => ({
  ...NO_PRICES,
  id: '93',
  sku: 'BOARD',
  name: 'Oak board',
  type: 'simple',
  status: 1,
  visibility: 4,
  urlKey: 'oak-board',
  urlPath: 'timber/oak-board',
  slug: 'oak-board-93',
  taxClassId: 2,
  categoryIds: [],
  categories: [],
  description: null,
  shortDescription: null,
  metaTitle: null,
  metaDescription: null,
  image: null,
  gallery: [],
  stock: null,
  tierPrices: [],
  configurableOptions: [],
  configurableChildren: [],
  bundleOptions: [],
  links: [],
  customOptions: [],
  samples: [],
  downloads: [],
  attributes: {},
  createdAt: null,
  updatedAt: null,
  specialFrom: null,
  specialTo: null,
  ...given,
})

export const child = (given: Partial<ConfigurableChild> & { readonly sku: string }): ConfigurableChild => ({
  ...NO_PRICES,
  id: null,
  name: null,
  status: 1,
  image: null,
  stock: null,
  tierPrices: [],
  attributes: {},
  specialFrom: null,
  specialTo: null,
  ...given,
})

export const attribute = (
  code: string,
  options: Readonly<Record<string, string>> = {},
  given: Partial<CatalogAttribute> = {},
): CatalogAttribute => ({
  id: code,
  code,
  label: '',
  input: Object.keys(options).length > 0 ? 'select' : 'text',
  isUserDefined: true,
  isVisible: true,
  isVisibleOnFront: true,
  isComparable: false,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
  ...given,
})

export const category = (
  id: string,
  path: readonly string[],
  name: string,
  given: Partial<CatalogCategory> = {},
): CatalogCategory => ({
  id,
  parentId: path.at(-1) ?? null,
  name,
  slug: `${name.toLowerCase()}-${id}`,
  urlKey: name.toLowerCase(),
  urlPath: name.toLowerCase(),
  path: [...path, id],
  level: path.length + 1,
  position: Number(id),
  productCount: 1,
  isActive: true,
  includeInMenu: true,
  description: null,
  image: null,
  metaTitle: null,
  metaDescription: null,
  ...given,
})

export const ukVat: TaxRule = {
  id: '1',
  productTaxClassIds: [2],
  customerTaxClassIds: [3],
  rates: [{ country: 'GB', regionId: 0, regionName: null, percent: 20 }],
}
