import type { Arguments } from './worst-queries.ts'

/** Arguments that lead to products and categories with much data. @param ask returns the whole answer to a query */
export async function costlyArguments(ask: (query: string) => Promise<string>): Promise<Arguments> {
  const query = '{ menu { id } products(first: 100) { items { id sku url ... on ConfigurableProduct { variants { sku } } } } }'
  const { data }: { data: Catalog } = JSON.parse(await ask(query))
  const largest = data.products.items.toSorted((a, b) => (b.variants?.length ?? 0) - (a.variants?.length ?? 0))
  const [first] = largest
  const categoryId = JSON.stringify(data.menu[0]?.id)
  return {
    'product.sku': JSON.stringify(first?.sku),
    skus: JSON.stringify(largest.slice(0, 60).map(({ sku }) => sku)),
    productId: JSON.stringify(first?.id),
    path: JSON.stringify(first?.url),
    categoryId,
    'category.id': categoryId,
    identifier: '"delivery"',
    email: '"anna@stairworks.example"',
  }
}

interface Catalog {
  readonly menu: readonly { readonly id: string }[]
  readonly products: { readonly items: readonly CatalogProduct[] }
}
interface CatalogProduct {
  readonly id: string
  readonly sku: string
  readonly url: string
  readonly variants?: readonly object[]
}
