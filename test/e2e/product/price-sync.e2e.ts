import type { Page } from '@playwright/test'
import { IDLE_CHUNK } from '../../../web/idle-modules.ts'
import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { builtChunk, builtClosure, builtFile } from '../kit/built-file.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { operationName } from '../kit/operations.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const catalog = english.get('catalog')

const RENDER_LIST = /render-list/

test.use({
  expectedMessages:
    /ERR_INTERNET_DISCONNECTED|is not ready|(?:A list of this device|The cart) cannot be used|The account could not be opened|Part of the page stays as it is/,
})

let platform: FaultyPlatform
let other: RunningShop

/** Starts a shop with other settings for the tests of a group, on a platform of its own. The shop knows prices it has confirmed. */
function startForGroup(env: Readonly<Record<string, string>>) {
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ shop }) => {
    platform = await faultyPlatform(shop.sandboxUrl)
    other = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url, ...env } })
  })
  test.afterEach(async ({ context }) => {
    await context.close()
    platform.fail('none')
  })
  test.afterAll(async () => {
    await other.stop()
    await platform.close()
  })
}

/** Products that no other test of a group has opened. */
const unopened = (products: readonly KnownProduct[], index: number): KnownProduct => {
  const found = plainProducts(products)[index]
  if (!found) throw new Error('The catalogue has too few plain products')
  return found
}

/** The price below the name of the product. */
const findPrice = (page: Page) => page.getByRole('main').locator('[data-size="page"]').first()

test.describe('a shop that clears prices before it confirms them', () => {
  startForGroup(contentWith({ settings: { platform: { priceSyncWait: false, clearPricesBeforeSync: true } } }))

  // PRICE-1, PRICE-4
  test('placeholders of late prices are replaced and announced once the prices are confirmed', async ({ page, products }) => {
    const product = unopened(products, 0)
    const heard = await recordEvents(page)
    const asked = recordQueries(page)
    const release = await holdAnswers(page)
    await page.goto(other.url + product.url)
    const box = findPrice(page)
    await expect(box.getByText(catalog.price.checking)).toBeVisible()
    await expect(box.getByText(/£\d/).filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('#buy').getByText(/£\d/).filter({ visible: true })).toHaveCount(0)

    release()
    await expect.poll(heard).toEqual([{ skus: expect.arrayContaining([product.sku]) }])
    await expect(box.getByText(/£\d/).first()).toBeVisible()
    await expect(page.getByText(catalog.price.checking)).toBeHidden()
    await expect(unconfirmed(page)).toHaveCount(0)
    await waitForHydration(page)
    await expect(page.getByText(catalog.price.unconfirmed)).toBeHidden()
    expect(asked).toHaveLength(1)
  })

  test('a price that cannot be confirmed is the stored one, says so, and is requested once', async ({ page, products }) => {
    platform.fail('error 500', RENDER_LIST)
    const product = unopened(products, 1)
    const heard = await recordEvents(page)
    const asked = recordQueries(page)
    await page.goto(other.url + product.url)
    const box = findPrice(page)
    await expect(box.getByText(catalog.price.unconfirmed).first()).toBeVisible()
    await expect(box.getByText(/£\d/).first()).toBeVisible()
    await expect(box.getByText(catalog.price.checking)).toBeHidden()
    await expect.poll(heard).toEqual([{ skus: [] }])
    expect(asked).toHaveLength(1)
  })

  test('without scripts the stored price is shown', async ({ products, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(other.url + unopened(products, 2).url)
    await expect(findPrice(page).getByText(/£\d/).first()).toBeVisible()
    await expect(page.getByText(catalog.price.checking)).toBeHidden()
    await context.close()
  })

  test('offline no price is requested', async ({ page, products, context }) => {
    platform.fail('error 500', RENDER_LIST)
    const asked = recordQueries(page)
    const came = new Set<string>()
    page.on('requestfinished', (request) => void came.add(new URL(request.url()).pathname))
    // Goes offline once the code that confirms prices has loaded.
    await page.route(builtFile('web/data/apollo/data-layer.ts'), async (route) => {
      const script = await route.fetch()
      await expect.poll(() => builtClosure(builtChunk(IDLE_CHUNK)).filter((path) => !came.has(path))).toEqual([])
      await context.setOffline(true)
      await route.fulfill({ response: script })
    })
    await page.goto(other.url + unopened(products, 3).url)
    await expect(findPrice(page).getByText(catalog.price.unconfirmed).first()).toBeVisible()
    expect(asked).toEqual([])
  })
})

test.describe('a shop that waits for stock for a short time only', () => {
  const content = contentWith({ settings: { platform: { priceSync: false } } })
  startForGroup({ ...content, PLATFORM_SYNC_TIMEOUT_MS: '50', PLATFORM_TIMEOUT_MS: '400', PLAYGROUND: 'true' })

  // STOCK-13
  test('late stock is filled in by itself', async ({ page, products }) => {
    platform.fail('slow', /\/stock\//)
    const product = productOfType(products, 'Simple')
    const asked = recordQueries(page)
    const release = await holdAnswers(page)
    await page.goto(other.url + product.url)
    const box = page.locator('#buy')
    await expect(box.getByText(catalog.stock.status.VOLATILE)).toBeVisible()

    platform.fail('none')
    // So that the shop has the stock within its 50 ms, however busy the machine is.
    await expect.poll(() => stockStatus(page, product.sku)).not.toBe('VOLATILE')
    release()
    await expect.poll(() => asked.length).toBe(1)
    await expect(box.getByText(catalog.stock.status.VOLATILE)).toBeHidden()
    await expect(box.locator('[data-status="OK"], [data-status="OUT_OF_STOCK"]').first()).toBeVisible()
  })
})

const unconfirmed = (page: Page) => page.getByRole('main').locator('[data-unconfirmed]')

/** Collects the events that the window receives. */
async function recordEvents(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    addEventListener('prices-after-sync', (event) => event instanceof CustomEvent && heard.push(event.detail))
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** Records the names of the queries about the page's product. */
function recordQueries(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = operationName(request)
    if (name === 'Dispatch' || name === 'ProductPage') names.push(name)
  })
  return names
}

/** Holds back answers of the shop until the returned function releases them. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql?**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function stockStatus(page: Page, sku: string): Promise<string> {
  const query = `{ product(by: { sku: ${JSON.stringify(sku)} }) { stock { status } } }`
  const reply = await page.request.post(`${other.url}/graphql`, { data: { query } })
  return (await reply.json()).data.product.stock.status
}
