import type { Locator, Page } from '@playwright/test'
import { accountView, accountWords } from '../kit/account.view.ts'
import { cartView } from '../kit/cart.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { findProduct } from '../kit/product.view.ts'
import { expect, open, test, WITH_MOTION } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'
import { wishlistView } from '../kit/wishlist.view.ts'

test.use(WITH_MOTION)

const listing = english.get('listing')
const shell = english.get('shell')

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// LIST-32
test('the first tab stop skips the header, and a dialog traps the focus and returns it', async ({ page, category }) => {
  await open(page, category.url)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  const { facets, cards } = listingView(page)
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

  await page.setViewportSize(PHONE)
  const opener = page.getByRole('button', { name: listing.openFilters(0), exact: true })
  await expect(skipFacets).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: listing.filters })
  await expect(dialog.getByRole('button', { name: english.get('catalog').close })).toBeFocused()
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

// SHOP-19, UI-1
test('a dialog above another takes the focus, and one that replaces it gives it back', async ({ page, products }) => {
  const { signIn, button } = accountView(page)
  const stage = page.getByRole('dialog', { name: productOfType(products, 'Simple').name })
  await open(page, productOfType(products, 'Simple').url)
  const enlarge = page
    .getByRole('main')
    .getByRole('button', { name: english.get('product').zoom })
    .first()
  await enlarge.click()
  await expect(page.locator('[inert] header, header[inert]').first()).toBeAttached()
  // As when the session ends. The link itself cannot be pressed.
  await page
    .locator('header a[href$="/my-account"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  const dialog = page.getByRole('dialog', { name: accountWords.forms.login })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(accountWords.email, { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(enlarge).toBeFocused()

  await signIn.click()
  await button(accountWords.newHere).click()
  await expect(page.getByRole('dialog', { name: accountWords.forms.register })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signIn).toBeFocused()
})

// UI-1, SCREEN-25
test('menus, mini-cart and wishlist return the focus, and bars cover nothing focused', async ({ page, products, department }) => {
  await open(page, '/')
  await test.step('mini-cart and wishlist', async () => {
    for (const link of [cartView(page).link(0), wishlistView(page).link(0)]) {
      await expect.poll(() => isCovered(page)).toBe(false)
      await link.click()
      await expect.poll(() => isCovered(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
    }
    await expect.poll(() => isCovered(page)).toBe(false)
  })
  await test.step('categories on a phone', () => checkCategories(page))
  await test.step('a submenu', () => checkSubmenu(page, department.name))
  await test.step('the bar of a product', async () => {
    const product = productOfType(products, 'Configurable')
    await follow(page, product.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await checkBar(page, product.name)
  })
})

async function checkCategories(page: Page) {
  await page.setViewportSize(PHONE)
  const opener = page.getByRole('button', { name: shell.bar.menu, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: shell.menu.label })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
}

async function checkSubmenu(page: Page, department: string) {
  await page.setViewportSize(DESKTOP)
  const toggle = page.getByRole('button', { name: shell.menu.submenu(department) })
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
}

/** The bar appears when the focus leaves the price. */
async function checkBar(page: Page, product: string) {
  const { bar } = findProduct(page)
  await page.keyboard.press('Tab')
  const link = page.getByRole('contentinfo').getByRole('link').first()
  // A press of Tab does the same before the bar appears.
  await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'end' })
    element.focus({ preventScroll: true })
  })
  await expect(bar).toBeVisible()
  const readBottom = async (element: Locator) => (await element.evaluate((node) => node.getBoundingClientRect())).bottom
  const startOfBar = async () => (await bar.evaluate((node) => node.getBoundingClientRect())).top
  await expect.poll(async () => (await startOfBar()) - (await readBottom(link))).toBeGreaterThanOrEqual(0)

  // The name may end with the size.
  await page.setViewportSize({ width: 320, height: 844 })
  const name = bar.getByText(product)
  await expect(name).toBeVisible()
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
}

/** Whether an open dialog has a visible backdrop. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog:popover-open')
    return dialog !== null && getComputedStyle(dialog).backgroundColor !== 'rgba(0, 0, 0, 0)'
  })

// UI-46
test('no bar covers a link of the footer that has the focus, at a zoom of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, '/contact')
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.first().focus()
  for (let stop = 1; stop < (await links.count()); stop++) {
    await page.keyboard.press('Tab')
    const covering = await page.evaluate(() => {
      const focused = document.activeElement
      const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return focused?.contains(top) || top?.contains(focused) ? null : `${top?.tagName} above ${focused?.textContent}`
    })
    expect(covering).toBeNull()
  }
})
