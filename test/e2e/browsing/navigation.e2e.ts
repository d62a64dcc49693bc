import type { Page } from '@playwright/test'
import { builtPath, builtScripts } from '../kit/built-file.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { keptBuild, keptPaths } from '../kit/kept.ts'
import { listingView } from '../kit/listing.view.ts'
import { recordOperations } from '../kit/operations.ts'
import { chooseVariant } from '../kit/product.view.ts'
import { expect, open, test, WITH_MOTION, waitForHydration } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE, productOfType, UNKNOWN_PATH } from '../kit/views.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const errorPages = english.get('content').errorPages

/** A variant that cannot be opened by itself. */
const HIDDEN = {
  sku: 'SAWN-C16-47X75-2400',
  product: { url: '/timber/sawn-timber/c16-treated-sawn-timber-47-x-75-mm', name: 'C16 treated sawn timber 47 × 75 mm' },
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a navigation', () => {
  // NAV-10, PROD-5
  test('needs one operation and no document, and nothing after a hover or to another variant', async ({
    page,
    products,
    category,
    department,
  }) => {
    const [facet] = category.facets
    const product = productOfType(products, 'Bundle')
    const other = productOfType(products, 'Configurable')
    const operations = recordOperations(page)
    await open(page, '/')
    await page.evaluate(() => document.body.setAttribute('data-first-document', ''))

    // The address changes before the page does, whose heading then takes the focus from the field.
    const searchFrom = async (name: string) => {
      await expect(title(page)).toHaveText(name)
      await expectFocus(page)
      await search(page, 'skirting')
    }
    const steps: [string, () => Promise<void>][] = [
      ['Dispatch', () => follow(page, category.url)],
      ['Dispatch', () => listingView(page).facets.locator(`input[value="${facet.values[0]?.id}"]`).check()],
      ['Dispatch', async () => void (await listingView(page).sort.selectOption('price_asc'))],
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
      await waitForArrival(page)
      expect(operations.filter((operation) => operation !== 'SearchSuggestions')).toEqual([name])
    }

    await test.step('to a product whose link was hovered', async () => {
      await goTo(page, department)
      await waitForArrival(page)
      const link = listingView(page).cards.nth(1).getByRole('link')
      const name = (await link.textContent()) ?? ''
      operations.length = 0
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
      await link.hover()
      await answered
      expect(operations).toEqual(['Dispatch'])
      operations.length = 0
      await link.click()
      await expect(title(page)).toHaveText(name)
      expect(operations).toEqual([])
    })

    await test.step('to another variant', async () => {
      const [first, second] = other.variants
      await goTo(page, { url: first?.url ?? '', name: other.name })
      await expect(page).toHaveURL(first?.url ?? '')
      await waitForArrival(page)
      const entries = await page.evaluate(() => history.length)
      operations.length = 0
      await chooseVariant(page, other, second)
      await expect(page).toHaveURL(second?.url ?? '')
      expect(operations).toEqual([])
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })
    await expect(page.locator('[data-first-document]')).toBeAttached()
  })
})

test.describe('a client navigation', () => {
  test.use(WITH_MOTION)

  // NAV-1, NAV-6, NAV-9, PROD-4, SHOP-19
  test('replaces a pending one, announces the page, and follows the browser’s Back and Forward', async ({
    page,
    category,
    products,
  }) => {
    const product = productOfType(products, 'Simple')
    await open(page, '/')
    const home = await title(page).innerText()

    await test.step('one that is still loading', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(
        (url) => url.pathname === '/graphql' && decodeURIComponent(url.search).includes(category.url),
        async (route) => {
          await released
          await route.continue().catch(() => undefined) // the page aborted the request
        },
      )
      const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes(`"${category.url}"`))
      await follow(page, category.url)
      const givenUp = page.waitForEvent('requestfailed', async (failed) => failed === (await asked))
      await asked
      await goTo(page, product)
      await givenUp
      release()
      await waitForArrival(page)
      await expect(page).toHaveURL(product.url)
      await expect(title(page)).toHaveText(product.name)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(title(page)).toHaveText(home)
    })

    await test.step('focus, announcement, Back and Forward', async () => {
      await goTo(page, category)
      await expect(title(page)).toBeFocused()
      await expect(page.locator('[aria-live=polite]').filter({ hasText: category.name })).toHaveText(await page.title())
      expect(await page.title()).toContain(category.name)
      await goTo(page, product)
      await page
        .getByRole('banner')
        .getByRole('link', { name: english.get('shell').header.signIn, exact: true })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(title(page)).toHaveText(category.name)
      await expect(page).toHaveTitle(new RegExp(`^${category.name}`))
      await page.goBack()
      await expect(title(page)).toHaveText(home)
      await page.goForward()
      await expect(title(page)).toHaveText(category.name)
      await expect(page).toHaveURL(category.url)
    })

    await test.step('a hidden variant, whose product replaces it in the history', async () => {
      await follow(page, `/p/${HIDDEN.sku}/any-slug`)
      await expect(page).toHaveURL(`${HIDDEN.product.url}?childSku=${HIDDEN.sku}`)
      await expect(title(page)).toHaveText(HIDDEN.product.name)
      await page.goBack()
      await expect(page).toHaveURL(category.url)
      await expect(title(page)).toHaveText(category.name)
    })

    await test.step('Back before the scripts', async () => {
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
      await waitForHydration(page)
    })
  })

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    // HOME-5
    test('finds the code of all screens on the device once the first page is idle', async ({ page, category }) => {
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
})

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /status of 404 .*no-such-category/ })

  test('shows page-not-found with links to continue, for any number of slashes and after a navigation', async ({
    page,
    shop,
  }) => {
    const reply = await page.goto(`${shop.url}/${UNKNOWN_PATH}`)
    expect(reply?.status()).toBe(404)
    await waitForHydration(page)
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
async function waitForArrival(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await expect(page.getByText(listing.loading)).toHaveCount(0)
}
