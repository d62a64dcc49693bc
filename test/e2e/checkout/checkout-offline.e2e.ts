import type { Locator } from '@playwright/test'
import { cartView, cartWords, fillCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { fillAddress, fillCheckout } from '../kit/fill-checkout.ts'
import { keptCheckout } from '../kit/kept.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

/** The words of an element that break in the middle. */
const brokenWords = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })

// SCREEN-2, CACHE-10, DELIVERY-31
test('the checkout opens offline, by its address and by reload, and keeps the delivery that was chosen', async ({
  page,
  context,
  products,
  shop,
}) => {
  const [product] = plainProducts(products)
  await openWithScreens(page, shop.builtInUrl + product?.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await context.setOffline(true)
  const { heading, personal } = checkoutView(page)
  await open(page, `${shop.builtInUrl}/checkout`)
  await expect(heading(words.steps.personal)).toBeVisible()
  await expect(personal.next).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(heading(words.steps.personal)).toBeVisible()
  await expect(page.getByRole('list', { name: words.review.lines }).getByText(product?.name ?? '')).toBeVisible()
  await context.setOffline(false)
  await fillAddress(page, 'ann@example.com')
  const collection = page.getByRole('radio', { name: /^Collect/ })
  await collection.check()
  await expect.poll(() => keptCheckout(page)).toContain('/collect"')
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(collection).toBeChecked()
})

// DELIVERY-29, ORDER-17
test('goods that only the lorry carries are ordered offline, and the total with their delivery is shown before the order is sent', async ({
  page,
  context,
  products,
  shop,
}) => {
  const long = plainProducts(products).find(({ measure }) => (measure?.lengthMillimetres ?? 0) > 2400)
  if (!long) throw new Error('The catalogue has no plain product that is longer than 2.4 m')
  await fillCart(page.request, shop.builtInUrl, [{ sku: long.sku, quantity: 1 }])
  await openWithScreens(page, `${shop.builtInUrl}/checkout`)
  await context.setOffline(true)
  await fillAddress(page, 'ann@example.com')
  const { step, agree, keep, place, heading } = checkoutView(page)
  await expect(step(words.steps.shipping).getByRole('radio', { checked: true })).toHaveAccessibleName(/^Our lorry/)
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await brokenWords(page.getByRole('group', { name: words.shipping.methods })), 'words broken at 320 px').toEqual([])
  await agree.check()
  await keep.click()
  await expect(heading(words.waiting.title)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Your total is now £\d+\.\d\d\. It has changed since you made your order offline/)).toBeVisible()
  await agree.check()
  await place.click()
  await expect(heading(/^Thank you/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Our lorry')
})

// CHECKOUT-8
test('a phone shows a folded summary first, and the order button names the amount', async ({ page, products, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  await fillCheckout(page, shop.builtInUrl, product)
  const { place } = checkoutView(page)
  await expect(place).toHaveText(/^Place order £\d+\.\d\d$/)
  const amount = /£.*/.exec(await place.innerText())?.[0]
  if (!amount) throw new Error('The order button names no amount')
  const summary = page.getByRole('region', { name: english.get('cart').totals.title })
  await expect(summary).toContainText(words.review.items(1))
  await expect(summary).toContainText(amount)
  await expect(cartView(page).total).toBeHidden()
  await summary.getByText(words.review.items(1)).click()
  await expect(cartView(page).total).toContainText(amount)
  const [totalAt, placeAt] = await Promise.all([cartView(page).total.boundingBox(), place.boundingBox()])
  expect(placeAt?.y).toBeGreaterThan((totalAt?.y ?? 0) + (totalAt?.height ?? 0))
  await summary.getByText(words.review.items(1)).click()
  await expect(cartView(page).total).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(cartView(page).total).toBeVisible()
})
