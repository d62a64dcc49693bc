import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { ask, type KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import type { SharedShop } from '../kit/start-shop.ts'

const words = english.get('product')

/** Line height in pixels. */
const LINE = 24

test.describe('a simple product', () => {
  for (const width of [390, 768, 1440]) {
    test(`loads related products when scrolled near, into a reserved space: at ${width} pixels the page moves by two lines at most`, async ({
      page,
      products,
      shop,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/graphql?**', async (route) => {
        if (operationName(route.request()) === 'RelatedProducts') await released
        await route.continue()
      })
      await page.setViewportSize({ width, height: 900 })
      await open(page, await urlOfRelated(products, shop))
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      // Everything else has loaded.
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
      const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const before = await top()
      release()
      await expect(page.getByRole('region', { name: words.related }).getByRole('article').first()).toBeVisible()
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2 * LINE)
    })
  }
})

async function urlOfRelated(products: readonly KnownProduct[], shop: SharedShop): Promise<string> {
  for (const { __typename, sku, url } of products) {
    if (__typename !== 'SimpleProduct') continue
    const { product } = await ask(shop, RelatedProductsDocument, { sku })
    if (product?.related?.length) return url
  }
  throw new Error('No simple product of the catalogue names products that go with it')
}
