import { RelatedProductsDocument } from '#schema/generated/operations.ts'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { ask, type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { operationName, recordOperations } from '../kit/operations.ts'
import { recentlyViewedView } from '../kit/recently-viewed.view.ts'
import type { SharedShop } from '../kit/shared-shop.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('product')

/** Line height in pixels. */
const LINE = 24

// NOTICE-8
test('a simple product loads related products into reserved space, and after Add without a call', async ({
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
    if (index > 0) await recentlyViewedView(page).reach()
    // Everything else has loaded.
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
    const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await top()
    release()
    await expect(page.getByRole('region', { name: words.related }).getByRole('article').first()).toBeVisible()
    expect(Math.abs((await top()) - before), `${widths[index]} pixels wide`).toBeLessThanOrEqual(2 * LINE)
  }
  const operations = recordOperations(page)
  const cart = cartView(page)
  await cart.add.click()
  const notice = cart.notice(cartWords.notices.added)
  await expect(notice).toContainText(cartWords.notices.goesWith)
  const names = await page.getByRole('region', { name: words.related }).getByRole('heading', { level: 3 }).allTextContents()
  const [shown = ''] = await notice.getByRole('list').getByRole('link').allTextContents()
  // Cards keep sizes on one line.
  const plain = (name: string) => name.replaceAll('\u2060', '').replace(/\s/g, ' ')
  expect(names.map(plain)).toContain(plain(shown))
  expect(operations).toEqual(['CartSync'])
})

/** Products that can be added at once and name products which go with them. */
async function withRelated(products: readonly KnownProduct[], shop: SharedShop, count: number): Promise<readonly KnownProduct[]> {
  const found: KnownProduct[] = []
  for (const product of plainProducts(products)) {
    if (!product.hasRelated) continue
    const answer = await ask(shop, RelatedProductsDocument, { sku: product.sku })
    if (answer.product?.related?.length) found.push(product)
    if (found.length === count) return found
  }
  throw new Error('Too few simple products of the catalogue name products that go with them')
}
