import type { Page } from '@playwright/test'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { keptBuild, keptCatalog } from '../kit/kept.ts'
import { expect, hydrated, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const shell = english.get('shell')
const search = english.get('listing').search
const errorPages = english.get('content').errorPages

/** '14:05 20/11/2026' */
const MOMENT = /prices (?:are from|as of) \d{1,2}:\d{2} \d{1,2}\/\d{1,2}\/\d{4}/i

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.getByLabel(shell.search.label)

// CACHE-12
test('an offline search finds unvisited products and says how old their prices are', async ({ page, context, products }) => {
  const product = productOfType(products, 'Configurable')
  await open(page, '/')
  await keptBuild(page)
  await keptCatalog(page)
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(`/search?${new URLSearchParams({ q: product.name })}`)
  await expect(title(later)).toHaveText(search.title(product.name))
  const main = later.getByRole('main')
  await expect(main.getByText(MOMENT)).toBeVisible()
  const found = main.getByRole('link', { name: product.name }).first()
  await expect(found).toHaveAttribute('href', product.url)
  await expect(found).toContainText(/£\d/)
  await hydrated(later)
  await judge(later)
  await later.setViewportSize({ width: 320, height: 640 })
  expect([await sidewaysScroll(later), await crossingTexts(later)]).toEqual([0, []])
  await later.setViewportSize({ width: 1280, height: 800 })

  await field(later).fill(product.name)
  const suggestions = later.getByRole('listbox', { name: shell.search.suggestions })
  await expect(suggestions.getByRole('option', { name: product.name }).first()).toBeVisible()
  await expect(later.getByRole('search').getByText(MOMENT)).toBeVisible()
  await field(later).press('Escape')

  await found.click()
  await expect(title(later)).toHaveText(errorPages.offline.title)
  await expect(main.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(main.getByRole('row').filter({ hasText: /£\d/ }).first()).toBeVisible()
  await expect(main.getByText(MOMENT)).toBeVisible()
  await judge(later)

  await later.goBack()
  await expect(found).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByText(MOMENT)).toBeHidden()
  await expect(title(later)).toHaveText(search.title(product.name))
  await expect(main.getByRole('article').first()).toBeVisible()
})
