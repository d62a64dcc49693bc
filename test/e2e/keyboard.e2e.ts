import type { Page } from '@playwright/test'
import { listing } from '../../web/messages/en/listing.ts'
import { shell } from '../../web/messages/en/shell.ts'
import { expect, open, test } from './shop.fixture.ts'
import { viewNamed } from './views.ts'

/** More stops than any page has. */
const MOST_STOPS = 400

interface Stop {
  readonly what: string
  /** Comes after the stop before it in the page. */
  readonly isInOrder: boolean
  readonly isSeen: boolean
  readonly isMarked: boolean
}

test('the first stop leads past the header', async ({ page, department }) => {
  await open(page, department.url)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

for (const name of [
  'home',
  'narrowed list',
  'configurable product',
  'bundle product',
  'virtual product',
  'search',
  'content',
  'empty comparison',
  'not found',
]) {
  test.describe(name, () => {
    test.use({ expectedMessages: /status of 404 .*no-such-shelf/ })
    test('is walked through in the order it is read, every stop seen and marked', async ({ page, products, department }) => {
      await open(page, viewNamed(name, products, department).path)
      await complete(page)
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(10)
      expect(stops.filter(({ isInOrder }) => !isInOrder)).toEqual([])
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    })
  })
}

test('departments open and close, and give the focus back', async ({ page, department }) => {
  await open(page, '/')
  const toggle = page.getByRole('button', { name: shell.menu.submenu(department.name) })
  await toggle.focus()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const inside = page
    .locator(`#${await toggle.getAttribute('aria-controls')}`)
    .getByRole('link')
    .first()
  await expect(inside).toBeFocused()
  await expect(inside).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(inside).toBeHidden()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('a dialog keeps the focus until it is closed, and gives it back', async ({ page, department }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, department.url)
  const opener = page.getByRole('button', { name: listing.openFilters(0), exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: listing.filters })
  await expect(dialog.getByRole('button', { name: listing.close })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *') === false)
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the departments on a phone open and close, and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: shell.bar.menu, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: shell.menu.label })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

/** Lets everything come that waits until it is near. */
async function complete(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Presses Tab from the top of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => document.body.setAttribute('data-stop', 'none'))
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(look)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('The page has no end')
}

/** What the shopper sees of the element that has the focus. Runs in the page. */
function look(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const before = document.querySelector('[data-stop=last]')
  const follows = before ? (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 : true
  if (before === element) return null
  before?.removeAttribute('data-stop')
  element.setAttribute('data-stop', 'last')

  // What is hidden for looks stands for the label around it.
  const label = element.closest('label')
  const isTiny = element.getBoundingClientRect().width < 4
  const shown = isTiny && label ? label : element
  const box = shown.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
  const top = document.elementFromPoint(x, y)
  const isSeen = top !== null && (shown.contains(top) || top.contains(shown) || label?.contains(top) === true)

  // A card is one link, and it is the card that is marked.
  const around = [element, label, element.closest('article, li'), element.closest('form, search, details, div')].filter(
    (part) => part !== null,
  )
  const styles = around.flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
  const siblings = label ? [...label.querySelectorAll('*')].map((part) => getComputedStyle(part)) : []
  const isMarked = [...styles, ...siblings].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  )
  const what = `${element.outerHTML.slice(0, 160)} at ${Math.round(x)},${Math.round(y)} under ${top?.outerHTML.slice(0, 80)}`
  return { what, isInOrder: follows, isSeen, isMarked }
}
