import type { Category } from '../kit/category.ts'
import { productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { NOTHING_FOUND, productOfType } from '../kit/views.ts'

/*
 * The server renders a page for sorted parameters, the browser starts from the address. Any console message fails these tests, and React's
 * message about hydration is one. The test of `readListing` covers all other orders.
 */
test.describe('hydration reports nothing, whatever the query parameters and their order, for a', () => {
  const cases: Record<string, (facets: Pairs) => readonly string[]> = {
    'category with repeated, empty and unknown ones': ({ a, otherA, b }) => [
      ...['utm_source=mail', 'q=', b, otherA, '__proto__=1', a, b, 'page=', 'sort=latest', 'sort=price_asc', 'sort=', 'page=1'],
    ],
    'category with two page numbers': ({ a }) => ['page=2', 'page=1', a],
    'category with more unknown ones than a shopper chooses values': ({ a, b }) => [
      ...[...Array.from({ length: 45 }, (_, index) => `a_${index}=1`), b, a],
    ],
  }
  for (const [name, pairs] of Object.entries(cases)) {
    test(name, async ({ page, category }) => {
      await open(page, `${category.url}?${pairs(pairsOf(category)).join('&')}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    })
  }

  test('search, with and without results, and for a product', async ({ page, products }) => {
    await open(page, '/search?colour_nobody_has=1&page=1&sort=price_desc&q=pine&q=oak')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('pine')
    await open(page, `${NOTHING_FOUND}&zz_unknown=1&q=`)

    const product = productOfType(products, 'Configurable')
    const [first, second] = product.variants
    await open(page, `${product.url}?page=2&utm_source=mail&childSku=&childSku=${second?.sku}&childSku=${first?.sku}`)
    await expect(productOf(page).name).toHaveText(product.name)
  })
})

interface Pairs {
  readonly a: string
  readonly otherA: string
  readonly b: string
}

function pairsOf({ facets: [first, second] }: Category): Pairs {
  const [value, other] = first.values
  return {
    a: `${first.attribute}=${value?.id}`,
    otherA: `${first.attribute}=${other?.id}`,
    b: `${second.attribute}=${second.values[0]?.id}`,
  }
}
