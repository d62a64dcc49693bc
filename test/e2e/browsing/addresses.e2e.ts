import type { Category } from '../kit/category.ts'
import { productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

/*
 * The server renders a page for one order of its parameters, the browser starts from the order in the address. Both must
 * make the same of it: any console message fails these tests, and React's word on hydration is one.
 */
test.describe.configure({ mode: 'parallel' })

test.describe('hydration reports nothing, whatever the order of the query parameters, for', () => {
  const cases: Record<string, (facets: Pairs) => readonly string[]> = {
    'two facets': ({ a, b }) => [a, b],
    'two values of a facet and another facet': ({ a, otherA, b }) => [a, otherA, b],
    'facets, order and page': ({ a, b }) => [a, b, 'sort=price_asc', 'page=1'],
    'a facet twice': ({ a, b }) => [a, b, a],
    'two orders and two pages': ({ a }) => [a, 'sort=price_asc', 'sort=latest', 'page=2', 'page=1'],
    'what says nothing': ({ a, b }) => [a, 'sort=', 'page=', b, 'q='],
    'what nobody knows': ({ a, b }) => [a, 'zz_unknown=1', 'utm_source=mail', b, '__proto__=1'],
  }
  for (const [name, pairs] of Object.entries(cases)) {
    test(name, async ({ page, category }) => {
      for (const query of orders(pairs(pairsOf(category)))) {
        await open(page, `${category.url}?${query}`)
        await expect(page.getByRole('heading', { level: 1 }), query).toHaveText(category.name)
      }
    })
  }

  test('a category with more unknown parameters than a shopper chooses values', async ({ page, category }) => {
    const unknown = Array.from({ length: 45 }, (_, index) => `a_${index}=1`).join('&')
    const { a, b } = pairsOf(category)
    await open(page, `${category.url}?${unknown}&${b}&${a}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
  })

  test('a search', async ({ page }) => {
    for (const query of orders(['q=oak', 'q=pine', 'sort=price_desc', 'page=1', 'colour_nobody_has=1'])) {
      await open(page, `/search?${query}`)
      const term = new URLSearchParams(query).get('q') ?? ''
      await expect(page.getByRole('heading', { level: 1 }), query).toContainText(term)
    }
  })

  test('a search without results', async ({ page }) => {
    for (const query of orders(['q=xylophonist', 'zz_unknown=1', 'q='])) await open(page, `/search?${query}`)
  })
})

test('a product page hydrates without a message, whatever the order of its query parameters', async ({ page, products }) => {
  const product = productOfType(products, 'Configurable')
  const [first, second] = product.variants
  const pairs = [`childSku=${first?.sku}`, `childSku=${second?.sku}`, 'childSku=', 'utm_source=mail', 'page=2']
  for (const query of orders(pairs)) {
    await open(page, `${product.url}?${query}`)
    await expect(productOf(page).name, query).toHaveText(product.name)
  }
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

/** The parameters as given, reversed, and reversed with the first one last. The test of `readListing` covers all other orders. */
function orders(pairs: readonly string[]): readonly string[] {
  const backwards = pairs.toReversed()
  const all = [pairs, backwards, [...backwards.slice(1), ...backwards.slice(0, 1)]].map((order) => order.join('&'))
  return [...new Set(all)]
}
