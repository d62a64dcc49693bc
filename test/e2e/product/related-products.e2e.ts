import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { ask, type KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { operationName } from '../kit/operations.ts'
import { recentlyViewedOf } from '../kit/recently-viewed.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import type { SharedShop } from '../kit/start-shop.ts'

const words = english.get('product')

/** Line height in pixels. */
const LINE = 24

test('a simple product loads related products when scrolled near, into a reserved space: the page moves by two lines at most', async ({
  page,
  products,
  shop,
}) => {
  let release = () => {}
  let released = Promise.resolve()
  await page.route('**/graphql?**', async (route) => {
    if (operationName(route.request()) === 'RelatedProducts') await released
    await route.continue()
  })
  const widths = [390, 768, 1440]
  const related = await withRelated(products, shop, widths.length)
  for (const [index, product] of related.entries()) {
    ;({ promise: released, resolve: release } = Promise.withResolvers<void>())
    await page.setViewportSize({ width: widths[index] ?? 0, height: 900 })
    // The server reserves the space of the first one.
    await (index === 0 ? open(page, product.url) : goTo(page, product))
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    if (index > 0) await recentlyViewedOf(page).reach()
    // Everything else has loaded.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
    const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await top()
    release()
    await expect(page.getByRole('region', { name: words.related }).getByRole('article').first()).toBeVisible()
    expect(Math.abs((await top()) - before), `${widths[index]} pixels wide`).toBeLessThanOrEqual(2 * LINE)
  }
})

/** Simple products that name products which go with them. */
async function withRelated(products: readonly KnownProduct[], shop: SharedShop, count: number): Promise<readonly KnownProduct[]> {
  const found: KnownProduct[] = []
  for (const product of products) {
    if (product.__typename !== 'SimpleProduct' || !product.hasRelated) continue
    const answer = await ask(shop, RelatedProductsDocument, { sku: product.sku })
    if (answer.product?.related?.length) found.push(product)
    if (found.length === count) return found
  }
  throw new Error('Too few simple products of the catalogue name products that go with them')
}
