import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountView, accountWords, deviceText, formWords, newCustomer, signUp, signUpByRequest } from '../kit/account.view.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { judge } from '../kit/judge.ts'
import { keepWaitingOrder, keptCustomer, keptTasks } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = accountWords
const EXPIRED = 'Error refreshing user token. User is not authorized to access the resource'

test.describe('a session', () => {
  test.use({ expectedMessages: /status of 401|net::ERR_FAILED/ })

  // TOKEN-3, TOKEN-4, TEXT-13, USER-7, USER-33
  test('that the server ended is cleared on the device, and the shopper is asked to sign in again', async ({ page, shop }) => {
    const customer = newCustomer()
    const { dialog, guest, field, summary, account, notice } = accountView(page)
    await signUpByRequest(page, shop.url, customer)
    await open(page, '/my-account')
    await expect.poll(() => keptCustomer(page)).toContain(customer.email)
    await keepWaitingOrder(page)
    await page.route('**/graphql', async (route) => {
      if (operationName(route.request()) !== 'CurrentCustomer') return route.continue()
      const ended = { message: EXPIRED, path: ['customer'], extensions: { code: 'SESSION_EXPIRED' } }
      await route.fulfill({ status: 401, json: { data: { customer: null }, errors: [ended] } })
    })
    await page.reload()
    await expect(dialog).toContainText(EXPIRED)
    await expect(guest).toBeVisible()
    await expect(notice(words.endedBeforeOrder.unsent)).toBeVisible()
    await expect.poll(() => deviceText(page)).not.toContain(customer.email)

    await page.unroute('**/graphql')
    await field(words.email).fill(customer.email)
    await field(words.password).fill('not the password')
    await field(words.password).press('Enter')
    await expect(summary).toBeFocused()
    await field(words.password).fill(customer.password)
    await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(account).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test.describe('that has ended on the platform', () => {
    // One worker starts one shop.
    test.describe.configure({ mode: 'default' })

    let platform: FaultyPlatform
    let own: RunningShop
    test.beforeAll(async ({ shop }) => {
      platform = await faultyPlatform(shop.sandboxUrl)
      own = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url } })
    })
    test.afterEach(async ({ context }) => {
      await context.close()
      platform.failBy()
    })
    test.afterAll(async () => {
      await own.stop()
      await platform.close()
    })

    /** Signs in a customer with two items in the cart, whose session the platform then ends. */
    async function endedSession(page: Page, product: ReturnType<typeof plainProducts>[number] | undefined) {
      if (!product) throw new Error('The catalogue has no plain product')
      const customer = newCustomer()
      await signUpByRequest(page, own.url, customer)
      await open(page, `${own.url}${product.url}`)
      for (const pieces of [1, 2]) {
        await cartView(page).add.click()
        await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [product.sku]: pieces })
      }
      platform.failBy({ faults: ['error 401'], paths: /\/api\/(?:user|cart)\// })
      return { customer, sku: product.sku }
    }

    /** Signs in with the dialog about the ended session, and expects the added item in the cart. */
    async function signInAgain(page: Page, { customer, sku }: Awaited<ReturnType<typeof endedSession>>) {
      const { dialog, field, account } = accountView(page)
      await field(words.email).pressSequentially(customer.email)
      await field(words.password).pressSequentially(customer.password)
      await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(account).toBeVisible()
      await expect(cartView(page).link(3)).toBeVisible()
      await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [sku]: 3 })
    }

    // CART-40
    test('keeps an item whose sync reports the end, for the cart after the next sign-in', async ({ page, products }) => {
      const ended = await endedSession(page, plainProducts(products)[0])
      await cartView(page).add.click()
      await expect(accountView(page).dialog).toContainText(EXPIRED)
      platform.failBy()
      await expect(cartView(page).link(1)).toBeAttached()
      await signInAgain(page, ended)
    })

    // CART-59
    test('counts an item once whose answer was lost before another tab learned of the end', async ({
      page,
      context,
      products,
    }) => {
      const ended = await endedSession(page, plainProducts(products)[0])
      const tab = await context.newPage()
      platform.failBy()
      let isSent = false
      await page.route('**/graphql', async (route) => {
        if (operationName(route.request()) !== 'CartSync') return route.continue()
        if (!isSent) await route.fetch()
        isSent = true
        await route.abort()
      })
      await cartView(page).add.click()
      await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [ended.sku]: 3 })
      platform.failBy({ faults: ['error 401'], paths: /\/api\/user\// })
      await open(tab, `${own.url}/my-account`)
      await expect(accountView(tab).signIn).toBeAttached()
      await page.unroute('**/graphql')
      platform.failBy()
      await expect(cartView(page).link(1)).toBeAttached()
      await expect(accountView(tab).dialog).toContainText(EXPIRED)
      await signInAgain(tab, ended)
    })

    // CART-40
    test('keeps an item that is being synced when another tab learns of the end', async ({ page, context, products }) => {
      const ended = await endedSession(page, plainProducts(products)[0])
      const tab = await context.newPage()
      let isHeld = false
      await page.route('**/graphql', async (route) => {
        if (isHeld || operationName(route.request()) !== 'CartSync') return route.continue()
        isHeld = true
        const response = await route.fetch()
        await accountView(page).signIn.waitFor()
        await route.fulfill({ response })
      })
      await cartView(page).add.click()
      await expect(cartView(page).link(3)).toBeVisible()
      await open(tab, `${own.url}/my-account`)
      await expect(accountView(tab).signIn).toBeVisible()
      platform.failBy()
      await expect(cartView(page).link(1)).toBeVisible()
      await accountView(tab).signIn.click()
      await signInAgain(tab, ended)
      await expect(cartView(page).link(3)).toBeVisible()
    })
  })
})

test.describe('a sign-out that has not reached the server', () => {
  test.use({ expectedMessages: /status of 503|CustomerSignOut has to be tried again|'account' could not be sent/ })

  // USER-7, USER-16
  test('is sent before the next sign-in, so that it cannot end the new session', async ({ page, shop }) => {
    const [anna, ben] = [newCustomer(), newCustomer()]
    const { button, dialog, field, guest, notice, summary, account } = accountView(page)
    await signUpByRequest(page, shop.url, ben)
    await open(page, '/my-account/details')
    await button(words.signOut).click()
    await expect(notice(words.signedOut)).toBeVisible()
    await expect.poll(() => keptTasks(page)).toBe('[]')
    await signUp(page, anna)
    const sent: (string | null)[] = []
    await page.route('**/graphql', async (route) => {
      const name = operationName(route.request())
      sent.push(name)
      if (name === 'CustomerSignOut') await route.fulfill({ status: 503, json: {} })
      else await route.continue()
    })
    await button(words.signOut).click()
    await expect(guest).toBeVisible()
    await expect.poll(() => sent).toContain('CustomerSignOut')
    await accountView(page).signIn.click()
    await field(words.email).fill(ben.email)
    await field(words.password).fill(ben.password)
    await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(summary).toContainText(formWords.unavailable)
    expect(sent).not.toContain('CustomerSignIn')

    await page.unroute('**/graphql')
    await dialog.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(account).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(field(words.email)).toHaveValue(ben.email)
    await expect.poll(() => keptTasks(page)).toBe('[]')
    const asked = page.waitForResponse((response) => operationName(response.request()) === 'CurrentCustomer')
    await page.reload()
    expect(await (await asked).json()).toMatchObject({ data: { customer: { email: ben.email } } })
    await expect(account).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // USER-9, USER-20, SCREEN-12, TEXT-20
  test('is replaced through the e-mailed link once there is a network, which signs the customer in', async ({ page, shop }) => {
    const customer = newCustomer()
    const { signIn, button, field, dialog, account, notice, summary } = accountView(page)
    await signUpByRequest(page, shop.url, customer)
    await open(page, '/my-account')
    await button(words.signOut).click()
    // The test leaves the page below, so the device must have deleted the customer first.
    await expect(notice(words.signedOut)).toBeVisible()
    await signIn.click()
    await button(words.forgotten).click()
    await field(words.email).fill(customer.email)
    await button(words.sendReset).click()
    await expect(dialog).toContainText(words.resetSent)
    const outbox = await (await page.request.get(`${shop.sandboxUrl}/sandbox`)).text()
    const [, token = ''] = new RegExp(`token=(\\w+)&(?:amp;|#38;)?email=${encodeURIComponent(customer.email)}`).exec(outbox) ?? []
    await open(page, `/create-password?token=${token}&email=${encodeURIComponent(customer.email)}`)
    await expect(field(words.email)).toHaveValue(customer.email)
    await judge(page)
    await field(words.newPassword).fill('Dovetail-Joint-3')
    await field(words.passwordAgain).fill('Dovetail-Joint-3')
    await page.context().setOffline(true)
    await button(words.save).click()
    await expect(summary).toContainText(formWords.offline)
    await expect(field(words.newPassword)).toHaveValue('Dovetail-Joint-3')
    await page.context().setOffline(false)
    await button(words.save).click()
    await expect(account).toBeVisible()
    await expect(page).toHaveURL('/my-account')
  })
})
