import { platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptBuild, keptCatalog, pageData } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('content').errorPages.offlineCatalog
const {
  chooseOptions,
  cart: { quickAdd },
} = english.get('catalog')

const TOOLS = ['CuttingPage', 'DeckCalculator', 'MouldingCalculator', 'MouldingCalculator']

/** '14:05 20/11/2026' */
const MOMENT = /prices (?:are from|as of) \d{1,2}:\d{2} \d{1,2}\/\d{1,2}\/\d{4}/i

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

// CACHE-18, CACHE-19, CACHE-20, CACHE-23
test('an unvisited category offline lists products with dated prices and adds them', async ({
  page,
  context,
  products,
  category,
  shop,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const loaded: (string | null)[] = []
  page.on('requestfinished', (request) => loaded.push(operationName(request)))
  await open(page, '/')
  await keptBuild(page)
  await keptCatalog(page)
  await page.mouse.move(200, 200)
  await expect.poll(() => loaded.filter((name) => name && TOOLS.includes(name)).sort()).toEqual(TOOLS)
  await context.setOffline(true)

  const { texts } = (await pageData(page)).shop
  const calculators = Object.entries(texts.calculators ?? {}).map(([kind, named]) => [`/calculators/${kind}`, named?.title ?? ''])
  expect(calculators).toHaveLength(3)
  for (const [path = '', name = ''] of [['/cutting-form', english.get('cutting').title], ...calculators]) {
    await follow(page, path)
    await expect(title).toHaveText(name)
    await expect(main.getByRole('textbox').or(main.getByRole('spinbutton')).first()).toBeVisible()
  }

  await follow(page, category.url)
  await expect(title).toHaveText(category.name)
  await expect(main.getByText(MOMENT)).toBeVisible()
  await page.reload()
  await expect(title).toHaveText(category.name)
  const status = main.getByRole('status').filter({ hasText: words.found(category.total) })
  await expect(status).toBeVisible()
  await waitForHydration(page)
  await judge(page)
  const added = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: quickAdd }) })
    .first()
  const url = await added.getByRole('link').getAttribute('href')
  await added.getByRole('button', { name: quickAdd }).click()
  await expect(added.getByRole('button', { name: quickAdd })).toContainText('1')
  await page.setViewportSize({ width: 320, height: 640 })
  expect([await sidewaysScroll(page), await crossingTexts(page)]).toEqual([0, []])

  // SEARCH-34
  await follow(page, '/search?q=xylophonist')
  await expect(main.getByText(words.nothing('xylophonist'))).toBeVisible()
  await expect(main.getByText(english.get('listing').search.ask)).toBeVisible()
  await page.goBack()

  const sizes = find(products, ({ __typename, variants }) => __typename === 'ConfigurableProduct' && variants.length > 1)
  await follow(page, `/search?q=${sizes.sku}`)
  await main
    .getByRole('link', { name: chooseOptions })
    .and(main.locator(`[href="${sizes.url}"]`))
    .click()
  await expect(title).toHaveText(sizes.name)
  const size = main
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: quickAdd }) })
    .last()
  await size.getByRole('button', { name: quickAdd }).click()
  await expect(size.getByRole('button', { name: quickAdd })).toContainText('1')
  await expect(main.getByText(MOMENT)).toBeVisible()
  expect([await sidewaysScroll(page), await crossingTexts(page)]).toEqual([0, []])
  await page.goBack()
  await page.goBack()

  await context.setOffline(false)
  await expect(main.getByText(MOMENT)).toBeHidden()
  await expect(title).toHaveText(category.name)
  await expect(main.getByRole('article').first()).toBeVisible()
  const { sku } = find(products, (each) => each.url === url)
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [sku]: 1, [sizes.variants.at(-1)?.sku ?? '']: 1 })
})
