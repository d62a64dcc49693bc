import type { Page } from '@playwright/test'
import { CartSyncDocument } from '#schema/generated/operations.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { keptCart } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

interface CartSyncPost {
  readonly variables?: { readonly input?: { readonly isForced?: boolean } }
}

const plain = (products: readonly KnownProduct[], count: number) => plainProducts(products).slice(0, count)

// MERGE-12, QUEUE-9, SHOP-15, SHOP-16
test('items added, changed and removed offline are shown at once and reach the platform once', async ({
  page,
  context,
  products,
  shop,
}) => {
  const [one, two, three] = plain(products, 3)
  if (!one || !two || !three) throw new Error('The catalogue has too few plain products')
  const cart = cartView(page)
  await openWithScreens(page, '/')
  for (const { url, name } of [one, two, three]) {
    await follow(page, url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await follow(page, '/cart')
  await expect(cart.empty).toBeVisible()

  await context.setOffline(true)
  for (const { url, name } of [one, two, three]) {
    await follow(page, url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await cart.add.click()
  }
  await expect(cart.link(3)).toBeVisible()
  await follow(page, '/cart')
  await expect(cart.lines).toHaveCount(3)
  await cart.quantity(one.name).fill('4')
  await cart.quantity(one.name).press('Enter')
  await cart.remove(three.name).click()
  await cart.removeYes.click()
  await expect(page.getByText(cartWords.totals.offline)).toBeVisible()
  await expect(page.getByText(cartWords.kept(true))).toBeVisible()
  await expect(cart.total).toBeHidden()
  await expect(cart.line(one.name)).toContainText('£')

  // Sent by the page or, earlier, by the service worker.
  const sync = context.waitForEvent('request', (request) => {
    const { variables }: CartSyncPost = operationName(request) === CartSyncDocument.name ? request.postDataJSON() : {}
    return variables?.input?.isForced === true
  })
  await context.setOffline(false)
  expect((await sync).postDataJSON().variables.input.lines).toHaveLength(2)
  await expect(cart.total).toBeVisible()
  expect(await platformCart(page.request, shop.url)).toEqual({ [one.sku]: 4, [two.sku]: 1 })
  await page.reload()
  await waitForHydration(page)
  await expect(cart.lines).toHaveCount(2)
  expect(await platformCart(page.request, shop.url)).toEqual({ [one.sku]: 4, [two.sku]: 1 })
})

test('a lost answer and a repeated request change nothing', async ({ page, products, shop }) => {
  const [one, two] = plain(products, 2)
  if (!one || !two) throw new Error('The catalogue has too few plain products')
  const cart = cartView(page)
  await open(page, one.url)
  let faults = 0
  await onCartSync(page, async (send, lose) => {
    faults += 1
    await send()
    if (faults % 2 === 1) return lose()
    return send()
  })
  await cart.add.click()
  await cart.add.click()
  await cart.add.click()
  await expect(cart.link(3)).toBeVisible()
  await expect.poll(() => faults).toBeGreaterThan(0)
  // The device stores the change a moment after it is shown.
  await expect.poll(() => keptCart(page)).toContain('"quantity":3')
  await page.unrouteAll({ behavior: 'wait' })
  await open(page, two.url)
  await cart.add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 3, [two.sku]: 1 })
  await follow(page, '/cart')
  await expect(cart.quantity(one.name)).toHaveValue('3')
})

/** Intercepts every cart sync of a page. */
async function onCartSync(page: Page, meddle: (send: () => Promise<unknown>, lose: () => Promise<void>) => Promise<unknown>) {
  await page.route('**/graphql', async (route) => {
    if (operationName(route.request()) !== 'CartSync') return route.fallback()
    let response: Awaited<ReturnType<typeof route.fetch>> | undefined
    let isLost = false
    await meddle(
      async () => {
        response = await route.fetch()
      },
      async () => {
        isLost = true
        await route.abort()
      },
    )
    if (!isLost && response) await route.fulfill({ response })
  })
}

test('the notice after Add appears once the device has stored the item', async ({ page, products }) => {
  const [one] = plain(products, 1)
  if (!one) throw new Error('The catalogue has no plain product')
  await page.addInitScript(() => {
    const kept = Promise.withResolvers<void>()
    Object.assign(globalThis, { letKeep: kept.resolve })
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
      set(this: IDBTransaction, told: (event: Event) => void) {
        const isChange = this.mode === 'readwrite' && this.objectStoreNames.contains('cart')
        this.addEventListener('complete', async (event) => {
          if (isChange) await kept.promise
          told.call(this, event)
        })
      },
    })
  })
  const cart = cartView(page)
  await open(page, one.url)
  await cart.add.click()
  await expect(cart.link(1)).toBeVisible()
  expect(await cart.notice(cartWords.notices.added).count()).toBe(0)
  await page.evaluate(() => Reflect.get(globalThis, 'letKeep')())
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
})

// SHOP-16, QUEUE-9
test('an item and a review reach the shop from a browser that wrongly reports that it is offline', async ({
  page,
  products,
  shop,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  const [product] = plain(products, 1)
  if (!product) throw new Error('The catalogue has no plain product')
  await open(page, product.url)
  await cartView(page).add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })
  const words = english.get('account').reviewForm
  await page.getByRole('button', { name: english.get('product').reviews.write }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('radio', { name: words.stars(4) }).press('Space')
  for (const name of [words.heading, words.detail, words.nickname])
    await dialog.getByRole('textbox', { name }).fill('Straight grain')
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  await expect(dialog.getByText(words.sent)).toBeVisible()
})
