import type { Page } from '@playwright/test'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { follow } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

// The console reports what could not be stored.
test.use({
  expectedMessages:
    /on this device|no room left: caches are cleared|QuotaExceededError|is not kept for when there is no network|ERR_INTERNET_DISCONNECTED/,
})

/** Ways in which a device stores nothing. A denied database fails like one that hangs, only at once: `device-database.test.ts`. */
const STORAGE: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  // The browser itself enforces the quota, so its transactions are aborted.
  full: async (page, origin) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  },
  hung: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    }),
}

for (const [kind, breakStorage] of Object.entries(STORAGE)) {
  test.describe(() => {
    // A service worker's caches count towards the storage quota, but need no database.
    test.use({ serviceWorkers: kind === 'full' ? 'allow' : 'block' })

    // CACHE-3, CACHE-11, CACHE-22
    test(`a shopper whose storage is ${kind} browses, fills a cart, changes it and finds it again`, async ({
      page,
      products,
      category,
      shop,
    }) => {
      const [one, two] = plainProducts(products)
      if (!one || !two) throw new Error('The catalogue has too few plain products')
      const cart = cartView(page)
      await breakStorage(page, shop.url)
      await open(page, category.url)
      await expect(listingView(page).count(category.total)).toBeVisible()
      for (const [index, { url, name }] of [one, two].entries()) {
        await follow(page, url)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await cart.add.click()
        await expect(cart.link(index + 1)).toBeVisible()
      }
      await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 1, [two.sku]: 1 })
      await follow(page, '/cart')
      await cart.quantity(one.name).fill('3')
      await cart.quantity(one.name).press('Enter')
      await expect(cart.link(4)).toBeVisible()
      await cart.remove(two.name).click()
      await cart.removeYes.click()
      await expect(cart.link(3)).toBeVisible()
      await expect(cart.total).toBeVisible()
      await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 3 })

      await page.reload()
      await waitForHydration(page)
      await expect(cart.quantity(one.name)).toHaveValue('3')
      await expect(cart.lines).toHaveCount(1)
      await expect(cart.total).toBeVisible()
      await expect(cart.link(3)).toBeVisible()
      expect(await platformCart(page.request, shop.url)).toEqual({ [one.sku]: 3 })

      await page.context().setOffline(true)
      await cart.quantity(one.name).fill('4')
      await cart.quantity(one.name).press('Enter')
      await expect(page.getByText(cartWords.kept(false))).toBeVisible()
    })
  })
}

// CACHE-22
test('the empty cart of a shopper whose storage is hung does not say that products are saved', async ({ page, shop }) => {
  await STORAGE.hung?.(page, shop.url)
  await open(page, '/cart')
  await expect(page.getByText(cartWords.empty.notStored)).toBeVisible()
  await expect(page.getByText(cartWords.empty.text)).toHaveCount(0)
})
