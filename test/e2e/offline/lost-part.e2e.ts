import { cartView } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

test.use({ expectedMessages: /net::ERR_|Part of the page stays|are not fetched|could not be fetched/ })

// NAV-5
test('a drawer whose code and styles were lost opens by itself once they arrive', async ({ page, products }) => {
  // With save-data on, the page has not prefetched the drawer.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const [product] = plainProducts(products)
  await open(page, product?.url ?? '')
  const cart = cartView(page)
  await cart.add.click()
  await expect(cart.link(1)).toBeVisible()
  const lost = page.waitForEvent('console', (message) => message.text().startsWith('Part of the page stays'))
  await page.route('**/assets/*', (route) => route.abort('connectionreset'))
  await cart.link(1).click()
  await lost
  await page.unroute('**/assets/*')
  await expect(cart.drawer).toBeVisible()
  // The panel is at the right edge of the window.
  await expect.poll(async () => (await cart.drawer.locator('[data-kind="drawer"]').boundingBox())?.height).toBe(900)
})
