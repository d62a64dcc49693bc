import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const listing = english.get('listing')
const words = english.get('product')
const shell = english.get('shell')

const PHONE = { width: 390, height: 844 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds no violation, in light and dark, in', () => {
  test('an open submenu, search suggestions, and the categories on a phone', async ({ page, department }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: shell.menu.submenu(department.name) })
    await toggle.press('Enter')
    await judge(page)
    await toggle.press('Escape')
    await page.getByLabel(shell.search.label).fill('oak skirting')
    await expect(page.getByRole('listbox')).toBeVisible()
    await judge(page)
    await page.setViewportSize(PHONE)
    await judge(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: shell.bar.menu, exact: true }).click()
    await judge(page)
  })

  test('facets in a sheet', async ({ page, category }) => {
    await page.setViewportSize(PHONE)
    await open(page, category.url)
    await page.getByRole('button', { name: listing.openFilters(0), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
  })

  test('a calculator with a result and with an error, and a product that is out of stock', async ({ page, products }) => {
    await page.setViewportSize(PHONE)
    await open(page, find(products, ({ measure }) => measure?.coverage?.unit === 'SHEET').url)
    const { calculator } = productOf(page)
    await calculator.locator('summary').click()
    for (const amount of ['12', 'plenty']) {
      await calculator.getByRole('textbox').fill(amount)
      await judge(page)
    }
    const gone = find(
      products,
      ({ __typename, stock, hasRelated, phoneOrderOnly }) =>
        __typename === 'SimpleProduct' && stock?.status === 'OUT_OF_STOCK' && hasRelated && !phoneOrderOnly,
    )
    await follow(page, gone.url)
    await expect(page.getByRole('heading', { level: 2, name: english.get('cart').alternatives.title })).toBeVisible()
    await judge(page)
  })

  test('a form with a missing field', async ({ page, products }) => {
    await open(
      page,
      find(products, ({ customOptions }) => customOptions.some(({ isRequired, type }) => isRequired && type === 'FIELD')).url,
    )
    const form = page.getByRole('form', { name: words.yourDetails })
    await form.getByRole('textbox').first().focus()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('alert')).toBeVisible()
    await judge(page)
  })

  test('an enlarged picture', async ({ page, products }) => {
    await open(page, productOfType(products, 'Configurable').url)
    await page.getByRole('main').getByRole('button', { name: words.zoom }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
  })
})

test('no transition to the next page runs if the shopper prefers reduced motion', async ({ page, department }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => document.body.setAttribute('data-moving', String(document.getAnimations().length)))
      return transition
    }
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: department.name, exact: true }).first().click()
  await expect(page.locator('body')).toHaveAttribute('data-moving', '0')
})
