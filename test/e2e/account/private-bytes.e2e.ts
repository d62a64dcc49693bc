import type { Page } from '@playwright/test'
import { CartSyncDocument, CustomerOrdersDocument } from '#schema/generated/operations.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountView, deviceText, newCustomer, signIn, signUp, accountWords as words } from '../kit/account.view.ts'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { heapText } from '../kit/heap.ts'
import { keptCart, keptTasks } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

test.use({ expectedMessages: /status of 401/ })

let platform: FaultyPlatform
let own: RunningShop
// Started outside the time limit of the test, whose heap snapshots take most of it.
test.beforeAll(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  own = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url, LOG_LEVEL: 'trace' } })
})
test.afterEach(({ context }) => context.close())
test.afterAll(async () => {
  await own.stop()
  await platform.close()
})

/** Values that occur nowhere else. */
const CUSTOMER = {
  ...newCustomer(),
  firstName: 'Quillonia',
  lastName: 'Wrightsmithson',
  email: `quillonia-${Date.now()}@canary.example`,
}
const ADDRESS = { street: '77 Canarywharf Yard', city: 'Ystradgynlais', postcode: 'YO1 7HH' }
const PRIVATE = [CUSTOMER.firstName, CUSTOMER.lastName, CUSTOMER.email, ADDRESS.street, ADDRESS.city, CUSTOMER.password]

/** Credentials for the platform: tokens, and the id of a guest's cart. */
function readSecrets(): readonly string[] {
  const found = platform.requests.flatMap(({ query, body }) => {
    const sent: Readonly<Record<string, unknown>> = body.startsWith('{') ? JSON.parse(body) : {}
    return [query.get('token'), query.get('cartId'), sent.refreshToken, sent.groupToken, sent.token]
  })
  return [...new Set(found)].filter((text): text is string => typeof text === 'string' && !/^\d*$/.test(text))
}

/** Everything the scripts of a tab can read, and what the tab shows. */
async function readBytes(page: Page): Promise<Readonly<Record<string, string>>> {
  return {
    device: await deviceText(page),
    document: await page.content(),
    fields: await page.evaluate(() =>
      [...document.querySelectorAll('input, textarea, select')].map((field) => ('value' in field ? field.value : '')).join('\n'),
    ),
    history: await page.evaluate(() => JSON.stringify([history.state, location.href, document.title, window.name])),
    memory: await heapText(page),
  }
}

/** The places in which these texts are found. */
async function foundIn(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const places = Object.entries(await readBytes(page))
  return places.flatMap(([place, text]) => texts.filter((each) => text.includes(each)).map((each) => `${each} in ${place}`))
}

// USER-16, TOKEN-4, CACHE-8
test('private data leaves every tab when a session ends, and scripts never read a token', async ({
  page,
  context,
  products,
  quietConsole,
}) => {
  const answers: Promise<string>[] = []
  context.on('response', (response) => {
    const isText = /json|html/.test(response.headers()['content-type'] ?? '')
    if (isText) answers.push(response.text().catch(() => ''))
  })
  const [product] = plainProducts(products)
  const tab = await context.newPage()
  await open(page, `${own.url}${product?.url}`)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await open(tab, `${own.url}/my-account/shipping-details`)
  await signUp(page, CUSTOMER)
  const { field, button, notice, guest } = accountView(tab)
  await expect(field(words.firstName)).toHaveValue(CUSTOMER.firstName)
  await field(words.street).fill(ADDRESS.street)
  await field(words.city).fill(ADDRESS.city)
  await field(words.postcode).fill(ADDRESS.postcode)
  await field(words.telephone).fill('0113 496 0123')
  await button(words.save).click()
  await expect(notice(words.saved)).toBeVisible()
  await open(page, `${own.url}/cart`)
  await expect(cartView(page).total).toBeVisible()

  const opening = readSecrets()
  expect(opening.length).toBeGreaterThan(1)
  for (const each of [page, tab]) {
    const found = await foundIn(each, [...opening, CUSTOMER.email])
    // Proves that the search finds a text that is there.
    expect(found).toContain(`${CUSTOMER.email} in device`)
    expect(found.filter((place) => !place.startsWith(CUSTOMER.email))).toEqual([])
  }

  const leaveNothing = async () => {
    for (const each of [page, tab]) {
      await expect(accountView(each).signIn).toBeVisible()
      // A picture of the memory is large, so it waits for the other places.
      await expect.poll(() => deviceText(each)).not.toContain(CUSTOMER.email)
      await expect.poll(() => foundIn(each, PRIVATE)).toEqual([])
    }
    // Empty, or the guest's empty cart from the server.
    const keptLines = async () => {
      const { settled, intents, carriedOver } = JSON.parse(await keptCart(page))
      return [settled?.lines ?? [], intents, carriedOver?.lines ?? []].flat()
    }
    await expect.poll(keptLines).toEqual([])
  }
  await open(tab, `${own.url}/my-account`)
  await button(words.signOut).click()
  await expect(guest).toBeVisible()
  await leaveNothing()

  // Waits for all requests of the sign-in, because the session must end in the other tab.
  const asked = [CustomerOrdersDocument, CartSyncDocument].map(({ name }) =>
    tab.waitForResponse((response) => operationName(response.request()) === name),
  )
  await signIn(tab, CUSTOMER)
  await Promise.all(asked)
  await expect.poll(() => keptTasks(tab)).toBe('[]')
  await expect(accountView(page).account).toBeVisible()
  platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
  // The cart is stale, so it is requested beside the account. The first rejected request ends the session.
  await context.clock.setFixedTime(Date.now() + 2 * 60_000)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  platform.failBy()
  await leaveNothing()

  const seen = `${(await Promise.all(answers)).join('\n')}\n${quietConsole.join('\n')}\n${own.output()}`
  expect(seen).toContain(CUSTOMER.email)
  expect(readSecrets().filter((secret) => seen.includes(secret))).toEqual([])
})
