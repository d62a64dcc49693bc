import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogIndexResponse } from '#schema/catalog-index.types.ts'
import type { BundleProduct, GroupedProduct, ProductList, Query } from '#schema/generated/types.ts'
import { cartLine, cartShopper } from '../../kit/cart-shopper.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask, readAnswer } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'

let products: readonly ProductDocument[]
beforeAll(async () => {
  products = await catalogProducts()
})

const some = (test: (product: ProductDocument) => boolean): ProductDocument => {
  const found = products.find(test)
  if (!found) throw new Error('The catalogue has no such product')
  return found
}
const isListedIn = async (sku: string, categoryId: string): Promise<boolean> => {
  const pages = await Promise.all(
    [0, 100, 200].map((offset) =>
      ask('query ($id: ID!, $offset: Int!) { products(categoryId: $id, first: 100, offset: $offset) { items { sku } } }', {
        id: categoryId,
        offset,
      }),
    ),
  )
  return pages.some((page) => page.products?.items.some((item) => item.sku === sku))
}

describe('listings', () => {
  // LIST-8, LIST-9, LIMIT-18, LIMIT-19
  it('contain exactly the products of status 0 and 1 and visibility 2, 3 and 4', async () => {
    const skus: string[] = []
    for (let offset = 0; ; offset += 100) {
      const { products: page } = await ask<{ products: ProductList }>(
        'query ($offset: Int!) { products(first: 100, offset: $offset) { items { sku } pageInfo { hasNext } } }',
        { offset },
      )
      skus.push(...page.items.map(({ sku }) => sku))
      if (!page.pageInfo.hasNext) break
    }
    expect(skus.toSorted()).toEqual(
      products
        .filter(isListed)
        .map(({ sku }) => sku)
        .toSorted(),
    )
  })

  it.each([2, 3, 4])('contain products of visibility %i', async (visibility) => {
    const { sku, category_ids } = some((product) => product.visibility === visibility && product.status === 1)
    expect(await isListedIn(sku, category_ids[0] ?? '')).toBe(true)
  })

  it('leave out disabled products', async () => {
    const { sku, category_ids } = some(({ status, visibility }) => status === 2 && visibility === 4)
    expect(await isListedIn(sku, category_ids[0] ?? '')).toBe(false)
  })
})

// PROD-22
describe('product with status 2 or higher', () => {
  it('is treated as empty for every kind of lookup', async () => {
    const { id, sku, url_path } = some(({ status, visibility }) => status === 2 && visibility === 4)
    const { data, errors } = await readAnswer(
      'query ($sku: ID!, $id: ID!, $path: String!) { bySku: product(by: { sku: $sku }) { id } byId: product(by: { id: $id }) { id } route(path: $path) { __typename } }',
      { sku, id: String(id), path: `/${url_path}` },
    )
    expect(data).toEqual({ bySku: null, byId: null, route: null })
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['bySku'], 'PRODUCT_DISABLED'],
      [['byId'], 'PRODUCT_DISABLED'],
    ])
  })

  it('is distinguished from a product that does not exist', async () => {
    expect(await readAnswer('{ product(by: { sku: "NO-SUCH-SKU" }) { id } }')).toEqual({
      status: 200,
      data: { product: null },
      errors: [],
    })
  })

  it('has no page', async () => {
    const { sku, url_path } = some(({ status, visibility }) => status === 2 && visibility === 4)
    expect((await visit(`/${url_path}`)).status).toBe(404)
    expect((await visit(`/p/${sku}/any-slug`)).status).toBe(404)
  })

  // PROD-23
  it('is left out of groups and bundles', async () => {
    const disabled = new Set(products.filter(({ status }) => status !== 1).map(({ sku }) => sku))
    const groups = products.filter(({ type_id }) => type_id === 'grouped')
    const bundles = products.filter(({ type_id }) => type_id === 'bundle')
    for (const { sku } of groups) {
      const { product } = await ask<{ product: GroupedProduct }>(
        'query ($sku: ID!) { product(by: { sku: $sku }) { ... on GroupedProduct { items { product { sku } } } } }',
        { sku },
      )
      expect(product.items.filter((item) => disabled.has(item.product.sku))).toEqual([])
      expect(product.items.length).toBeGreaterThan(2)
    }
    for (const { sku } of bundles) {
      const { product } = await ask<{ product: BundleProduct }>(
        'query ($sku: ID!) { product(by: { sku: $sku }) { ... on BundleProduct { options { selections { product { sku } } } } } }',
        { sku },
      )
      const parts = product.options.flatMap(({ selections }) => selections.map((selection) => selection.product.sku))
      expect(parts.filter((part) => disabled.has(part))).toEqual([])
      expect(parts.length).toBeGreaterThan(2)
    }
  })
})

// PROD-24
describe('product with visibility 1', () => {
  const orphan = 'SKIRT-MDF-TORUS-18X195-4200'
  const child = 'SAWN-C16-47X75-2400'

  it('is redirected to its configurable parent if direct access is prevented', async () => {
    const page = await visit(`/p/${child}/any-slug`)
    expect(page.status).toBe(301)
    expect(page.location).toContain(`?childSku=${child}`)
  })

  it('is not found if no product has it as a child', async () => {
    expect((await ask('query ($sku: ID!) { product(by: { sku: $sku }) { id } }', { sku: orphan })).product).toBeNull()
    expect((await visit(`/p/${orphan}/any-slug`)).status).toBe(404)
  })

  it('is not found if it is also disabled, even with a parent', async () => {
    const { sku } = some(({ status, visibility }) => status === 2 && visibility === 1)
    const { data, errors } = await readAnswer('query ($sku: ID!) { product(by: { sku: $sku }) { id } }', { sku })
    expect([data, errors[0]?.extensions.code]).toEqual([{ product: null }, 'PRODUCT_DISABLED'])
  })

  describe('when direct access is not prevented', () => {
    let shop: HttpShop
    beforeAll(async () => {
      shop = await httpShop(contentWith({ settings: { catalog: { preventChildAccess: false } } }))
    }, 60_000)
    afterAll(() => shop?.close())

    it('has no page', async () => {
      expect((await visit(`/p/${child}/any-slug`, shop.url)).status).toBe(404)
    })

    it('is found by sku, for quick order and reorder', async () => {
      const query =
        'query ($skus: [ID!]!) { productsBySku(skus: $skus) { sku product { sku ... on ConfigurableProduct { selectedVariant { sku } } } } }'
      const { productsBySku } = await ask<Pick<Query, 'productsBySku'>>(query, { skus: [child] }, shop.url)
      expect(productsBySku).toMatchObject([{ sku: child, product: { selectedVariant: { sku: child } } }])
      expect(productsBySku?.[0]?.product.sku).not.toBe(child)
    })

    it('stays in the cart with its product, name and page', async () => {
      const { cart, userErrors } = await cartShopper(shop.url).sync(1, [cartLine(child, 2)])
      expect(userErrors).toEqual([])
      expect(cart?.lines).toMatchObject([{ sku: child, quantity: 2, product: { sku: expect.any(String) } }])
      const [line] = cart?.lines ?? []
      expect(line?.name).not.toBe('')
      expect((await visit(line?.url ?? '', shop.url)).status).toBe(200)
    })

    it('is found by a search for its sku and is in the catalogue index', async () => {
      const query = 'query ($sku: String!) { products(search: $sku, first: 5) { items { sku } } }'
      const [here, there] = await Promise.all([ask(query, { sku: child }), ask(query, { sku: child }, shop.url)])
      expect(there.products?.items.length).toBeGreaterThan(0)
      expect(there).toEqual(here)
      const index: CatalogIndexResponse = await (await fetch(`${shop.url}/catalogue-index.json`)).json()
      expect(index.changed.flatMap(({ variants = [] }) => variants.map(({ sku }) => sku))).toContain(child)
    })
  })
})
