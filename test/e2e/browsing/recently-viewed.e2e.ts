import type { Page } from '@playwright/test'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { keptViewed } from '../kit/kept.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const words = english.get('catalog').recentlyViewed

const rail = (page: Page) => page.getByRole('main').getByRole('region', { name: words.title })
const names = (page: Page) => rail(page).getByRole('heading', { level: 3 })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Scrolls until the list of recently viewed products loads. */
async function reach(page: Page) {
  await expect(async () => {
    await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded()
    await expect(rail(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function see(page: Page, { url, name }: { readonly url: string; readonly name: string }) {
  await follow(page, url)
  await expect(title(page)).toHaveText(name)
}

test('recently viewed products appear below the open product, the latest first, and on the home page', async ({
  page,
  products,
}) => {
  const [simple, grouped, virtual] = (['Simple', 'Grouped', 'Virtual'] as const).map((type) => productOfType(products, type))
  if (!simple || !grouped || !virtual) throw new Error('The catalogue lacks a type')
  await open(page, simple.url)
  await see(page, grouped)
  await see(page, simple)
  await see(page, virtual)
  await reach(page)
  await expect(names(page)).toHaveText([simple.name, grouped.name])
  await expect.poll(() => keptViewed(page)).toBe(JSON.stringify([virtual.sku, simple.sku, grouped.sku]))

  await open(page, '/')
  await reach(page)
  await expect(names(page)).toHaveText([virtual.name, simple.name, grouped.name])
  await rail(page).getByRole('button', { name: words.clear }).click()
  await expect(rail(page)).toBeHidden()
  await expect.poll(() => keptViewed(page)).toBe('[]')

  await open(page, simple.url)
  await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded()
  await expect(rail(page)).toHaveCount(0)
})

test('the list of recently viewed products leaves no gap while it is empty', async ({ page, products }) => {
  await open(page, productOfType(products, 'Simple').url)
  const gap = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const ends = [...article.children]
        .filter(({ childElementCount }) => childElementCount > 0)
        .map((part) => part.getBoundingClientRect().bottom)
      const { paddingBottom } = getComputedStyle(article)
      return article.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Math.max(...ends)
    })
  expect(Math.abs(gap)).toBeLessThan(1)
})

test.describe('recently viewed products offline', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('include the products seen', async ({ page, context, products }) => {
    const [simple, virtual] = [productOfType(products, 'Simple'), productOfType(products, 'Virtual')]
    await openWithScreens(page, simple.url)
    await see(page, virtual)
    await context.setOffline(true)
    await see(page, simple)
    await see(page, virtual)
    await reach(page)
    await expect(names(page)).toHaveText([simple.name])
  })
})
