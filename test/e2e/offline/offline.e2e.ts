import type { Page, Request } from '@playwright/test'
import { accountView, newCustomer } from '../kit/account.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptResponse, keptTasks } from '../kit/kept.ts'
import { listingView } from '../kit/listing.view.ts'
import { operationName } from '../kit/operations.ts'
import { recentlyViewedView } from '../kit/recently-viewed.view.ts'
import { expect, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE, PRODUCT_TYPES, productOfType } from '../kit/views.ts'

const listing = english.get('listing')
const words = english.get('product')
const shell = english.get('shell')
const errorPages = english.get('content').errorPages
const newsletter = english.get('shell').newsletter

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

/** A text page that the test opens offline only. */
const UNSEEN = '/i/size-guide'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: shell.network.offline })

// SHOP-15, ERROR-5, SEARCH-13, SEARCH-17
test('visited pages and recently viewed products are shown offline, also after a reload, and an unvisited page waits', async ({
  page,
  context,
  products,
  category,
}) => {
  const seen = PRODUCT_TYPES.map((type) => productOfType(products, type))
  await openWithScreens(page, '/')
  const home = await title(page).innerText()
  await openPage(page, category.url, category.name)
  for (const { url, name } of seen) await openPage(page, url, name)
  await openPage(page, '/search?q=skirting')
  await keptResponse(page, seen.at(-1)?.url ?? '')

  await openWithScreens(page, '/i/delivery')
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await openPage(page, category.url, category.name)
  await expect(listingView(page).count(category.total)).toBeVisible()
  await openPage(page, '/', home)
  for (const { url, name } of seen) await openPage(page, url, name)
  const { names, reach } = recentlyViewedView(page)
  await reach()
  await expect(names).toHaveText(
    seen
      .slice(0, -1)
      .toReversed()
      .map(({ name }) => name),
  )
  await expect(bar(page)).toContainText(/\d{1,2}:\d{2}/)
  await page.goBack()
  await expect(title(page)).toHaveText(seen.at(-2)?.name ?? '')
  await openPage(page, '/search?q=skirting')
  await expect(listingView(page).cards.first()).toBeVisible()

  await test.step('filters and enlarged pictures of visited pages open on a phone', async () => {
    const product = productOfType(products, 'Configurable')
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, category.url, category.name)
    await page.getByRole('button', { name: listing.openFilters(0), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english.get('catalog').close })
      .click()
    await openPage(page, product.url, product.name)
    await page.getByRole('main').getByRole('button', { name: words.zoom }).first().click()
    const enlarged = page.getByRole('dialog', { name: product.name })
    await expect(enlarged).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(enlarged).toBeHidden()
    await expect(title(page)).toHaveText(product.name)
    await openPage(page, '/', home)
  })

  await test.step('an unvisited page waits for the network', async () => {
    await openPage(page, UNSEEN, errorPages.offline.title)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByRole('link', { name: errorPages.errorPage.retry }).click()
    await expect(title(page)).toHaveText(errorPages.offline.title)
    await page.getByRole('button', { name: errorPages.offline.back }).click()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toHaveText(home)

    await openPage(page, UNSEEN, errorPages.offline.title)
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
    await page.getByRole('link', { name: errorPages.errorPage.retry }).click()
    await expect(title(page)).not.toHaveText(errorPages.offline.title)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

// QUEUE-9, NEWS-1, NEWS-2, NEWS-5, NEWS-6, SCREEN-20, SHOP-9, SHOP-16
test('a list is not extended offline, and a subscription made offline is sent once the network returns, and can be ended', async ({
  page,
  context,
  department,
}) => {
  const { email } = newCustomer()
  const { loadMore, progress, cards } = listingView(page)
  await openWithScreens(page, department.url)
  await context.setOffline(true)
  await loadMore()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  const offer = page.getByRole('contentinfo').getByRole('button', { name: shell.footer.newsletter })
  await offer.click()
  await accountView(page).field(newsletter.email).fill(email)
  await accountView(page).button(newsletter.subscribe).click()
  await expect(accountView(page).dialog).toContainText(newsletter.subscribedAt(email))
  await page.keyboard.press('Escape')

  const isSubscription = (request: Request) => operationName(request) === 'NewsletterSubscribe'
  const lost = page.waitForEvent('requestfailed', isSubscription)
  await page.route('**/graphql', (route) => (isSubscription(route.request()) ? route.abort() : route.continue()))
  await context.setOffline(false)
  await lost
  await expect(bar(page)).toBeVisible()
  const subscribed = page.waitForResponse((response) => isSubscription(response.request()))
  await page.unroute('**/graphql')
  expect(await (await subscribed).json()).toMatchObject({ data: { newsletterSubscribe: { newsletter: { isSubscribed: true } } } })
  await expect(bar(page)).toHaveCount(0)
  await loadMore()
  await expect(progress(100, department.total)).toBeVisible()
  await expect(cards).toHaveCount(100)

  await expect.poll(() => keptTasks(page)).not.toContain(email)
  // A short page, because axe takes longest on large ones.
  await openPage(page, CONTENT_PAGE)
  await page.reload()
  await waitForHydration(page)
  await offer.click()
  await accountView(page).button(newsletter.unsubscribe).click()
  await expect(accountView(page).button(newsletter.subscribe)).toBeVisible()
  await judge(page)
})

/** Goes to a page by a link and waits until it is there. */
async function openPage(page: Page, path: string, name?: string) {
  await follow(page, path)
  await expect(page).toHaveURL(path)
  if (name !== undefined) await expect(title(page)).toHaveText(name)
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
}
