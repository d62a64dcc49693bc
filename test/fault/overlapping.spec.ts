import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartLineInput } from '#schema/generated/types.ts'
import { SIGN_OUT, SIGN_UP } from '../kit/accounts.ts'
import { catalogueProducts, isListed } from '../kit/catalogue.ts'
import { type Shopper, shopper } from '../kit/shopper.ts'
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
  const products = await catalogueProducts()
  skus = products
    .filter((product) => isListed(product) && product.type_id === 'simple' && (product.stock.qty ?? 0) > ENOUGH)
    .map(({ sku }) => sku)
  shop = await watchedShop({ RATE_LIMIT_SIGN_IN: '1000', LOG_LEVEL: 'warn' })
}, 60_000)
afterAll(() => shop?.stop())

const guest = (cookie?: string) => shopper(shop.url, cookie)
const linesOf = (quantities: Readonly<Record<number, number>>): CartLineInput[] =>
  Object.entries(quantities).map(([i, quantity]) => ({ key: skus[Number(i)] ?? '', sku: skus[Number(i)] ?? '', quantity }))
const sync = async (browser: Shopper, revision: number, quantities: Readonly<Record<number, number>>) =>
  (await browser.ask(SYNC, { input: { deviceId: 'one-device', revision, lines: linesOf(quantities) } })).data?.cartSync ?? null
/** By what the platform counts, in the order of skus: of lines that were added at once any may come first. */
const cartOf = async (browser: Shopper) =>
  (await browser.ask(WHO)).data?.cart?.lines.map(({ sku, quantity }) => [sku, quantity]).toSorted() ?? null
const quantitiesOf = (quantities: Readonly<Record<number, number>>) =>
  linesOf(quantities)
    .map(({ sku, quantity }) => [sku, quantity])
    .toSorted()

let accounts = 0
/** A customer who has three of the first board in the cart, from another browser. */
async function customer() {
  const account = { ...CREDENTIALS, email: `overlapping-${process.pid}-${++accounts}@oakandash.example` }
  const elsewhere = guest()
  await elsewhere.ask(SIGN_UP, { input: account })
  await sync(elsewhere, 1, { 0: 3 })
  return { elsewhere, credentials: { email: account.email, password: account.password } }
}

describe('syncs of one cart at once', () => {
  it('put each line into it once', async () => {
    const browser = guest()
    await sync(browser, 1, { 0: 1 })
    const { cookie } = browser
    const all = { 0: 2, 1: 3, 2: 4 }
    await Promise.all([1, 2, 3].map(() => sync(guest(cookie), 2, all)))
    expect(await cartOf(browser)).toEqual(quantitiesOf(all))
  })

  it('come to the newest of them, in whatever order they arrive', async () => {
    const browser = guest()
    await sync(browser, 1, { 0: 1 })
    const { cookie } = browser
    await Promise.all([4, 2, 3].map((revision) => sync(guest(cookie), revision, { 0: revision, 1: revision })))
    expect(await cartOf(browser)).toEqual(quantitiesOf({ 0: 4, 1: 4 }))
  })

  it('double nothing though none of them has a cookie', async () => {
    const browsers = [guest(), guest(), guest()]
    await Promise.all(browsers.map((browser) => sync(browser, 1, { 0: 1, 1: 2 })))
    for (const browser of browsers) {
      // Whichever cookie came last is the browser's.
      await sync(browser, 2, { 0: 1, 1: 5 })
      expect(await cartOf(browser)).toEqual(quantitiesOf({ 0: 1, 1: 5 }))
    }
  })
})

describe('a sign-in in the middle of syncs', () => {
  it('adds the quantities of the guest once', async () => {
    const { credentials } = await customer()
    const browser = guest()
    await sync(browser, 1, { 0: 2, 1: 1 })
    const { cookie } = browser
    const before = sync(guest(cookie), 2, { 0: 2, 1: 4 })
    const signIn = browser.ask(SIGN_IN, { input: credentials })
    const after = sync(guest(cookie), 3, { 0: 2, 1: 4 })
    await Promise.all([before, signIn, after])
    expect(await cartOf(browser)).toEqual(quantitiesOf({ 0: 5, 1: 4 }))
  })

  it('adds them once when its answer got lost and it is sent again', async () => {
    const { credentials } = await customer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    await guest(cookie).ask(SIGN_IN, { input: credentials })
    const again = guest(cookie)
    const { data } = await again.ask(SIGN_IN, { input: credentials })
    expect(data?.customerSignIn.cart?.lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(await cartOf(again)).toEqual(quantitiesOf({ 0: 5 }))
  })

  it('adds them once when its answer got lost and the device has changed its cart before it is sent again', async () => {
    const { credentials } = await customer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    await guest(cookie).ask(SIGN_IN, { input: credentials })
    // It keeps what it wants, and sends it by what is in both carts then.
    expect(await sync(browser, 2, { 0: 2, 1: 1 })).toMatchObject({ cart: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    await browser.ask(SIGN_IN, { input: credentials })
    expect(await cartOf(browser)).toEqual(quantitiesOf({ 0: 5 }))
    await sync(browser, 2, { 0: 5, 1: 1 })
    expect(await cartOf(browser)).toEqual(quantitiesOf({ 0: 5, 1: 1 }))
  })

  it('adds them once when it is sent twice at the same time', async () => {
    const { credentials } = await customer()
    const browser = guest()
    await sync(browser, 1, { 0: 2 })
    const { cookie } = browser
    const both = [guest(cookie), guest(cookie)]
    await Promise.all(both.map((each) => each.ask(SIGN_IN, { input: credentials })))
    for (const each of both) expect(await cartOf(each)).toEqual(quantitiesOf({ 0: 5 }))
  })
})

describe('a sign-out while a sync is under way', () => {
  it('leaves nothing of the customer in any answer’s cookie', async () => {
    const { elsewhere: browser, credentials } = await customer()
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
