import type { Page } from '@playwright/test'
import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { find } from '../kit/catalog.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptBuild, keptPage } from '../kit/kept.ts'
import { listingView } from '../kit/listing.view.ts'
import { recordOperations } from '../kit/operations.ts'
import { chooseVariant, findProduct } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

// One worker starts one shop.
test.describe.configure({ mode: 'default' })

let other: RunningShop

test.beforeAll(async ({ shop }) => {
  const content = contentWith({ storeViews: { open: ['de', 'it'] }, settings: { catalog: { firstVariantInUrl: true } } })
  other = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, ...content } })
})
test.afterAll(() => other.stop())
test.use({ viewport: { width: 320, height: 700 } })

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  // SCREEN-21, VIEW-2, VIEW-3, VIEW-42
  test('a shopper switches the language by keyboard on the same page, and keeps it offline', async ({ page, context }) => {
    const words = english.get('shell').languages
    await open(page, `${other.url}/i/delivery`)
    const opener = page.getByRole('button', { name: words.title })
    await opener.focus()
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: words.title })
    const german = dialog.getByRole('link', { name: 'Deutsch' })
    await expect(german).toHaveAttribute('href', '/de/i/delivery')
    await expect(dialog.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    await judge(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    await expect(german).toHaveAttribute('href', '/de/i/delivery')
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await german.press('Enter')
    await page.waitForURL(`${other.url}/de/i/delivery`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)

    // The longest German words on the narrowest phone.
    for (const path of ['/de/i/terms-and-conditions', '/de/holz']) {
      await open(page, other.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      expect(await crossingTexts(page)).toEqual([])
    }

    await keptPage(page, '/de/app-shell')
    await keptBuild(page)
    await context.setOffline(true)
    // A text page, because the device may already have the catalogue with all categories.
    await page.goto(`${other.url}/de/i/size-guide`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist noch nicht auf Ihrem Gerät')
  })
})

// SCREEN-21, VIEW-3
test('a language chosen before its address is known leads to the same product', async ({ page, products }) => {
  const words = english.get('shell').languages
  const product = products.find(({ __typename }) => __typename === 'SimpleProduct')
  const address = other.url + (product?.url ?? '')
  const links = await linksOfAllLanguages(page, address)
  const german = /<([^<>]*)>; rel="alternate"; hreflang="de-DE"/.exec(links)?.[1] ?? ''
  expect(new URL(german).pathname).toMatch(/^\/de\//)

  // The page waits for the other language's address for three seconds at most, which a busy machine may exceed.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  const chosen = Promise.withResolvers<void>()
  let asked = 0
  await page.route(
    (url) => url.href === address,
    async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue()
      asked += 1
      await chosen.promise
      await route.continue()
    },
  )
  await open(page, address)
  const opener = page.getByRole('button', { name: words.title })
  await opener.focus()
  await opener.press('Enter')
  const choice = page.getByRole('dialog', { name: words.title }).getByRole('link', { name: 'Deutsch' })
  await expect(choice).toHaveAttribute('href', '/de/')
  await expect.poll(() => asked).toBe(1)
  await choice.press('Enter')
  chosen.resolve()
  await page.waitForURL(german)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByText(product?.sku ?? '').first()).toBeVisible()
})

/**
 * Waits until a page's `Link` header has its addresses in the other languages. A page rendered without them is rendered again after
 * some seconds.
 */
async function linksOfAllLanguages(page: Page, address: string): Promise<string> {
  let links = ''
  const namedLanguages = async () => {
    links = (await page.request.head(address)).headers().link ?? ''
    return [...links.matchAll(/hreflang="([a-z]{2})-/g)].map(([, language]) => language).sort()
  }
  await expect.poll(namedLanguages, { timeout: 60_000 }).toEqual(['de', 'en', 'it'])
  return links
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  // VIEW-40
  test('the language switch keeps search and filters, and drops filters that German lacks', async ({ page, category }) => {
    const words = english.get('shell').languages
    const german = page.getByRole('dialog', { name: words.title }).getByRole('link', { name: 'Deutsch' })
    const openDialog = () => page.getByRole('button', { name: words.title }).click()
    await open(page, `${other.url}/search?q=MDF&sort=price_asc#main`)
    await openDialog()
    await expect(german).toHaveAttribute('href', '/de/search?q=MDF&sort=price_asc#main')
    await page.keyboard.press('Escape')

    const [facet] = category.facets
    const [value] = facet.values
    await linksOfAllLanguages(page, other.url + category.url)
    await goTo(page, { url: `${category.url}?no_such=7&${facet.attribute}=999999`, name: category.name })
    const { facets, sort, chips } = listingView(page)
    await facets.locator(`input[name="${facet.attribute}"][value="${value?.id}"]`).check()
    await expect(chips).toHaveCount(1)
    await sort.selectOption('price_asc')
    await expect(page).toHaveURL(/sort=price_asc/)
    await openDialog()
    await expect(german).toHaveAttribute('href', /^\/de\/.*sort=price_asc/)
    await german.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    const chosen = page.locator(`main input[name="${facet.attribute}"]:checked`)
    await expect(chosen).toHaveCount(1)
    await expect(chosen).toHaveValue(value?.id ?? '')
    await expect(page.locator('main select[name="sort"]')).toHaveValue(/price_asc/i)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  // PROD-3
  test('a configurable product opens at a variant, and its address follows each choice', async ({ page, products }) => {
    const product = find(
      products,
      ({ options, variants }) => options.length > 1 && variants.filter(({ stock }) => stock?.status === 'OK').length > 2,
    )
    const variants = product.variants.map((variant) => ({ ...variant, url: `${product.url}/${variant.sku}` }))
    const view = findProduct(page)
    await open(page, other.url + product.url)
    const cheapest = variants.filter(({ price }) => price.final.gross.amount === product.price.final.gross.amount)
    await expect(page).toHaveURL((url) => cheapest.some((variant) => variant.url === url.pathname))

    const dearer = variants.find((variant) => !cheapest.includes(variant))
    const asked = recordOperations(page)
    await chooseVariant(page, product, dearer)
    await expect(page).toHaveURL(`${other.url}${dearer?.url}`)
    await expect(view.sku(dearer?.sku ?? '')).toBeVisible()
    expect(asked).not.toContain('Dispatch')
  })
})
