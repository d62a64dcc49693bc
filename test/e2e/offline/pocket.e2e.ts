import type { Page } from '@playwright/test'
import type { CatalogueIndexAnswer } from '#schema/catalogue-index.types.ts'
import { type RewritingPlatform, rewritingPlatform } from '../../kit/rewriting-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { plainProducts } from '../kit/catalogue.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { ageCatalogue, keptBuild, keptCatalogue, keptIndex } from '../kit/kept.ts'
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
  await keptCatalogue(page)
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

/** The prices of a document without an offer, net. */
const costing = (net: number) => ({
  ...{ price: net, final_price: net, special_price: 0, original_price: net, original_final_price: net },
  original_special_price: null,
})

test.describe('a shop whose prices change', () => {
  let platform: RewritingPlatform
  let own: RunningShop
  /** What costs something else now. */
  let dearer: { readonly sku: string; readonly net: number } | null = null

  test.beforeEach(async ({ shop }) => {
    dearer = null
    platform = await rewritingPlatform(shop.sandboxUrl, (entity, document) =>
      entity === 'product' && dearer && document.sku === dearer.sku ? { ...document, ...costing(dearer.net) } : document,
    )
    own = await startShop({
      env: { ...PATIENT, PLATFORM_URL: platform.url, PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' },
    })
  })
  test.afterEach(async ({ context }) => {
    await context.close()
    await own.stop()
    await platform.close()
  })

  // CACHE-12
  test('sends a device only what changed, and an offline search finds the new price', async ({ page, context, products }) => {
    const [product] = plainProducts(products)
    if (!product) throw new Error('The catalogue has no plain product')
    const index = (query = '') => page.request.get(`${own.url}/catalogue-index.json${query}`)
    const indexNow = async (): Promise<CatalogueIndexAnswer> => (await index()).json()
    const priceIn = (index: CatalogueIndexAnswer) => index.changed.find(({ sku }) => sku === product.sku)?.price?.gross ?? 0
    await open(page, own.url)
    await keptBuild(page)
    await keptCatalogue(page)
    const before = await indexNow()
    expect(await keptIndex(page)).toContain(before.version)

    dearer = { sku: product.sku, net: 4321.5 }
    await expect.poll(async () => priceIn(await indexNow())).toBeGreaterThan(432_150)
    const after = await indexNow()
    const answers: { readonly query: string; readonly bytes: number }[] = []
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url())
      if (pathname === '/catalogue-index.json')
        answers.push({ query: search, bytes: Number(response.headers()['content-length']) })
    })
    await ageCatalogue(page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => keptIndex(page)).toContain(after.version)
    const query = `?since=${before.version}`
    expect(answers).toEqual([{ query, bytes: expect.any(Number) }])
    // Some products of some hundreds.
    expect(answers[0]?.bytes).toBeLessThan(Number((await index()).headers()['content-length']) / 20)
    const { since, changed, removed }: CatalogueIndexAnswer = await (await index(query)).json()
    // What is sold as a part of something else changes that too.
    const former = new Set(before.changed.map((each) => JSON.stringify(each)))
    expect({ since, changed, removed }).toEqual({
      since: before.version,
      changed: after.changed.filter((each) => !former.has(JSON.stringify(each))),
      removed: [],
    })
    expect(changed.map(({ sku }) => sku)).toContain(product.sku)
    await page.close()

    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(`${own.url}/search?${new URLSearchParams({ q: product.name })}`)
    await expect(title(later)).toHaveText(search.title(product.name))
    const main = later.getByRole('main')
    await expect(main.getByText(MOMENT)).toBeVisible()
    const found = main.getByRole('link', { name: product.name }).first()
    await expect(found).toHaveAttribute('href', product.url)
    await expect(found).toContainText(`£${(priceIn(after) / 100).toLocaleString('en-GB')}`)
  })
})
