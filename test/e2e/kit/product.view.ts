import { expect, type Locator, type Page } from '@playwright/test'
import type { KnownProduct, KnownVariant } from './catalog.ts'
import { english } from './english.ts'

const words = english.get('product')

/** Locators of the product page, by their accessible names. */
export function findProduct(page: Page) {
  const main = page.getByRole('main')
  return {
    name: page.getByRole('heading', { level: 1 }),
    sku: (sku: string) => main.getByText(`${words.sku} ${sku}`, { exact: true }),
    quantity: main.getByRole('spinbutton', { name: words.quantity }).first(),
    total: (label: string) => main.getByRole('status').filter({ hasText: new RegExp(`^${label} `) }),
    gallery: main.getByRole('list', { name: /^Pictures of/ }),
    thumbnail: (position: number, total: number) =>
      main.getByRole('link', { name: new RegExp(`, ${words.picture({ position, total })}$`) }),
    /** The bar with price and button at the end of the window. */
    bar: main.getByRole('complementary', { name: words.summary }),
    /** The quantity calculator. */
    calculator: main.locator('details').filter({ hasText: words.howMuch }),
    option: (label: string) => main.getByRole('group', { name: new RegExp(`^${RegExp.escape(label)}`) }),
    section: (title: string) =>
      main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) }),
  }
}

/** The button of one value of an option. */
export const findRadio = (option: Locator, id: string) => option.getByRole('radio').and(option.locator(`[value="${id}"]`))

/** Chooses the options of a variant one by one and waits until the page shows the variant. */
export async function chooseVariant(page: Page, product: KnownProduct, variant: KnownVariant | undefined) {
  await chooseOptions(page, product, variant)
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === variant?.url)
}

/** Chooses the options of a variant one by one. */
export async function chooseOptions(page: Page, product: KnownProduct, variant: KnownVariant | undefined) {
  if (!variant) throw new Error(`${product.name} has no such variant`)
  for (const { attributeCode, label } of product.options) {
    const id = variant.selection.find((value) => value.attributeCode === attributeCode)?.valueId ?? ''
    const option = findProduct(page).option(label)
    await option.locator('label', { has: page.locator(`input[value="${id}"]`) }).click()
  }
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats pence as the shop does. */
export const formatPence = (pence: number): string => pounds.format(pence / 100)

/** Address of the current picture of the gallery. */
export const shownPicture = (page: Page): Promise<string> =>
  findProduct(page).gallery.evaluate((strip) => {
    const left = strip.getBoundingClientRect().left
    const images = [...strip.querySelectorAll('img')]
    const shown = images.find((image) => image.getBoundingClientRect().right > left + 1)
    return `/${decodeURIComponent(shown?.src ?? '')}`
  })
