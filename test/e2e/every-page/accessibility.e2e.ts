import type { Page } from '@playwright/test'
import { find, type KnownProduct } from '../kit/catalog.ts'
import type { Category } from '../kit/category.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { findProduct } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE, productOfType } from '../kit/views.ts'

const listing = english.get('listing')
const words = english.get('product')
const shell = english.get('shell')

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

interface Known {
  readonly products: readonly KnownProduct[]
  readonly category: Category
  readonly department: Category
}

/** Parts of pages that a shopper opens, each on a page that the previous one leads to. */
const OPENED: Readonly<Record<string, (page: Page, known: Known) => Promise<void>>> = {
  'an open submenu, search suggestions, and the categories on a phone': async (page, { department }) => {
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
    await page.keyboard.press('Escape')
  },

  'facets in a sheet': async (page, { category }) => {
    await openProduct(page, category)
    await page.getByRole('button', { name: listing.openFilters(0), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
    await page.keyboard.press('Escape')
  },

  'a calculator with a result and with an error, and a product that is out of stock': async (page, { products }) => {
    await openProduct(
      page,
      find(products, ({ measure }) => measure?.coverage?.unit === 'SHEET'),
    )
    const { calculator } = findProduct(page)
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
    await openProduct(page, gone)
    await expect(page.getByRole('heading', { level: 2, name: english.get('cart').alternatives.title })).toBeVisible()
    await judge(page)
  },

  'a form with a missing field': async (page, { products }) => {
    await page.setViewportSize(DESKTOP)
    await openProduct(
      page,
      find(products, ({ customOptions }) => customOptions.some(({ isRequired, type }) => isRequired && type === 'FIELD')),
    )
    const form = page.getByRole('form', { name: words.yourDetails })
    await form.getByRole('textbox').first().focus()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('alert')).toBeVisible()
    await judge(page)
  },

  'an enlarged picture': async (page, { products }) => {
    await openProduct(page, productOfType(products, 'Configurable'))
    await page.getByRole('main').getByRole('button', { name: words.zoom }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await judge(page)
  },
}

// One page for all, because a new page costs more than axe.
test('axe finds no violation in what a shopper opens, and reduced motion leaves transitions out', async ({
  page,
  products,
  category,
  department,
}) => {
  const known = { products, category, department }
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const { dataset } = document.body
        dataset.moving = String(Number(dataset.moving ?? 0) + document.getAnimations().length)
      })
      return transition
    }
  })
  // A short page, because axe takes longest on large ones.
  await open(page, CONTENT_PAGE)
  for (const [what, opened] of Object.entries(OPENED)) await test.step(what, () => opened(page, known))
})

/** Goes to a page by a link, and expects that no transition runs. */
async function openProduct(page: Page, { url, name }: Pick<KnownProduct, 'url' | 'name'>) {
  await follow(page, url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await expect(page.locator('body')).toHaveAttribute('data-moving', '0')
}
