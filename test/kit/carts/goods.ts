import type { CustomOption, Product } from '#schema/generated/types.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import type { LineContent } from '../../../web/sync/tasks/cart/cart-state.ts'
import { ask } from '../graphql.ts'

const LIST = 'query($offset: Int!) { products(first: 100, offset: $offset, sort: PRICE_ASC) { total items { __typename sku } } }'
const DETAILS = `query($sku: ID!) {
  product(by: { sku: $sku }) {
    __typename sku name url stock { status quantity limits { least most step } }
    customOptions { id type isRequired lengthLimits { least } }
    ... on ConfigurableProduct { variants { sku name url stock { status quantity limits { least most step } } } }
    ... on BundleProduct { options { id isRequired selections { id quantity product { stock { status quantity limits { least most step } } } } } }
  }
}`
/** The product in the built-in catalogue with text options. */
const ENGRAVED = 'BESPOKE-SIGN'
const OF_EACH_TYPE = 3
/** Minimum stock, so that nothing sells out during a storm. */
const ENOUGH = 200

/** Returns lines that can be put into a cart: simple products, variants, bundles, and one with custom option answers. */
export async function loadGoods(url: string): Promise<readonly LineContent[]> {
  const listed: Kind[] = []
  for (let total = 1; listed.length < total; ) {
    const { products } = await ask<{ readonly products: KindList | null }>(LIST, { offset: listed.length }, url)
    if (!products || products.items.length === 0) break
    total = products.total
    listed.push(...products.items)
  }
  const lines = [...(await fetchLines(ENGRAVED, url))]
  for (const type of ['SimpleProduct', 'ConfigurableProduct', 'BundleProduct']) {
    let found = 0
    for (const { sku } of listed.filter(({ __typename }) => __typename === type)) {
      if (found >= OF_EACH_TYPE) break
      const some = await fetchLines(sku, url)
      found += Math.min(some.length, 1)
      lines.push(...some)
    }
  }
  return lines
}

interface Kind {
  readonly __typename: string
  readonly sku: string
}

interface KindList {
  readonly total: number
  readonly items: readonly Kind[]
}

type Sold = Pick<Product, 'sku' | 'name' | 'url'>
type Stocked = Pick<Product, 'stock'>

interface Details extends Sold, Stocked {
  readonly __typename: string
  readonly customOptions: readonly Pick<CustomOption, 'id' | 'type' | 'isRequired' | 'lengthLimits'>[]
  readonly variants?: readonly (Sold & Stocked)[]
  /** Bundles only. */
  readonly options?: readonly {
    readonly id: string
    readonly isRequired: boolean
    readonly selections: readonly { readonly id: string; readonly product: Stocked }[]
  }[]
}

/** Returns no lines if a required option cannot be chosen or stock is short. */
async function fetchLines(sku: string, url: string): Promise<readonly LineContent[]> {
  const { product } = await ask<{ readonly product: Details | null }>(DETAILS, { sku }, url)
  if (!product) return []
  const required = product.customOptions.filter(({ isRequired }) => isRequired)
  if (required.some(({ type, lengthLimits }) => type !== 'FIELD' || lengthLimits) || !isPlenty(product.stock)) return []
  const withAnswer = (answer: string) =>
    toLine(product, { optionAnswers: required.map(({ id }) => ({ __typename: 'OptionAnswer', optionId: id, answer })) })
  if (required.length > 0) return ['Rose Cottage', 'Mill House'].map(withAnswer)
  if (product.variants) {
    const plenty = product.variants.filter(({ stock }) => isPlenty(stock)).slice(0, 2)
    return plenty.map((variant) => toLine(variant, { parentSku: product.sku }))
  }
  return product.options ? bundleLines(product, product.options) : [toLine(product)]
}

/** Returns up to two different bundles. */
function bundleLines(product: Sold, options: NonNullable<Details['options']>): readonly LineContent[] {
  const parts = options
    .filter(({ isRequired }) => isRequired)
    .map(({ id, selections }) => ({ id, plenty: selections.filter(({ product: part }) => isPlenty(part.stock)) }))
  if (parts.some(({ plenty }) => plenty.length === 0)) return []
  const lines = [0, -1].map((place) => {
    const bundleChoices = parts.map(({ id, plenty }) => ({
      __typename: 'BundleChoice' as const,
      optionId: id,
      quantity: 1,
      selectionIds: [plenty.at(place)?.id ?? ''],
    }))
    return toLine(product, { bundleChoices })
  })
  return lines.filter(({ key }, i) => lines.findIndex((line) => line.key === key) === i)
}

/** True if there is enough stock and any quantity can be bought. */
function isPlenty(stock: Product['stock']): boolean {
  const { least, most, step } = stock?.limits ?? { least: 1, most: ENOUGH, step: 1 }
  return stock?.status === 'OK' && (stock.quantity ?? ENOUGH) >= ENOUGH && least === 1 && step === 1 && most >= ENOUGH
}

type Chosen = Partial<Pick<LineContent, 'parentSku' | 'bundleChoices' | 'optionAnswers'>>

function toLine(
  { sku, name, url }: Sold,
  { parentSku = null, bundleChoices = [], optionAnswers = [] }: Chosen = {},
): LineContent {
  return {
    key: lineKey({ sku, bundleChoices, optionAnswers }),
    itemId: null,
    sku,
    parentSku,
    name,
    url,
    bundleChoices,
    optionAnswers,
    picture: null,
    options: [],
    unitPrice: null,
    stock: null,
    priceSteps: [],
    missingComponents: [],
    longestMillimetres: null,
    kilograms: null,
    isPack: null,
  }
}
