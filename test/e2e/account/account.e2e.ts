import type { Locator } from '@playwright/test'
import { accountView, accountWords, deviceText, formWords, newCustomer, signUp } from '../kit/account.view.ts'
import { follow } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { keptCustomer } from '../kit/kept.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'
import { wishForFirst, wishlistView } from '../kit/wishlist.view.ts'

const words = accountWords

test.describe('forms of the account', () => {
  // TEXT-16, TEXT-18, TEXT-19, TEXT-20, USER-29
  test('report each error at its field and in a summary, and keep typed text but no password', async ({ page }) => {
    const { signIn, button, field, summary, dialog } = accountView(page)
    await open(page, '/')
    await signIn.press('Enter')
    await button(words.newHere).click()
    await field(words.firstName).fill('A')
    await field(words.lastName).fill('Wr1ght')
    await field(words.email).fill('ann@example')
    await field(words.password).fill('1234567')
    await field(words.passwordAgain).fill('12345678')
    await button(words.signUp).click()
    await expect(summary).toBeFocused()
    const { NAME_TOO_SHORT, LETTERS_ONLY, EMAIL, PASSWORD_TOO_SHORT, NOT_IDENTICAL, REQUIRED } = formWords.errors
    for (const text of [NAME_TOO_SHORT, LETTERS_ONLY, EMAIL, PASSWORD_TOO_SHORT, NOT_IDENTICAL]) {
      await expect(dialog.getByRole('paragraph').filter({ hasText: text })).toBeVisible()
    }
    await summary.getByRole('link', { name: EMAIL, exact: true }).click()
    await expect(field(words.email)).toBeFocused()
    await expect(field(words.email)).toHaveAccessibleDescription(EMAIL)
    await field(words.email).fill('ann@example.com')
    await expect(dialog.getByText(EMAIL)).toHaveCount(0)
    await field(words.lastName).fill('')
    await expect(field(words.lastName)).toHaveAccessibleDescription(REQUIRED)
    await judge(page, DESKTOP_AND_PHONE)

    await field(words.firstName).fill('Ann')
    await field(words.password).fill('Mitre-Joint-9')
    await button(formWords.password.showLabel).first().click()
    await expect(field(words.password)).toHaveAttribute('type', 'text')
    await field(words.password).fill('Mitre-Joint-9!')
    await button(formWords.password.hideLabel).click()
    await expect(field(words.password)).toHaveAttribute('type', 'password')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await waitForHydration(page)
    await signIn.click()
    await expect(field(words.email)).toHaveValue('ann@example.com')
    await button(words.newHere).click()
    await expect(field(words.firstName)).toHaveValue('Ann')
    await expect(field(words.password)).toHaveValue('')
    expect(await deviceText(page)).not.toContain('Mitre-Joint-9')
  })
})

// SHOP-8, UI-3, USER-1, USER-4, USER-8, USER-14, USER-16, USER-17, USER-30, USER-44, TEXT-12
test('signing up signs every tab in, and signing out leaves no data in any tab', async ({ page, context, category }) => {
  const customer = newCustomer()
  const { account, signIn, field, block, button, guest, notice, openBlock } = accountView(page)
  await open(page, category.url)
  await wishForFirst(page, 1)
  const other = await context.newPage()
  await open(other, '/my-account/details')
  await expect(accountView(other).guest).toBeVisible()
  await signUp(page, customer)
  await expect(accountView(other).field(words.email)).toHaveValue(customer.email)
  await expect(accountView(other).block(words.blocks.details)).toBeFocused()

  await follow(page, '/my-account')
  await expect(block(words.overview.greeting(customer.firstName))).toBeVisible()
  await expect(page.getByText(words.emptyOrders.title)).toBeVisible()
  await expect(page.getByText(words.overview.noAddress)).toBeVisible()
  await openBlock(words.blocks.details)
  await expect(field(words.firstName)).toHaveValue(customer.firstName)
  const html = await (await page.request.get('/my-account')).text()
  for (const secret of [customer.email, customer.lastName]) expect(html).not.toContain(secret)
  expect(await deviceText(page)).toContain(customer.email)
  const openedByCustomer = await openHeldUp(page, '/my-account')
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expect(guest).toBeHidden()
  await openedByCustomer.goOn()

  await button(words.signOut).click()
  await expect(notice(words.signedOut)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.forms.login })).toBeFocused()
  for (const tab of [page, other]) {
    await expect(accountView(tab).guest).toBeVisible()
    await expect(tab.getByText(customer.email)).toHaveCount(0)
    await expect(wishlistView(tab).link(0)).toBeVisible()
  }
  await expect(account).toHaveCount(0)
  await expect(signIn).toBeVisible()
  for (const tab of [page, other]) await expect.poll(() => deviceText(tab)).not.toContain(customer.email)
  expect(await deviceText(page)).not.toMatch(/token/i)
  const openedByGuest = await openHeldUp(page, '/my-account')
  await expect(guest).toBeVisible()
  await expect(page.getByText(words.waiting)).toBeHidden()
  await openedByGuest.goOn()
  await expect(guest).toBeVisible()
})

test.describe('the account', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // SCREEN-3, SCREEN-4, USER-5, USER-11, USER-19, TEXT-9, TEXT-10, TEXT-11
  test('shows and saves the customer’s details, also offline', async ({ page, context }) => {
    const customer = newCustomer()
    const { field, button, notice, openBlock, summary } = accountView(page)
    await openWithScreens(page, '/my-account/details')
    // USER-30
    await button(words.newHere).click()
    await expect(field(words.passwordAgain)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: words.forms.login })).toBeFocused()
    await signUp(page, customer)
    await field(words.lastName).fill('Carpenter')
    await button(words.save).click()
    await expect(notice(words.saved)).toBeVisible()

    await openBlock(words.blocks['shipping-details'])
    await field(words.street).fill('3 Mill Lane')
    await field(words.city).fill('York')
    await field(words.postcode).fill('Y')
    await field(words.telephone).pressSequentially('0113 496 0123')
    await button(words.save).click()
    await expect(summary).toBeFocused()
    await field(words.postcode).fill('YO1 7HH')
    await expect(summary).toHaveCount(0)
    await button(words.save).click()
    // A request in flight when the network fails is stored as a task, and reported once it is done.
    await expect.poll(() => keptCustomer(page)).toContain('YO1 7HH')
    await button(words.addresses.other).click()
    const billing = page.getByRole('region', { name: words.overview.addresses.billing, exact: true })
    await expect(billing.getByRole('heading', { name: words.overview.addresses.billing })).toBeFocused()
    const company = { street: '2 Canal Wharf', city: 'Leeds', postcode: 'LS1 4AP', telephone: '0113 496 0124' }
    for (const [name, text] of Object.entries(company))
      await billing.getByLabel(words[name as keyof typeof company], { exact: true }).fill(text)
    await billing.getByLabel(words.addresses.isCompany).check()
    await billing.getByRole('textbox', { name: words.addresses.company, exact: true }).fill('Wright & Sons')
    await billing.getByRole('textbox', { name: words.addresses.vatNumber }).fill('GB999999973')
    await judge(page)
    await billing.getByRole('button', { name: words.save }).click()
    await expect.poll(() => keptCustomer(page)).toContain('GB999999973')
    await expect(button(words.addresses.useDelivery)).toBeVisible()

    await openBlock(words.blocks.orders)
    await expect(page.getByRole('heading', { name: words.emptyOrders.title })).toBeVisible()
    await openBlock(words.blocks['recently-viewed'])
    // The notice of this change must not be mistaken for that of the next.
    await expect(notice(words.saved)).toHaveCount(0)

    await context.setOffline(true)
    await openBlock(words.blocks['shipping-details'])
    await expect(field(words.postcode).first()).toHaveValue('YO1 7HH')
    await openBlock(words.blocks.details)
    await expect(field(words.lastName)).toHaveValue('Carpenter')
    await field(words.firstName).fill('Anna')
    await button(words.save).click()
    await expect(notice(words.savedOffline)).toBeVisible()
    await openBlock(words.blocks['shipping-details'])
    await expect(field(words.postcode).first()).toHaveValue('YO1 7HH')
    await openBlock(words.blocks.details)
    await expect(field(words.firstName)).toHaveValue('Anna')
    await field(words.currentPassword).fill(customer.password)
    await field(words.newPassword).fill('Dovetail-Joint-3')
    await field(words.passwordAgain).fill('Dovetail-Joint-3')
    await button(words.changePassword).click()
    await expect(summary).toContainText(words.resetOffline)

    await context.setOffline(false)
    await expect(notice(words.saved)).toBeVisible()
    await button(words.changePassword).click()
    await expect(notice(words.passwordSaved)).toBeVisible()
    await expect(field(words.currentPassword)).toHaveValue('')
  })
})

// UI-58, USER-35
test('the account has no axe violation at any size and in either scheme, and its overview comes first on phones', async ({
  page,
}) => {
  const customer = newCustomer()
  await open(page, '/my-account')
  await judge(page)
  await signUp(page, customer)
  const { block, openBlock, button } = accountView(page)
  // `devices.e2e.ts` checks the page of devices with several rows.
  for (const name of ['overview', 'details', 'shipping-details', 'newsletter', 'orders', 'recently-viewed'] as const) {
    if (name !== 'overview') await openBlock(words.blocks[name])
    await expect(button(words.signOut)).toBeVisible()
    if (name === 'recently-viewed') await expect(page.getByRole('heading', { name: words.emptyRecent.title })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at 390`).toBe(390)
    if (name === 'overview') await expectBefore(block(words.overview.greeting(customer.firstName)), button(words.signOut))
    if (name === 'orders') {
      const back = page.getByRole('link', { name: words.blocks.overview, exact: true }).first()
      expect(await top(back)).toBeLessThan(await top(block(words.blocks.orders)))
    }
    await judge(page, DESKTOP_AND_PHONE)
  }
})

const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0

/** Expects that an element is far above another. */
async function expectBefore(first: Locator, second: Locator) {
  await expect(first).toBeVisible()
  await expect.poll(async () => (await top(second)) - (await top(first))).toBeGreaterThan(300)
}
