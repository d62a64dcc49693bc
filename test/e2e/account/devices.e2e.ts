import type { Page } from '@playwright/test'
import { messages as en } from '../../../bff/domain/messages/generated/en.ts'
import {
  accountView,
  accountWords,
  deviceText,
  newCustomer,
  signInByDialog,
  signInByRequest,
  signUpByRequest,
} from '../kit/account.view.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const { devices: words, again, blocks, help } = accountWords
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1'
const [ON_WINDOWS, ON_IPHONE] = [
  words.device({ browser: 'Firefox', system: 'Windows' }),
  words.device({ browser: 'Safari', system: 'iPhone' }),
]

const findDevices = (page: Page) => ({
  rows: page.getByRole('main').getByRole('listitem').filter({ hasText: words.lastUsed }),
  signOutOf: (device: string) => page.getByRole('button', { name: new RegExp(`^${words.signOut}: ${device}, `) }),
  signOutOthers: page.getByRole('button', { name: words.signOutOthers, exact: true }),
})

test.use({
  expectedMessages: /status of (401|503)|devices could not be loaded|could not be signed out|ERR_INTERNET_DISCONNECTED/,
})

// USER-23, USER-25, UI-50
test('a customer signs out other devices, which then show the sign-in form', async ({ page, newcomer, shop }) => {
  const customer = newCustomer()
  await signUpByRequest(page, shop.url, customer)
  await open(page, '/my-account')
  const other = await newcomer({ userAgent: FIREFOX })
  await signInByRequest(other, shop.url, customer)
  await open(other, '/my-account')

  await accountView(page).openBlock(blocks.sessions)
  const { rows, signOutOf, signOutOthers } = findDevices(page)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(words.thisDevice)
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expect(rows.last()).toContainText(ON_WINDOWS)
  await expect(rows.last()).toContainText(words.signedIn)
  await expect(signOutOthers).toHaveCount(0)
  await expect(page.getByRole('region', { name: help.title })).toBeVisible()
  await judge(page, DESKTOP_AND_PHONE)
  await signOutOf(ON_WINDOWS).click()
  await expect(page.getByText(words.signedOut(ON_WINDOWS))).toBeVisible()
  await expect(page.locator(':focus')).toContainText(words.signedOut(ON_WINDOWS))
  await expect(rows).toHaveCount(1)
  await expect(page.getByText(words.onlyHere)).toBeVisible()

  // The dialog may take the focus before the heading does.
  await other.getByRole('link', { name: blocks.sessions, exact: true }).click()
  await expect(accountView(other).dialog).toContainText(en.session.ended)
  await expect(accountView(other).guest).toBeAttached()
  await expect.poll(() => deviceText(other)).not.toContain(customer.email)
  await page.reload()
  await waitForHydration(page)
  await expect(rows).toHaveCount(1)

  await signInByDialog(other, customer)
  const third = await newcomer({ userAgent: SAFARI })
  await signInByRequest(third, shop.url, customer)
  await open(third, '/my-account')
  await page.reload()
  await waitForHydration(page)
  await expect(signOutOf(ON_IPHONE)).toBeVisible()
  await signOutOthers.click()
  await expect(page.getByText(words.signedOutOthers)).toBeVisible()
  await expect(rows).toHaveCount(1)
  for (const each of [other, third]) {
    await each.reload()
    await expect(accountView(each).dialog).toContainText(en.session.ended)
  }
})

// USER-23
test('the devices page says why it fails, stores no device, and loads when the network returns', async ({
  page,
  newcomer,
  shop,
}) => {
  const customer = newCustomer()
  await signUpByRequest(page, shop.url, customer)
  await open(page, '/my-account')
  const other = await newcomer({ userAgent: FIREFOX })
  await signInByRequest(other, shop.url, customer)

  let isFailing = true
  await page.route('**/graphql', async (route) => {
    const isAboutDevices = /Device/.test(operationName(route.request()) ?? '')
    if (isFailing && isAboutDevices) await route.fulfill({ status: 503, json: {} })
    else await route.continue()
  })
  await accountView(page).openBlock(blocks.sessions)
  await expect(page.getByText(words.failed)).toBeVisible()
  isFailing = false
  await accountView(page).button(again).click()
  const { rows, signOutOf } = findDevices(page)
  await expect(rows).toHaveCount(2)
  isFailing = true
  await signOutOf(ON_WINDOWS).click()
  await expect(page.getByRole('alert')).toHaveText(words.signOutFailed(ON_WINDOWS))
  isFailing = false

  await page.context().setOffline(true)
  await signOutOf(ON_WINDOWS).click()
  await expect(page.getByRole('alert')).toHaveText(words.signOutOffline)
  await accountView(page).openBlock(blocks.orders)
  await accountView(page).openBlock(blocks.sessions)
  await expect(page.getByText(words.offline)).toBeVisible()
  await page.context().setOffline(false)
  await expect(rows).toHaveCount(2)
  expect(await deviceText(page)).not.toContain('Firefox')
})
