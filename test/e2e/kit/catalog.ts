import { z } from 'zod'
import type { CustomOptionType } from '#schema/generated/types.ts'
import type { Operation } from '#schema/operation.ts'
import type { SharedShop } from './shared-shop.ts'

/** The largest page that the shop's complexity limit allows for this query. */
const PAGE = 20

const QUERY = `query Everything($offset: Int!) {
  products(categoryId: "2", first: ${PAGE}, offset: $offset, sort: LATEST) {
    total
    items {
      __typename
      sku
      name
      url
      phoneOrderOnly
      cuttingNotice
      hasRelated
      documents { title url }
      customOptions { id title type isRequired maxCharacters lengthLimits { least most } }
      measure { lengthMillimetres coverage { squareMetres unit } }
      gallery { picture { path } }
      price { onSale isFrom final { gross { formatted amount } net { formatted amount } } }
      stock { status quantity limits { least } }
      ... on ConfigurableProduct {
        options { attributeCode label values { id label } }
        variants {
          sku
          url
          price { final { gross { formatted amount } net { formatted amount } } }
          stock { status limits { least } }
          picture { path }
          selection { attributeCode valueId }
          measure { lengthMillimetres coverage { squareMetres unit } }
        }
        soldOut { selection { attributeCode valueId } }
      }
    }
  }
}`

const Amount = z.object({ formatted: z.string(), amount: z.number() })
const StockSign = z.object({
  status: z.enum(['OK', 'OUT_OF_STOCK', 'VOLATILE']),
  quantity: z.number().nullish(),
  limits: z.object({ least: z.number() }).nullish(),
})
const Picture = z.object({ path: z.string() })
const Value = z.object({ id: z.string(), label: z.string() })
const Measure = z.object({
  lengthMillimetres: z.number().nullable(),
  coverage: z.object({ squareMetres: z.number(), unit: z.enum(['PACK', 'SHEET', 'PIECE']) }).nullable(),
})
const OPTION_TYPES = [
  ...(['FIELD', 'AREA', 'FILE', 'DROP_DOWN', 'RADIO'] as const),
  ...(['CHECKBOX', 'MULTIPLE', 'DATE', 'DATE_TIME', 'TIME'] as const),
] as const satisfies readonly CustomOptionType[]
const CustomOption = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(OPTION_TYPES),
  isRequired: z.boolean(),
  maxCharacters: z.number().nullable(),
  lengthLimits: z.object({ least: z.number(), most: z.number() }).nullable(),
})
const Variant = z.object({
  sku: z.string(),
  url: z.string(),
  price: z.object({ final: z.object({ gross: Amount, net: Amount }) }),
  stock: StockSign.nullable(),
  picture: Picture.nullable(),
  selection: z.array(z.object({ attributeCode: z.string(), valueId: z.string() })),
  measure: Measure.nullable(),
})
const Product = z.object({
  __typename: z.string(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  phoneOrderOnly: z.boolean(),
  cuttingNotice: z.string().nullable(),
  hasRelated: z.boolean(),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  customOptions: z.array(CustomOption),
  measure: Measure.nullable(),
  gallery: z.array(z.object({ picture: Picture })),
  price: z.object({ onSale: z.boolean(), isFrom: z.boolean(), final: z.object({ gross: Amount, net: Amount }) }),
  stock: StockSign.nullable(),
  options: z.array(z.object({ attributeCode: z.string(), label: z.string(), values: z.array(Value) })).default([]),
  variants: z.array(Variant).default([]),
  soldOut: z.array(Variant.pick({ selection: true })).default([]),
})
const Answer = z.object({ data: z.object({ products: z.object({ total: z.number(), items: z.array(Product) }) }) })

/** The fields by which tests find a suitable product. */
export type KnownProduct = z.infer<typeof Product>
export type KnownVariant = z.infer<typeof Variant>

/** Every product without quantity limits. `product/quantity-limits.e2e.ts` tests the others. */
export async function knownProducts({ url }: Pick<SharedShop, 'url'>): Promise<readonly KnownProduct[]> {
  const { total } = await productsFrom(url, 0)
  const offsets = Array.from({ length: Math.ceil(total / PAGE) }, (_, page) => page * PAGE)
  const pages = await Promise.all(offsets.map((offset) => productsFrom(url, offset)))
  return pages
    .flatMap(({ items }) => items)
    .filter(({ stock, variants }) => !stock?.limits && variants.every((variant) => !variant.stock?.limits))
}

async function productsFrom(url: string, offset: number) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { offset } }),
  })
  return Answer.parse(await reply.json()).data.products
}

/** The first product that matches. @throws if the catalogue has none */
export function find(products: readonly KnownProduct[], suits: (product: KnownProduct) => boolean): KnownProduct {
  const found = products.find(suits)
  if (!found) throw new Error(`No product of the catalogue suits: ${suits}`)
  return found
}

const BUNDLE = `query Bundle($sku: ID!) {
  product(by: { sku: $sku }) {
    ... on BundleProduct { options { title isRequired selections { isDefault product { name stock { status } } } } }
  }
}`
const Component = z.object({ isDefault: z.boolean(), product: z.object({ name: z.string(), stock: StockSign.nullable() }) })
const Option = z.object({ title: z.string(), isRequired: z.boolean(), selections: z.array(Component) })
const Bundle = z.object({
  data: z.object({ product: z.object({ options: z.array(Option) }) }),
})

/** A bundle whose default components are in stock. @throws if the catalogue has none */
export async function bundleInStock(shop: SharedShop, products: readonly KnownProduct[]): Promise<KnownProduct> {
  for (const bundle of bundles(products)) {
    const offered = (await fetchOptions(shop, bundle)).flatMap(({ selections }) => selections.slice(0, 1))
    if (offered.every(({ product: { stock } }) => stock?.status === 'OK')) return bundle
  }
  throw new Error('No bundle has all default components in stock')
}

/**
 * A bundle whose default component of an option is out of stock while another one is in stock, with the names of both.
 * @throws if the catalogue has none
 */
export async function bundleWithoutDefault(shop: SharedShop, products: readonly KnownProduct[]) {
  for (const bundle of bundles(products)) {
    for (const { title, isRequired, selections } of await fetchOptions(shop, bundle)) {
      const missing = selections.find(({ isDefault, product }) => isDefault && product.stock?.status === 'OUT_OF_STOCK')
      const other = selections.find(({ product }) => product.stock?.status === 'OK')
      if (isRequired && missing && other) return { bundle, title, missing: missing.product.name, other: other.product.name }
    }
  }
  throw new Error('No default component of a bundle is out of stock')
}

const bundles = (products: readonly KnownProduct[]) => products.filter(({ __typename }) => __typename === 'BundleProduct')

async function fetchOptions({ url }: Pick<SharedShop, 'url'>, { sku }: KnownProduct) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: BUNDLE, variables: { sku } }),
  })
  return Bundle.parse(await reply.json()).data.product.options
}

/** Sends one of the shop's own operations and returns its data. */
export async function ask<Result, Variables>(
  { url }: Pick<SharedShop, 'url'>,
  operation: Operation<Result, Variables>,
  variables: Variables,
) {
  const query = new URLSearchParams({ documentId: operation.id, variables: JSON.stringify(variables) })
  const reply = await fetch(`${url}/graphql?${query}`)
  const { data }: { data: Result } = await reply.json()
  return data
}

/** Products without options that are in stock and have a price. */
export const plainProducts = (products: readonly KnownProduct[]): readonly KnownProduct[] =>
  products.filter(
    ({ __typename, stock, customOptions, phoneOrderOnly, price }) =>
      __typename === 'SimpleProduct' &&
      stock?.status === 'OK' &&
      customOptions.length === 0 &&
      !phoneOrderOnly &&
      price.final.gross.amount > 0,
  )
