import { findHeadlessBrowser } from '../../../scripts/find-browser.ts'
import { FLAGS } from '../kit/browser-flags.ts'
import { cartOf, cartWords } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalogue.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const HOST = 'shop.test'

test.use({
  launchOptions: { executablePath: findHeadlessBrowser(), args: [...FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
  // Browsers ignore headers about isolation there.
  expectedMessages: /Cross-Origin-Opener-Policy|origin-keyed agent cluster/,
})

test('a shop in the local network, without TLS, puts products into the cart and keeps them', async ({ page, shop, products }) => {
  const [product] = plainProducts(products)
  const address = shop.url.replace('127.0.0.1', HOST)
  await open(page, `${address}${product?.url}`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const synced = page.waitForResponse((response) => operationName(response.request()) === 'CartSync')
  await cartOf(page).add.click()
  await expect(cartOf(page).notice(cartWords.notices.added)).toBeVisible()
  expect((await synced).ok()).toBe(true)
  await open(page, `${address}/cart`)
  await expect(cartOf(page).line(product?.name ?? '')).toBeVisible()
})
