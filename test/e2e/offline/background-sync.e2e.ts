import type { BrowserContext, Page } from '@playwright/test'
import { CurrentCustomerDocument } from '#schema/generated/operations.ts'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountView, deviceText, newCustomer, signUpByRequest, accountWords as words } from '../kit/account.view.ts'
import { backgroundSync, lookIn } from '../kit/background-sync.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { follow } from '../kit/follow.ts'
import { keptCart, keptCatalog, keptCustomer, keptTasks } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { test as base, expect, openWithScreens, waitForHydration } from '../kit/shop.fixture.ts'

interface OwnShop {
  readonly platform: FaultyPlatform
  readonly own: RunningShop
}

/** Each worker starts one shop. */
const test = base.extend<object, { readonly ownShop: OwnShop }>({
  ownShop: [
    async ({ shop }, use) => {
      const platform = await faultyPlatform(shop.sandboxUrl)
      const own = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url } })
      await use({ platform, own })
      await own.stop()
      await platform.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|has to be tried again/ })

let platform: FaultyPlatform
let own: RunningShop
test.beforeEach(({ ownShop }) => {
  ;({ platform, own } = ownShop)
})
test.afterEach(async ({ context }) => {
  await context.close()
  platform.failBy()
})

/** Opens a product and waits until the service worker controls the page. */
async function openWithWorker(page: Page, { url }: KnownProduct) {
  await openWithScreens(page, own.url + url)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Adds the open product to the cart offline, and waits until the device has the task and the browser the sync tag. */
async function addOffline(page: Page, { sku }: KnownProduct, count: number) {
  const { add, link } = cartView(page)
  await page.context().setOffline(true)
  for (let pressed = 0; pressed < count; pressed += 1) await add.click()
  await expect(link(count)).toBeVisible()
  await expect.poll(() => keptTasks(page)).toContain(`"sku":"${sku}","parentSku":null,"itemId":null,"quantity":${count}`)
  await expect.poll(() => readTags(page)).not.toEqual([])
}

/** The sync tags registered with the browser. */
const readTags = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => Reflect.get(await navigator.serviceWorker.ready, 'sync').getTags())

async function fetchCustomer(context: BrowserContext): Promise<unknown> {
  const reply = await context.request.post(`${own.url}/graphql`, {
    headers: { [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value },
    data: { documentId: CurrentCustomerDocument.id, variables: {} },
  })
  return (await reply.json()).data.customer
}

// QUEUE-12
test('items added offline reach the platform once after the last page was closed', async ({ page, context, products }) => {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const { sync, tags, closed } = await backgroundSync(context, own.url)
  await openWithWorker(page, product)
  await keptCatalog(page)
  await addOffline(page, product, 2)
  platform.fail('error 500', /\/api\/cart/)
  await closed(page)
  platform.calls.length = 0
  await context.setOffline(false)
  await expect.poll(() => platform.calls.filter((path) => path.startsWith('/api/cart')).length).toBeGreaterThan(0)
  await expect.poll(tags).not.toEqual([])
  platform.fail('none')
  expect(await platformCart(context.request, own.url)).toEqual({})
  await sync()
  await expect.poll(() => platformCart(context.request, own.url)).toEqual({ [product.sku]: 2 })
  await sync()

  const later = await context.newPage()
  await openWithScreens(later, `${own.url}/cart`)
  await expect(cartView(later).quantity(product.name)).toHaveValue('2')
  await expect(cartView(later).total).toBeVisible()
  await expect.poll(() => keptCart(later)).toContain('"intents":[]')
  await expect.poll(() => keptTasks(later)).toBe('[]')
  expect(await platformCart(context.request, own.url)).toEqual({ [product.sku]: 2 })
  await expectPageSends(later, product, sync)
})

/** Expects that the open page with the cart sends a change of its line, although the worker gets the sync event. */
async function expectPageSends(page: Page, { name, sku }: KnownProduct, sync: () => Promise<void>) {
  // The page believes that it is offline, although the browser is not.
  await page.route('**/client-manifest.json', (route) => route.abort())
  await page.route('**/graphql', (route) => route.abort())
  const { quantity, link } = cartView(page)
  await quantity(name).fill('3')
  await quantity(name).press('Enter')
  await expect(link(3)).toBeVisible()
  await expect.poll(() => keptTasks(page)).toContain('"transmited":false')
  const sent = page.waitForResponse((response) => operationName(response.request()) === 'CartSync')
  await page.unroute('**/graphql')
  await sync()
  await sent
  await expect.poll(() => platformCart(page.context().request, own.url)).toEqual({ [sku]: 3 })
  await expect.poll(() => keptTasks(page)).toBe('[]')
}

// USER-16
test('a sign-out made offline reaches the server, and no private data is sent or left', async ({ page, context, products }) => {
  const [, product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const customer = newCustomer()
  const { sync, closed } = await backgroundSync(context, own.url)
  await signUpByRequest(page, own.url, customer)
  await openWithWorker(page, product)
  await expect.poll(() => keptCustomer(page)).toContain(customer.email)
  await page.goto(`${own.url}/my-account`)
  await waitForHydration(page)
  await follow(page, product.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await addOffline(page, product, 3)
  await accountView(page).account.click()
  await accountView(page).button(words.signOut).click()
  await expect(accountView(page).guest).toBeVisible()
  // The page shows a guest at once, and the notice once all of the customer’s data is deleted.
  await expect(accountView(page).notice(words.signedOut)).toBeVisible()
  await expect.poll(() => keptTasks(page)).toContain('CustomerSignOut')
  await closed(page)
  await context.setOffline(false)
  await sync()
  await expect.poll(() => fetchCustomer(context)).toBeNull()

  const onlooker = await lookIn(context, own.url)
  expect(await deviceText(onlooker)).not.toContain(customer.email)
  expect(await platformCart(context.request, own.url)).toEqual({})
  await onlooker.close()
  expect(platform.requests.filter(({ path, body }) => path.startsWith('/api/cart') && body.includes(product.sku))).toEqual([])
})

// TOKEN-4, CART-40
test('waiting tasks of an ended session are not sent, except additions to the cart', async ({ page, context, products }) => {
  const [, , product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const customer = newCustomer()
  const { tags, closed } = await backgroundSync(context, own.url)
  await signUpByRequest(page, own.url, customer)
  await openWithWorker(page, product)
  await expect.poll(() => keptCustomer(page)).toContain(customer.email)
  await addOffline(page, product, 3)
  platform.calls.length = 0
  platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
  await closed(page)
  await context.setOffline(false)
  await expect.poll(() => platform.calls.some((path) => path.endsWith('/user/me'))).toBe(true)
  await expect.poll(tags).toEqual([])
  const onlooker = await lookIn(context, own.url)
  expect(await deviceText(onlooker)).not.toContain(customer.email)
  expect(await keptTasks(onlooker)).toBe('')
  // Additions that no server has confirmed wait for the next cart, and nothing else does.
  expect(JSON.parse(await keptCart(onlooker))).toMatchObject({
    settled: null,
    intents: [{ line: { sku: product.sku, itemId: null }, quantity: 3 }],
  })
  expect(platform.requests.filter(({ path, body }) => path.startsWith('/api/cart') && body.includes(product.sku))).toEqual([])
})
