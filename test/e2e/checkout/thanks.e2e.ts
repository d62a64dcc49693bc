import type { Page } from '@playwright/test'
import { accountWords, newCustomer } from '../kit/account.view.ts'
import { cartView, cartWords, fillCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { expectToFit } from '../kit/expect-to-fit.ts'
import { fillDetails } from '../kit/fill-checkout.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { keptCheckout } from '../kit/kept.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { expectAmountsBesideLabels, expectToAddUp, readSum } from '../kit/sums.view.ts'

const words = english.get('checkout').order
const shell = english.get('shell')
const { line: columns } = accountWords
const { collection, ...deliveryFacts } = accountWords.orderFacts

const amountsIn = (page: Page, mode: 'inc' | 'ex') =>
  page.getByRole('main').getByRole('table').locator(`td:last-child [data-vat="${mode}"]`)

// CHECKOUT-24, CHECKOUT-25, ORDER-12, ORDER-18, ORDER-19, SHOP-20, TOTAL-10, TOTAL-12, USER-28
test('the thank-you page shows a guest the last order, on this device only', async ({ page, browser, products, shop }) => {
  const [first, second] = plainProducts(products)
  if (!first || !second) throw new Error('The catalogue has too few plain products')
  const main = page.getByRole('main')
  const { email } = newCustomer()
  const { place, heading } = checkoutView(page)
  await fillCart(page.request, shop.builtInUrl, [
    { sku: second.sku, quantity: 7 },
    { sku: first.sku, quantity: 1 },
  ])
  await open(page, `${shop.builtInUrl}/cart`)
  await page.getByRole('textbox', { name: cartWords.coupon.label }).fill('TIMBER10')
  await page.getByRole('button', { name: cartWords.coupon.apply }).click()
  await expect(main).toContainText(`${cartWords.summary.rows.DISCOUNT} (TIMBER10)`)
  await open(page, `${shop.builtInUrl}/checkout`)
  await fillDetails(page, email)
  const total = (await readSum(main)).at(-1)
  await expectAmountsBesideLabels(main)
  const items = main.getByRole('list', { name: words.review.lines })
  const coupon = main.getByRole('textbox', { name: cartWords.coupon.label })
  await page.setViewportSize({ width: 720, height: 900 })
  await expect(items).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(items).toBeVisible()
  await expect(coupon).toBeHidden()
  await expect(main.getByRole('radio', { checked: false })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await place.click()

  await expect(heading(/^Thank you/)).toBeFocused()
  const placeOrder = async () => {
    const rows = main.getByRole('table').getByRole('row')
    await expect(main.getByRole('columnheader', { name: columns.product })).toBeVisible()
    await expect(rows.filter({ hasText: first.name })).toContainText('1 ×')
    await expect(rows.filter({ hasText: second.name })).toContainText('7 ×')
    const labels = (await readSum(main)).map(([label]) => label)
    expect(labels.slice(0, 2)).toEqual([
      cartWords.summary.rows.GOODS,
      expect.stringContaining(`${cartWords.summary.rows.DISCOUNT} (TIMBER10)`),
    ])
    expect(labels[2]).toContain(cartWords.summary.rows.DELIVERY)
    expect((await readSum(main)).at(-1)).toEqual(total)
    await expectToAddUp(main, amountsIn(page, 'inc'))
    for (const label of Object.values(deliveryFacts)) await expect(main.getByText(label, { exact: true })).toBeVisible()
    // ORDER-19
    await expect(main.getByText(collection, { exact: true })).toBeHidden()
    await expect(main.getByText('3 Saw Lane')).toHaveCount(3)
    await expect(main.getByText(/^Order number \d{9}$/)).toBeVisible()
  }
  await placeOrder()
  await expectToFit(page)
  await judge(page, DESKTOP_AND_PHONE)
  await expectNamesAboveAmounts(page)
  // SHOP-20
  const accountForm = main.getByRole('heading', { name: accountWords.saveDetails.title })
  await expect(accountForm).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(accountForm).toBeHidden()
  await expect(main.getByRole('region', { name: /^Thank you/ })).toHaveCSS('display', 'block')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('banner').getByRole('button', { name: shell.vat.ex, exact: true }).filter({ visible: true }).click()
  await expectToAddUp(main, amountsIn(page, 'ex'))
  expect((await readSum(main)).map(([label]) => label)).toContain(cartWords.summary.vat)
  await page.getByRole('banner').getByRole('button', { name: shell.vat.inc, exact: true }).filter({ visible: true }).click()
  // CART-52
  const opened = await openHeldUp(page, page.url())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cartView(page).empty).toBeHidden()
  await opened.goOn()
  await placeOrder()

  await open(page, `${shop.builtInUrl}/my-account/orders`)
  const last = page.getByRole('region', { name: accountWords.overview.lastOrder })
  await expect(last).toContainText(((total?.[1] ?? 0) / 100).toFixed(2))
  await expectToFit(page)
  await judge(page, DESKTOP_AND_PHONE)
  await last.getByRole('link', { name: /^Order \d{9}$/ }).click()
  const whole = page.getByRole('region', { name: /^Order \d{9}$/ })
  await expect(whole.getByRole('row').filter({ hasText: first.name })).toContainText('1 ×')
  await expectToFit(page)

  for (const path of ['/checkout', '/my-account/orders', new URL(page.url()).pathname]) {
    const html = await (await page.request.get(shop.builtInUrl + path)).text()
    for (const text of ['3 Saw Lane', email, words.thanks.title]) expect(html).not.toContain(text)
  }
  const stranger = await (await browser.newContext()).newPage()
  await open(stranger, `${shop.builtInUrl}/checkout`)
  await expect(cartView(stranger).empty).toBeVisible()
  await stranger.context().close()

  await open(page, shop.builtInUrl + second.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await open(page, `${shop.builtInUrl}/checkout`)
  await checkoutView(page).agree.check()
  await checkoutView(page).place.click()
  await expect(heading(/^Thank you/)).toBeFocused()
  await expect(main.getByRole('table').getByRole('row').filter({ hasText: second.name })).toContainText('1 ×')
  expect(await keptCheckout(page)).not.toContain(first.name)

  const offer = page.getByRole('region', { name: accountWords.saveDetails.title })
  const save = async (password: string) => {
    await offer.getByLabel(accountWords.password, { exact: true }).fill(password)
    await offer.getByRole('button', { name: accountWords.saveDetails.save }).click()
  }
  await save('Mitre-Joint-9')
  await expect(main.getByText(accountWords.saveDetails.saved)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(accountWords.saveDetails.saved)
  await expect(heading(/^Thank you/)).toBeVisible()
  await open(page, `${shop.builtInUrl}/my-account`)
  await expect(page.getByRole('heading', { name: accountWords.overview.greeting('Ann') })).toBeVisible()
  await expect(main).toContainText('3 Saw Lane')
  // ORDER-21
  await last.getByRole('link', { name: /^Order \d{9}$/ }).click()
  await expect(whole.getByRole('row').filter({ hasText: second?.name ?? '' })).toContainText('1 ×')
  await page.getByRole('link', { name: accountWords.blocks.orders, exact: true }).click()
  await expect(last).toBeVisible()
})

/** Expects the quantity and the total of each line below its name on a phone of 320 px, so that long words have room. */
async function expectNamesAboveAmounts(page: Page) {
  await page.setViewportSize({ width: 320, height: 844 })
  const lines = page.getByRole('main').getByRole('table').locator('tbody tr')
  const edges = await lines.evaluateAll((rows) =>
    rows.map((row) => {
      const [name, ...amounts] = [...row.children].map((cell) => cell.getBoundingClientRect())
      return { nameEnds: name?.bottom ?? 0, amountsBegin: Math.min(...amounts.map(({ top }) => top)) }
    }),
  )
  expect(edges.length).toBeGreaterThan(1)
  for (const { nameEnds, amountsBegin } of edges) expect(amountsBegin).toBeGreaterThanOrEqual(nameEnds)
  await page.setViewportSize({ width: 1440, height: 900 })
}
