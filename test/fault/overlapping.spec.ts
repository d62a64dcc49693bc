import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartLineInput } from '#schema/generated/types.ts'
import { SIGN_OUT, SIGN_UP } from '../kit/accounts.ts'
import { catalogProducts, isListed } from '../kit/catalog.ts'
import { createShopper, type Shopper } from '../kit/shopper.ts'
import { type WatchedShop, watchedShop } from '../kit/watched-shop.ts'

const SYNC = `mutation ($input: CartSyncInput!) {
  cartSync(input: $input) { cart { lines { sku quantity } revision } userErrors { code field } }
}`
const CREDENTIALS = { password: 'Newel-Post-7', firstName: 'Anna', lastName: 'Birch' }
const SIGN_IN = `mutation ($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { cart { lines { sku quantity } } userErrors { code } }
}`
const WHO = '{ customer { email } cart { lines { sku quantity } } }'
const ENOUGH = 200

let shop: WatchedShop
let skus: readonly string[]
beforeAll(async () => {
  const products = await catalogProducts()
  skus = products
    .filter((product) => isListed(product) && product.type_id === 'simple' && (product.stock.qty ?? 0) > ENOUGH)
    .map(({ sku }) => sku)
  shop = await watchedShop({ LOG_LEVEL: 'warn' })
}, 60_000)
afterAll(() => shop?.stop())

const guest = (cookie?: string) => createShopper(shop.url, cookie)
const toLines = (quantities: Readonly<Record<number, number>>): CartLineInput[] =>
  Object.entries(quantities).map(([i, quantity]) => ({ key: skus[Number(i)] ?? '', sku: skus[Number(i)] ?? '', quantity }))
const sync = async (browser: Shopper, revision: number, quantities: Readonly<Record<number, number>>) =>
  (await browser.ask(SYNC, { input: { deviceId: 'one-device', revision, lines: toLines(quantities) } })).data?.cartSync ?? null
/** Returns the platform's quantities sorted by sku: lines added concurrently have no fixed order. */
const readCart = async (browser: Shopper) =>
  (await browser.ask(WHO)).data?.cart?.lines.map(({ sku, quantity }) => [sku, quantity]).toSorted() ?? null
const toQuantities = (quantities: Readonly<Record<number, number>>) =>
  toLines(quantities)
    .map(({ sku, quantity }) => [sku, quantity])
    .toSorted()

let accounts = 0
/** Creates a customer who has put three of the first board into the cart in another browser. */
async function registerCustomer() {
  const account = { ...CREDENTIALS, email: `overlapping-${process.pid}-${++accounts}@oakandash.example` }
  const elsewhere = guest()
  await elsewhere.ask(SIGN_UP, { input: account })
  await sync(elsewhere, 1, { 0: 3 })
  return { elsewhere, credentials: { email: account.email, password: account.password } }
}

describe('concurrent syncs of one cart', () => {
  it('add each line once', async () => {
    const browser = guest()
    await sync(browser, 1, { 0: 1 })
    const { cookie } = browser
    const all = { 0: 2, 1: 3, 2: 4 }
    await Promise.all([1, 2, 3].map(() => sync(guest(cookie), 2, all)))
    expect(await readCart(browser)).toEqual(toQuantities(all))
  })

  it('apply the newest revision, whatever order they arrive in', async () => {
    const browser = guest()
    await sync(browser, 1, { 0: 1 })
    const { cookie } = browser
    await Promise.all([4, 2, 3].map((revision) => sync(guest(cookie), revision, { 0: revision, 1: revision })))
    expect(await readCart(browser)).toEqual(toQuantities({ 0: 4, 1: 4 }))
  })

  it('add nothing twice even if none of them has a cookie', async () => {
    const browsers = [guest(), guest(), guest()]
    await Promise.all(browsers.map((browser) => sync(browser, 1, { 0: 1, 1: 2 })))
    for (const browser of browsers) {
      // The browser keeps the cookie that came last.
      await sync(browser, 2, { 0: 1, 1: 5 })
      expect(await readCart(browser)).toEqual(toQuantities({ 0: 1, 1: 5 }))
    }
  })
})

describe('sign-in during syncs', () => {
  it('adds the guest’s quantities once', async () => {
    const { credentials } = await registerCustomer()
    const browser = guest()
    await sync(browser, 1, { 0: 2, 1: 1 })
    const { cookie } = browser
    const before = sync(guest(cookie), 2, { 0: 2, 1: 4 })
    const signIn = browser.ask(SIGN_IN, { input: credentials })
    const after = sync(guest(cookie), 3, { 0: 2, 1: 4 })
    await Promise.all([before, signIn, after])
    expect(await readCart(browser)).toEqual(toQuantities({ 0: 5, 1: 4 }))
  })

  it('adds them once if its answer was lost and it is sent again', async () => {
    const { credentials } = await registerCustomer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    await guest(cookie).ask(SIGN_IN, { input: credentials })
    const again = guest(cookie)
    const { data } = await again.ask(SIGN_IN, { input: credentials })
    expect(data?.customerSignIn.cart?.lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(await readCart(again)).toEqual(toQuantities({ 0: 5 }))
  })

  it('adds them once if its answer was lost and the device cart changed before it is sent again', async () => {
    const { credentials } = await registerCustomer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    await guest(cookie).ask(SIGN_IN, { input: credentials })
    // The device keeps its changes and sends them again, against the merged cart.
    expect(await sync(browser, 2, { 0: 2, 1: 1 })).toMatchObject({ cart: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    await browser.ask(SIGN_IN, { input: credentials })
    expect(await readCart(browser)).toEqual(toQuantities({ 0: 5 }))
    await sync(browser, 2, { 0: 5, 1: 1 })
    expect(await readCart(browser)).toEqual(toQuantities({ 0: 5, 1: 1 }))
  })

  it('adds them once if it is sent twice at the same time', async () => {
    const { credentials } = await registerCustomer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    const both = [guest(cookie), guest(cookie)]
    await Promise.all(both.map((each) => each.ask(SIGN_IN, { input: credentials })))
    for (const each of both) expect(await readCart(each)).toEqual(toQuantities({ 0: 5 }))
  })
})

describe('sign-out during a sync', () => {
  it('leaves no customer data behind any cookie', async () => {
    const { elsewhere: browser, credentials } = await registerCustomer()
    const { cookie } = browser
    shop.platform.failBy({ faults: ['delayed'], paths: /cart\/update$/, delayMs: 300 })
    const late = guest(cookie)
    const since = shop.platform.calls.length
    const syncing = sync(late, 2, { 0: 7 })
    await expect.poll(() => shop.platform.calls.slice(since)).toContain('/api/cart/update')
    await browser.ask(SIGN_OUT)
    await syncing
    shop.platform.fail('none')
    for (const each of [browser, late, guest(cookie)]) {
      const { data, text } = await each.ask(WHO)
      expect([data?.customer, data?.cart]).toEqual([null, null])
      expect(text).not.toContain(credentials.email)
    }
  })
})
