import type { BrowserContext, Page } from '@playwright/test'
import { CONSENT_COOKIE, type Consent } from '#schema/rules/consent.ts'
import { cartView, fillCart } from '../kit/cart.view.ts'
import { find, type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('shell').consent
const footer = english.get('shell').footer

const findQuestion = (page: Page) => page.getByRole('region', { name: words.title })
const answerCookie = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'heartwood-analytics').map(({ value }) => value)
/** Names and currencies of the analytics events of the page; null while analytics is off. */
const readCounted = (page: Page) =>
  page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(entries)) return null
    const events: readonly { readonly event?: string; readonly ecommerce?: { readonly currency: string } }[] = entries
    return events.flatMap(({ event, ecommerce }) => (event ? [`${event} ${ecommerce?.currency}`] : []))
  })

/** The last variant of a product, if its picture is not the first of the gallery. */
function lastVariant(products: readonly KnownProduct[]) {
  const { url, name, variants } = find(products, ({ gallery, variants }) => {
    const shown = variants.at(-1)?.picture?.path
    return gallery.slice(1).some(({ picture }) => picture.path === shown)
  })
  return { name, url: `${url}?childSku=${encodeURIComponent(variants.at(-1)?.sku ?? '')}` }
}

/** High enough that the bar at the foot does not cover a button halfway, which axe would report. */
const PHONE = { width: 320, height: 720 }

test.use({ storageState: { cookies: [], origins: [] }, viewport: PHONE })

// CHECKOUT-2, CHECKOUT-3, CHECKOUT-14, LOCALE-4
test('visits are counted from consent until it is withdrawn, in every tab', async ({ page, context, products }) => {
  const product = products.find(
    ({ __typename, stock, customOptions, phoneOrderOnly }) =>
      __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly,
  )
  const cart = cartView(page)
  await open(page, product?.url ?? '')
  await expect(findQuestion(page)).toBeVisible()
  await judge(page)
  await cart.add.click()
  await expect(page.getByRole('link', { name: 'Cart (1)', exact: true }).first()).toBeVisible()
  expect([await answerCookie(context), await readCounted(page)]).toEqual([[], null])

  const other = await context.newPage()
  await open(other, '/cart')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(findQuestion(other)).toBeHidden()
  await follow(other, '/')
  await expect(findQuestion(other)).toBeVisible()
  expect((await findQuestion(other).boundingBox())?.height).toBeLessThanOrEqual(72)
  // UI-68
  const widths = await findQuestion(other)
    .getByRole('button')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().width))
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0)
  await findQuestion(page).getByRole('button', { name: words.grant }).press('Enter')
  await expect(findQuestion(page)).toHaveCount(0)
  await expect(findQuestion(other)).toHaveCount(0)
  expect(await answerCookie(context)).toEqual(['granted'])
  await expect.poll(() => readCounted(page)).toEqual(['view_item GBP'])
  await cart.add.click()
  await expect.poll(() => readCounted(page)).toEqual(['view_item GBP', 'add_to_cart GBP'])

  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => readCounted(page)).toEqual(['view_item GBP'])
  await expect(findQuestion(page)).toHaveCount(0)
  const again = page.getByRole('button', { name: footer.consent })
  await again.press('Enter')
  await expect(findQuestion(page)).toBeFocused()
  await expect(findQuestion(page)).toContainText(words.granted)
  await page.keyboard.press('Escape')
  await expect(again).toBeFocused()
  await again.press('Enter')
  await findQuestion(page).getByRole('button', { name: words.deny }).press('Enter')
  await expect(again).toBeFocused()
  expect(await answerCookie(context)).toEqual(['denied'])
  await expect.poll(() => readCounted(page)).toBeNull()
  await cart.add.click()
  await follow(other, '/cart')
  await expect(cartView(other).lines).toHaveCount(1)
  await expect(findQuestion(other)).toHaveCount(0)
  expect([await readCounted(page), await readCounted(other)]).toEqual([null, null])
})

// UI-71
test('the question waits for the shopper while a gallery scrolls itself to the picture of a variant', async ({
  page,
  products,
}) => {
  const { url, name } = lastVariant(products)
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const gallery = page.getByRole('list', { name: english.get('product').gallery(name) })
  await expect.poll(() => gallery.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(findQuestion(page)).toHaveCount(0)
  await page.evaluate(() => scrollBy(0, 300))
  await expect(findQuestion(page)).toBeVisible()
})

// CHECKOUT-3
test('begin_checkout is counted before the page leaves for the external checkout', async ({ page, context, products, shop }) => {
  const [product] = plainProducts(products)
  // Runs when the page unloads.
  await page.addInitScript(() => {
    addEventListener('beforeunload', () => sessionStorage.setItem('counted', JSON.stringify(Reflect.get(window, 'dataLayer'))))
  })
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'granted' satisfies Consent, url: shop.url }])
  await fillCart(page.request, shop.url, [{ sku: product?.sku ?? '', quantity: 1 }])
  await open(page, '/cart')
  await expect(cartView(page).total).toBeVisible()
  await page.getByRole('button', { name: english.get('checkout').proceed }).click()
  await page.waitForURL(/\/vue\/cart\/sync\/token\//)
  expect(page.url()).toContain('gtm=true')
  // Any document of the shop can read its storage.
  await page.goto('/robots.txt')
  expect(await page.evaluate(() => sessionStorage.getItem('counted'))).toContain('"begin_checkout"')
})
