import type { Page } from '@playwright/test'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

// Chromium may note that a test measures cards whose content it skips.
test.use({ expectedMessages: /^verbose: Rendering was performed in a subtree hidden by content-visibility/ })

const catalog = english.get('catalog')
const shell = english.get('shell')

const button = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).filter({ visible: true })

// LIST-15
test('the VAT switch changes every price and the order of lists, on a phone in the menu', async ({
  page,
  category,
  products,
}) => {
  await open(page, category.url)
  expect(await standsOut(page)).toEqual(['inc'])
  await button(page, shell.vat.ex).click()
  await expect(button(page, shell.vat.ex)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, shell.vat.inc)).toHaveAttribute('aria-pressed', 'false')
  expect(await standsOut(page)).toEqual(['ex'])

  const product = page.getByRole('main').getByRole('article').first().getByRole('link')
  const name = (await product.textContent()) ?? ''
  await product.click()
  await expect(page).not.toHaveURL(category.url)
  // The address changes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText(catalog.price.exVat)
  expect(await standsOut(page)).toEqual(['ex'])

  await goTo(page, productOfType(products, 'Bundle'))
  expect(await standsOut(page)).toEqual(['ex'])
  await button(page, shell.vat.inc).click()
  await expect.poll(() => standsOut(page)).toEqual(['inc'])

  await goTo(page, TIMBER_AND_FIREWOOD)
  const isRising = (prices: readonly number[]) => prices.length > 0 && prices.every((price, i) => price >= (prices[i - 1] ?? 0))
  expect(isRising(await pricesShown(page, 'inc'))).toBe(true)
  expect(isRising(await pricesShown(page, 'ex'))).toBe(false)
  await button(page, shell.vat.ex).click()
  await expect.poll(async () => isRising(await pricesShown(page, 'ex'))).toBe(true)
  await button(page, shell.vat.inc).click()
  await expect.poll(async () => isRising(await pricesShown(page, 'inc'))).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: shell.bar.menu, exact: true }).click()
  await button(page, shell.vat.ex).click()
  await expect(button(page, shell.vat.ex)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => standsOut(page)).toEqual(['ex'])
})

test('the VAT choice applies in other tabs, and after a reload before the page is painted', async ({
  page,
  context,
  category,
}) => {
  await open(page, category.url)
  const other = await context.newPage()
  await open(other, '/search?q=oak')
  await button(page, shell.vat.ex).click()
  await expect(other.locator('html')).toHaveAttribute('data-vat', 'ex')
  await expect(button(other, shell.vat.ex)).toHaveAttribute('aria-pressed', 'true')
  await other.close()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client*', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await expect.poll(() => standsOut(page)).toEqual(['ex'])
  const blocks = await page
    .locator('head script:not([type])')
    .evaluateAll((scripts: HTMLScriptElement[]) =>
      scripts.map(({ async, defer, src }) => ({ waits: !async && !defer, isFile: src !== '' })),
    )
  expect(blocks).toEqual([{ waits: true, isFile: true }])

  release()
  await waitForHydration(page)
  expect(await standsOut(page)).toEqual(['ex'])
  await expect(button(page, shell.vat.ex)).toHaveAttribute('aria-pressed', 'true')
})

// LIST-18
test('a choice changes the cards in the window first, and then all others', async ({ page, department }) => {
  await open(page, department.url)
  await page.mouse.move(1, 1)
  const whole = page.locator('html[data-whole]')
  await expect(whole).toBeAttached()
  const skipped = await button(page, shell.vat.ex).evaluate((choice: HTMLElement) => {
    choice.click()
    const cards = [...document.querySelectorAll<HTMLElement>('main li:has(> article)')]
    return cards
      .filter((card) => card.style.contentVisibility === 'hidden')
      .map((card) => (card.getBoundingClientRect().top > innerHeight ? 'below' : 'in the window'))
  })
  expect(new Set(skipped)).toEqual(new Set(['below']))
  await expect(whole).toBeAttached()
  await expect(page.locator('main li[style*="hidden"]')).toHaveCount(0)
})

/** Firewood has the reduced rate. */
const TIMBER_AND_FIREWOOD = { url: '/timber?sort=price_asc', name: 'Timber' }

/** Prices of the cards in order, with or without VAT. */
function pricesShown(page: Page, form: 'inc' | 'ex'): Promise<number[]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll(
      (cards, form) =>
        cards.map((card) => {
          const price = [...card.querySelectorAll(`span[data-vat=${form}]`)].find((span) => !span.closest('s'))
          return Number(/[\d,.]+/.exec(price?.textContent ?? '')?.[0].replaceAll(',', ''))
        }),
      form,
    )
}

/** Finds the prices that stand out on a page: alone, or larger than the other one. */
function standsOut(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const size = (form: HTMLElement) => (form.checkVisibility() ? Number.parseFloat(getComputedStyle(form).fontSize) : 0)
    const forms = [...main.querySelectorAll<HTMLElement>('span[data-vat=inc]')].flatMap((inc) => {
      const ex = inc.parentElement?.querySelector<HTMLElement>('span[data-vat=ex]')
      const [gross, net] = [size(inc), ex ? size(ex) : 0]
      if (gross === 0 && net === 0) return []
      return gross > net ? ['inc'] : net > gross ? ['ex'] : ['neither']
    })
    return [...new Set(forms)]
  })
}
