import type { Locator } from '@playwright/test'
import { english } from '../kit/english.ts'
import { listingOf } from '../kit/listing.view.ts'
import { productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const listing = english.get('listing')
const shell = english.get('shell')

test('a bar that appears when the focus leaves the price does not cover what has the focus', async ({ page, products }) => {
  const view = productOf(page)
  const product = productOfType(products, 'Configurable')
  await open(page, product.url)
  await page.keyboard.press('Tab')
  const link = page.getByRole('contentinfo').getByRole('link').first()
  // A press of Tab does the same before the bar appears.
  await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'end' })
    element.focus({ preventScroll: true })
  })
  await expect(view.bar).toBeVisible()
  const endOf = async (element: Locator) => (await element.evaluate((node) => node.getBoundingClientRect())).bottom
  const startOfBar = async () => (await view.bar.evaluate((node) => node.getBoundingClientRect())).top
  await expect.poll(async () => (await startOfBar()) - (await endOf(link))).toBeGreaterThanOrEqual(0)

  // The name may end with the size.
  await page.setViewportSize({ width: 320, height: 844 })
  const name = view.bar.getByText(product.name)
  await expect(name).toBeVisible()
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('the categories on a phone and submenus open and close, and return the focus', async ({ page, department }) => {
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

  await page.setViewportSize({ width: 1440, height: 900 })
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

// LIST-32
test('the first tab stop skips the header, and a dialog traps the focus until it closes, and returns it', async ({
  page,
  category,
}) => {
  await open(page, category.url)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  const { facets, cards } = listingOf(page)
  const skipFacets = page.getByRole('link', { name: listing.skip })
  await facets.getByRole('group').locator('summary').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(skipFacets).toBeFocused()
  await expect(skipFacets).toBeInViewport()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: listing.products, exact: true })
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards.first().getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${category.url}#content$`))

  await page.setViewportSize({ width: 390, height: 844 })
  const opener = page.getByRole('button', { name: listing.openFilters(0), exact: true })
  await expect(skipFacets).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: listing.filters })
  await expect(dialog.getByRole('button', { name: listing.close })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const outside = await page.evaluateHandle(() => {
    const elements: string[] = []
    const look = () => {
      const { activeElement } = document
      if (activeElement?.matches('body, dialog, dialog *') === false) elements.push(activeElement.outerHTML)
    }
    addEventListener('keyup', look, true)
    return elements
  })
  for (let press = 0; press < 80; press++) await page.keyboard.press('Tab')
  expect(await outside.jsonValue()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
