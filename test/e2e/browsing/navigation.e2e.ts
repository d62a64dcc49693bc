import type { Page } from '@playwright/test'
import { builtPath, builtScripts } from '../kit/built-file.ts'
import { english } from '../kit/english.ts'
import { follow, tookFocus } from '../kit/follow.ts'
import { keptBuild, keptPaths } from '../kit/kept.ts'
import { listingOf } from '../kit/listing.view.ts'
import { operationsOf } from '../kit/operations.ts'
import { chooseVariant } from '../kit/product.view.ts'
import { expect, hydrated, open, openJustRendered, test } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE, productOfType, UNKNOWN_PATH } from '../kit/views.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const errorPages = english.get('content').errorPages

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a navigation', () => {
  // NAV-10, PROD-5
  test('needs one operation and loads no document', async ({ page, products, category }) => {
    const [facet] = category.facets
    const product = productOfType(products, 'Bundle')
    const other = productOfType(products, 'Configurable')
    const operations = operationsOf(page)
    await open(page, '/')
    await page.evaluate(() => document.body.setAttribute('data-first-document', ''))

    // The address changes before the page does, whose heading then takes the focus from the field.
    const searchFrom = async (name: string) => {
      await expect(title(page)).toHaveText(name)
      await tookFocus(page)
      await search(page, 'skirting')
    }
    const steps: [string, () => Promise<void>][] = [
      ['Dispatch', () => follow(page, category.url)],
      ['Dispatch', () => listingOf(page).facets.locator(`input[value="${facet.values[0]?.id}"]`).check()],
      ['Dispatch', async () => void (await listingOf(page).sort.selectOption('price_asc'))],
      ['Dispatch', () => follow(page, product.url)],
      ['ProductPage', () => follow(page, `/p/${encodeURIComponent(other.sku)}/any-slug`)],
      ['CategoryPage', () => follow(page, '/c/skirting-24')],
      ['SearchPage', () => searchFrom('Skirting')],
      ['CmsPage', () => follow(page, CONTENT_PAGE)],
    ]
    for (const [name, go] of steps) {
      const before = page.url()
      // A link that scrolls under the pointer is prefetched.
      await page.mouse.move(0, 0)
      operations.length = 0
      await go()
      await expect(page).not.toHaveURL(before)
      await arrived(page)
      expect(operations.filter((operation) => operation !== 'SearchSuggestions')).toEqual([name])
    }
    await expect(page.locator('[data-first-document]')).toBeAttached()
  })

  test('needs no operation after its link was hovered', async ({ page, category }) => {
    const operations = operationsOf(page)
    await open(page, category.url)
    const link = listingOf(page).cards.nth(1).getByRole('link')
    const name = (await link.textContent()) ?? ''
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
    await link.hover()
    await answered
    expect(operations).toEqual(['Dispatch'])
    operations.length = 0
    await link.click()
    await expect(title(page)).toHaveText(name)
    expect(operations).toEqual([])
  })

  test('to another variant needs no operation and replaces the history entry', async ({ page, products }) => {
    const product = productOfType(products, 'Configurable')
    await openJustRendered(page, product.variants[0]?.url ?? '')
    const entries = await page.evaluate(() => history.length)
    const operations = operationsOf(page)
    await chooseVariant(page, product, product.variants[1])
    await expect(page).toHaveURL(product.variants[1]?.url ?? '')
    expect(operations).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test.describe('a client navigation', () => {
  // NAV-1
  test('moves the focus, announces the page, and is undone and repeated by the browser’s Back and Forward', async ({
    page,
    category,
    products,
  }) => {
    const product = productOfType(products, 'Simple')
    await open(page, '/')
    const home = await title(page).innerText()
    await follow(page, category.url)
    await expect(title(page)).toHaveText(category.name)
    await expect(title(page)).toBeFocused()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: category.name })).toHaveText(await page.title())
    expect(await page.title()).toContain(category.name)
    await follow(page, product.url)
    await expect(title(page)).toHaveText(product.name)
    await page.goBack()
    await expect(title(page)).toHaveText(category.name)
    await expect(page).toHaveTitle(new RegExp(`^${category.name}`))
    await page.goBack()
    await expect(title(page)).toHaveText(home)
    await page.goForward()
    await expect(title(page)).toHaveText(category.name)
    await expect(page).toHaveURL(category.url)
  })

  // NAV-6
  test('replaces one that is still loading', async ({ page, category, products }) => {
    const product = productOfType(products, 'Simple')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await open(page, '/')
    await page.route(
      (url) => url.pathname === '/graphql' && decodeURIComponent(url.search).includes(category.url),
      async (route) => {
        await released
        await route.continue().catch(() => undefined) // given up
      },
    )
    const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes(`"${category.url}"`))
    await follow(page, category.url)
    const givenUp = page.waitForEvent('requestfailed', async (failed) => failed === (await asked))
    await asked
    await follow(page, product.url)
    await expect(title(page)).toHaveText(product.name)
    await givenUp
    release()
    await arrived(page)
    await expect(page).toHaveURL(product.url)
    await expect(title(page)).toHaveText(product.name)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    // HOME-5
    test('finds all code of other screens on the device once the first page is idle, without running any, and cards outside the window are laid out at the first sign of a shopper', async ({
      page,
      category,
    }) => {
      const types = new Map<string, string>()
      page.on('request', (request) => types.set(new URL(request.url()).pathname, request.resourceType()))
      await page.goto(category.url)
      await keptBuild(page)
      expect(await keptPaths(page)).toEqual(expect.arrayContaining([...builtScripts('en')]))
      const screens = ['home', 'search', 'cart', 'checkout'].map((name) => builtPath(`web/routes/${name}/${name}.tsx`))
      expect(screens.filter((path) => types.get(path) === 'script')).toEqual([])
      const whole = page.locator('html[data-whole]')
      await expect(whole).not.toBeAttached()
      await page.mouse.wheel(0, 10)
      await expect(whole).toBeAttached()
    })
  })

  // NAV-9
  test('shows the page of the address if Back comes before the scripts', async ({ page, category }) => {
    await open(page, '/')
    const home = await title(page).innerText()
    await follow(page, category.url)
    await expect(title(page)).toHaveText(category.name)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/assets\/(?!before-paint).+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(title(page)).toHaveText(category.name)
    await page.goBack({ waitUntil: 'commit' })
    release()
    await expect(title(page)).toHaveText(home)
    await expect(page).toHaveURL('/')
    await hydrated(page)
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /status of 404 .*no-such-category/ })

  test('shows page-not-found with ways on, with any number of slashes and after a client navigation too', async ({
    page,
    shop,
  }) => {
    const reply = await page.goto(`${shop.url}/${UNKNOWN_PATH}`)
    expect(reply?.status()).toBe(404)
    await hydrated(page)
    await expect(page).toHaveURL(`${shop.url}/${UNKNOWN_PATH}`)
    await expect(title(page)).toHaveText(errorPages.notFound.title)
    await page.getByRole('main').getByRole('link', { name: errorPages.notFound.search }).click()
    await expect(page).toHaveURL('/search')
    await page.goBack()
    await expect(title(page)).toHaveText(errorPages.notFound.title)
    await page.getByRole('main').getByRole('link', { name: errorPages.notFound.home }).click()
    await expect(page).toHaveURL('/')
    await expect(title(page)).not.toHaveText(errorPages.notFound.title)

    await follow(page, UNKNOWN_PATH)
    await expect(title(page)).toHaveText(errorPages.notFound.title)
    await expect(page).toHaveTitle(new RegExp(errorPages.notFound.title))
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(title(page)).not.toHaveText(errorPages.notFound.title)
  })
})

async function search(page: Page, term: string) {
  await page.getByLabel(shell.search.label).fill(term)
  await page.getByLabel(shell.search.label).press('Enter')
}

/** Waits until the requested page is shown. */
async function arrived(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await expect(page.getByText(listing.loading)).toHaveCount(0)
}
