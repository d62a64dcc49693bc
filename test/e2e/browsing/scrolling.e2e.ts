import type { Locator, Page } from '@playwright/test'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { recordOperations } from '../kit/operations.ts'
import { expect, open, openJustRendered, test, WITH_MOTION, waitForHydration } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

test.use(WITH_MOTION)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const readTop = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('scrolling', () => {
  // NAV-2
  test('goes to the target of a hash, and keeps its position when a filter changes the list', async ({
    page,
    category,
    products,
  }) => {
    const { url } = productOfType(products, 'Simple')
    const reviews = page.locator('#reviews')
    await open(page, `${url}#reviews`)
    await expect(reviews).toBeInViewport()

    await follow(page, '/')
    await expect(page).toHaveURL('/')
    await expect(reviews).toHaveCount(0)
    await follow(page, `${url}#reviews`)
    await expect(page).toHaveURL(`${url}#reviews`)
    await expect(reviews).toBeInViewport()

    await goTo(page, category)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => scrolled(page)).toBe(200)
    await listingView(page).facets.getByRole('checkbox').first().check()
    await expect(page).not.toHaveURL(category.url)
    await expect(listingView(page).chips).toHaveCount(1)
    expect(await scrolled(page)).toBe(200)
  })

  // NAV-3, NAV-4, NAV-7, NAV-8, NAV-20
  test('returns to its position in an extended list, and starts at the top of a next page', async ({ page, department }) => {
    const operations = recordOperations(page)
    const { cards, loadMore, progress } = listingView(page)
    await openJustRendered(page, department.url)
    await loadMore()
    await expect(progress(100, department.total)).toBeVisible()
    await expect(page.locator('html[data-whole]')).toBeAttached()
    const link = cards.nth(80).getByRole('link')
    await link.hover()
    const place = await readTop(link)
    await link.click()
    await expect(page).not.toHaveURL(department.url)
    await expect(title(page)).not.toHaveText(department.name)
    // A link that scrolls under the resting pointer is prefetched.
    await page.mouse.move(0, 0)
    operations.length = 0

    await page.goBack()
    await expect(cards).toHaveCount(100)
    // Fractional positions are rounded.
    await expect.poll(async () => Math.abs((await readTop(link)) - place)).toBeLessThanOrEqual(2)
    await page.goForward()
    await expect(title(page)).not.toHaveText(department.name)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(operations).toEqual([])

    await page.goBack()
    await expect(cards).toHaveCount(100)
    const opened = cards.nth(60).getByRole('heading').getByRole('link')
    await opened.scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(500)
    // The text content, because a card that is not laid out yet has no inner text.
    const name = (await opened.textContent()) ?? ''
    await opened.press('Enter')
    await expectFocus(page)
    await expect(title(page)).toHaveText(name)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(opened).toBeFocused()
    await page.goForward()
    await expectFocus(page)
    await expect(title(page)).toHaveText(name)

    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(title(page)).toHaveText(department.name)
    await expect(cards).toHaveCount(100)
  })
})
