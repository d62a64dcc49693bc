import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductList, Stock } from '#schema/generated/types.ts'
import { defaultComponents } from '#schema/rules/default-components.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { ask } from '../../kit/graphql.ts'
import { structuredData, type VisitedPage, visit } from '../../kit/page.ts'

const TYPES = ['simple', 'virtual', 'downloadable', 'configurable', 'grouped', 'bundle'] as const
const OF_EACH = 6
const PRICE = 'price { isFrom onSale regular { gross { amount formatted } } final { net { amount } gross { amount formatted } } }'

let listed: readonly ProductDocument[]
beforeAll(async () => {
  listed = (await catalogProducts()).filter(isListed)
})

/** Returns discounted products first, because their pages have two prices to mix up. */
const some = (type: (typeof TYPES)[number]) =>
  listed
    .filter(({ type_id }) => type_id === type)
    .toSorted((a, b) => Number(b.special_price ?? 0) - Number(a.special_price ?? 0))
    .slice(0, OF_EACH)

async function fetchAnswers(sku: string) {
  const { product, products } = await ask<{ product: ProductList['items'][number]; products: ProductList }>(
    `query ($sku: ID!, $search: String!) {
      product(by: { sku: $sku }) { sku url ${PRICE} }
      products(search: $search, first: 10) { items { sku ${PRICE} } }
    }`,
    { sku, search: sku },
  )
  return { ...product, listed: products.items.find((item) => item.sku === sku)?.price }
}

/** Returns the HTML of the price below the name of the product. */
function priceHtml({ main }: VisitedPage): string {
  const [, belowName = ''] = main.split('</h1>', 2)
  return /data-size="page".*?<\/div>/s.exec(belowName)?.[0] ?? ''
}

/** Returns the final price on the page, with VAT: the first one that is not struck through. */
function shownPrice(page: VisitedPage): string | undefined {
  const html = priceHtml(page).replace(/<s>.*?<\/s>/gs, '')
  return /data-vat="inc">\s*(£[\d,.]+)/.exec(html)?.[1]
}

/** Returns the price in the structured data, the lowest if there are several. */
function structuredPrice(page: VisitedPage): unknown {
  const offers = structuredData(page).get('Product')?.offers
  if (typeof offers !== 'object' || offers === null) return undefined
  return Reflect.get(offers, 'price') ?? Reflect.get(offers, 'lowPrice')
}

describe.each(TYPES)('price of a %s product', (type) => {
  it('is the same in the answer, in lists, on the page and in structured data', async () => {
    const products = some(type)
    expect(products.length).toBeGreaterThan(0)
    for (const { sku } of products) {
      const { url, price, listed: inList } = await fetchAnswers(sku)
      const page = await visit(url)
      const { amount, formatted } = price.final.gross
      const everywhere = { answer: formatted, list: inList?.final.gross.formatted ?? formatted, page: shownPrice(page) }
      expect([sku, everywhere, structuredPrice(page)]).toEqual([
        sku,
        { answer: formatted, list: formatted, page: formatted },
        (amount / 100).toFixed(2),
      ])
    }
  })

  it('is struck through only if the final price is lower', async () => {
    for (const { sku } of some(type)) {
      const { url, price } = await fetchAnswers(sku)
      const struck = /<s>.*?data-vat="inc">\s*(£[\d,.]+)/s.exec(priceHtml(await visit(url)))?.[1]
      expect([sku, struck]).toEqual([sku, price.onSale ? price.regular.gross.formatted : undefined])
      if (price.onSale) expect(price.final.gross.amount).toBeLessThan(price.regular.gross.amount)
    }
  })
})

describe('price of a composite product', () => {
  // VAR-5, VAR-6
  it('is the sum of the group’s members at quantity 1', async () => {
    for (const { sku } of some('grouped')) {
      const { product } = await ask<{ product: { price: Price; items: { quantity: number; product: { price: Price } }[] } }>(
        `query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE} ... on GroupedProduct { items { quantity product { ${PRICE} } } } } }`,
        { sku },
      )
      expect(new Set(product.items.map(({ quantity }) => quantity))).toEqual(new Set([1]))
      expect([sku, product.price.final.net.amount]).toEqual([sku, total(product.items)])
    }
  })

  // VAR-5, VAR-7
  it('is the sum of the bundle’s default selections in stock, times their quantities', async () => {
    for (const { sku } of some('bundle')) {
      const { product } = await ask<{ product: { price: Price; options: { isRequired: boolean; selections: Selection[] }[] } }>(
        `query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE} ... on BundleProduct { options { isRequired selections { isDefault quantity product { ${PRICE} stock { status quantity } } } } } } }`,
        { sku },
      )
      const chosen = product.options.flatMap(({ isRequired, selections }) =>
        defaultComponents(selections, isRequired, (selection) => ({ ...selection, stock: selection.product.stock })),
      )
      expect(chosen.length).toBe(product.options.length)
      expect([sku, product.price.final.net.amount]).toEqual([sku, total(chosen)])
    }
  })
})

interface Price {
  readonly final: { readonly net: { readonly amount: number } }
}
interface Selection {
  readonly isDefault: boolean
  readonly quantity: number
  readonly product: { readonly price: Price; readonly stock: Pick<Stock, 'status' | 'quantity'> | null }
}

const total = (parts: readonly { readonly quantity: number; readonly product: { readonly price: Price } }[]) =>
  parts.reduce((sum, { quantity, product }) => sum + product.price.final.net.amount * quantity, 0)
