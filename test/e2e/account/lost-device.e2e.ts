import type { Page } from '@playwright/test'
import { accountView, newCustomer, signUp, signUpByRequest, accountWords as words } from '../kit/account.view.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { keptCustomer } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import type { SharedShop } from '../kit/shared-shop.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const HINT = /^heartwood-signed-in-/

/** Deletes all storage of the browser except cookies. */
async function loseStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'indexeddb,local_storage,service_workers,cache_storage',
  })
  await session.detach()
}

const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
  })

/** From the next press on, this page cannot write to a collection of the device for half a second. */
const slowDevice = (page: Page, collection: 'syncTasks' | 'user') =>
  page.evaluate(async (store) => {
    const [known] = await indexedDB.databases()
    if (!known?.name) throw new Error('The device has no database')
    const opened = indexedDB.open(known.name)
    await new Promise((resolve) => opened.addEventListener('success', resolve, { once: true }))
    const block = () => {
      const objects = opened.result.transaction(store, 'readwrite').objectStore(store)
      const end = performance.now() + 500
      const goOn = () => {
        if (performance.now() < end) objects.count().addEventListener('success', goOn)
      }
      goOn()
    }
    addEventListener('click', block, { once: true, capture: true })
  }, collection)

/** Records the names of the private queries a page sends from now on. */
function privateQueries(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = operationName(request)
    if (request.method() === 'POST' && name === 'CurrentCustomer') names.push(name)
  })
  return names
}

/** Signs a customer up and adds a product to the cart, and waits until the platform has both: changes that it does not have are lost with the device. */
async function addAsCustomer(page: Page, { url }: SharedShop, products: readonly KnownProduct[]) {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const customer = newCustomer()
  await signUpByRequest(page, url, customer)
  await open(page, product.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await expect.poll(() => platformCart(page.request, url)).toEqual({ [product.sku]: 1 })
  return { customer, product }
}

test.use({
  expectedMessages:
    /on this device|is not kept for when there is no network|The account could not be refreshed|status of (503|401)/,
})

// USER-14, USER-17, USER-24
test('a device that lost its storage shows the session’s customer and cart, and can sign out', async ({
  page,
  shop,
  products,
}) => {
  const { account, field, button, guest, signIn } = accountView(page)
  const hints = async () => (await page.context().cookies()).filter(({ name }) => HINT.test(name))
  const { customer } = await addAsCustomer(page, shop, products)
  await expect.poll(async () => (await hints()).length).toBe(1)
  const asked = privateQueries(page)
  for (const cookie of ['is there', 'is gone']) {
    await loseStorage(page, shop.url)
    if (cookie === 'is gone') await page.context().clearCookies({ name: HINT })
    asked.length = 0
    await open(page, '/my-account/details')
    await expect(account, `the hint ${cookie}`).toBeVisible()
    await expect(field(words.email)).toHaveValue(customer.email)
    await expect(cartView(page).link(1)).toBeVisible()
    expect(asked).toEqual(['CurrentCustomer'])
    expect(await hints()).toHaveLength(1)
  }

  await loseStorage(page, shop.url)
  await page.route('**/graphql', async (route) => {
    if (operationName(route.request()) === 'CurrentCustomer') await route.fulfill({ status: 503, json: {} })
    else await route.continue()
  })
  await open(page, '/my-account/details')
  await expect(page.getByText(words.profileFailed)).toBeVisible()
  await page.unroute('**/graphql')
  await button(words.again).click()
  await expect(field(words.email)).toHaveValue(customer.email)
  await button(words.signOut).click()
  await expect(guest).toBeVisible()
  await expect(signIn).toBeVisible()
  await page.reload()
  await expect(guest).toBeVisible()
  await expect.poll(hints).toEqual([])
})

// CART-60
test('a browser that lost a customer’s cookies asks for the sign-in and copies no piece of the cart', async ({
  page,
  shop,
  products,
}) => {
  const cart = cartView(page)
  const { account, dialog, field } = accountView(page)
  const { customer, product } = await addAsCustomer(page, shop, products)
  await expect.poll(() => keptCustomer(page)).toContain(customer.email)
  await page.context().clearCookies()
  await cart.add.click()
  await field(words.email).fill(customer.email)
  await field(words.password).fill(customer.password)
  await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
  await expect(account).toBeVisible()
  await expect(cart.link(2)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 2 })
})

// USER-16
for (const collection of ['syncTasks', 'user'] as const)
  test(`a page left right after signing out stays signed out if ${collection} is written slowly`, async ({ page, shop }) => {
    const customer = newCustomer()
    const { account, button, guest } = accountView(page)
    await signUpByRequest(page, shop.url, customer)
    await open(page, '/my-account')
    await expect(account).toBeVisible()
    await expect.poll(() => keptCustomer(page)).toContain(customer.email)
    await slowDevice(page, collection)
    await button(words.signOut).click()
    await expect(guest).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await expect(guest).toBeVisible()
    await expect(account).toHaveCount(0)
  })

// USER-24
test('a device that denies storage shows the session’s customer after reloads, and can sign out', async ({ page }) => {
  const customer = newCustomer()
  const { account, field, button, guest } = accountView(page)
  await denyStorage(page)
  await open(page, '/')
  await signUp(page, customer)
  await open(page, '/my-account/details')
  await expect(field(words.email)).toHaveValue(customer.email)
  await page.reload()
  await waitForHydration(page)
  await expect(account).toBeVisible()
  // Without storage, a sign-out that a reload interrupts cannot be sent again.
  const signedOut = page.waitForResponse((response) => operationName(response.request()) === 'CustomerSignOut')
  await button(words.signOut).click()
  await expect(guest).toBeVisible()
  await signedOut
  await page.reload()
  await expect(guest).toBeVisible()
})

// USER-24
test('a session hint cookie without a session signs in no customer and keeps the guest’s data', async ({
  page,
  shop,
  products,
}) => {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  await open(page, product.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await page.context().addCookies([{ name: 'heartwood-signed-in-default-shop', value: '1', url: shop.url }])
  const { signIn } = accountView(page)
  await open(page, '/')
  await expect(signIn).toBeVisible()
  await expect(cartView(page).link(1)).toBeVisible()
  await expect.poll(async () => (await page.context().cookies()).filter(({ name }) => HINT.test(name))).toEqual([])
})

// USER-14, USER-17, USER-24
test('a shopper without the hint cookie sends no customer query and is offered sign-in', async ({ page }) => {
  const asked = privateQueries(page)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['session-after-nonauthorized', 'session-after-started', 'user-after-loggedin'])
      addEventListener(name, (event) => heard.push(`${name} ${JSON.stringify(event instanceof CustomEvent && event.detail)}`))
  })
  const readHeard = () => page.evaluate(() => Reflect.get(window, 'heard'))
  await open(page, '/')
  await expect.poll(readHeard).toEqual(['session-after-nonauthorized null', 'session-after-started {"isSignedIn":false}'])
  expect(asked).toEqual([])
  await open(page, '/my-account/details')
  const customer = newCustomer()
  await signUp(page, customer)
  await expect.poll(readHeard).toContain('user-after-loggedin null')
  // USER-14, USER-17
  await page.reload()
  await waitForHydration(page)
  await expect.poll(readHeard).toEqual(['user-after-loggedin null', 'session-after-started {"isSignedIn":true}'])
  expect(JSON.stringify(await readHeard())).not.toContain(customer.email)
})
