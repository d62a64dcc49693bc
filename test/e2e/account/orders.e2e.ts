import type { Page } from '@playwright/test'
import type { CustomerOrderFragment } from '#schema/generated/operations.ts'
import { accountView, accountWords, deviceText, newCustomer, signIn, signUpByRequest } from '../kit/account.view.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { expectToAddUp } from '../kit/sums.view.ts'

const words = accountWords
const delivery = english.get('cart').delivery
const problems = english.get('lists').quickOrder.problems
/** A sandbox customer with past orders. */
const ANNA = { email: 'anna@stairworks.example', password: 'Newel-Post-7' }
const DADO = 'DADO-OAK-ASTRAGAL-20X57-2400'

const findOrders = (page: Page) => {
  const main = page.getByRole('main')
  return {
    links: main.getByRole('link', { name: /^Order \d+/ }),
    order: (number: string) => main.getByRole('link', { name: words.order(number), exact: true }),
    pages: main.getByRole('navigation', { name: words.orderPages.label }),
    again: main.getByRole('button', { name: words.reorder.label }),
    answer: main.getByRole('article').getByRole('status'),
  }
}

// ORDER-8, ORDER-9, ORDER-10, USER-12, TOTAL-10, SHOP-20
test('a past order is opened, printed alone, and ordered again at today’s prices', async ({ page, shop }) => {
  const { links, again, answer } = findOrders(page)
  const { block, openBlock } = accountView(page)
  await open(page, '/my-account')
  await signIn(page, ANNA)
  await expect(block(words.overview.greeting('Anna'))).toBeVisible()
  await expect(links).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2)
  await expect(again).toBeVisible()
  await openBlock(words.blocks.orders)
  await expect(links).toHaveCount(2)
  await links.first().click()
  await expect(page.getByRole('cell', { name: DADO })).toBeVisible()
  await expect(page.getByRole('cell', { name: DADO }).getByRole('link')).toHaveAttribute('href', /dado/)
  await expect(page.getByRole('cell', { name: DADO }).locator('img')).toHaveAttribute('src', /.+/)
  await expectToAddUp(page.getByRole('article'), page.getByRole('cell').locator('[data-vat="inc"]'))
  const { billingAddress, paymentMethod } = words.orderFacts
  for (const fact of [billingAddress, paymentMethod, 'Leeds'])
    await expect(page.getByRole('article').getByText(fact, { exact: false }).filter({ visible: true }).first()).toBeVisible()
  await again.click()
  await expect(answer).toContainText(words.reorder.added(2))
  await expect.poll(async () => Object.keys(await platformCart(page.request, shop.url))).toEqual(expect.arrayContaining([DADO]))

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: DADO })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCSS('display', 'block')
  await expectToAddUp(page.getByRole('article'), page.getByRole('table').first().locator('tbody td:last-child'))
  for (const around of [page.getByRole('contentinfo'), page.getByRole('banner'), accountView(page).button(words.signOut), again])
    await expect(around).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await judge(page, DESKTOP_AND_PHONE)
})

test.describe('a long order history', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // LIMIT-13, ORDER-8, ORDER-9, USER-16, USER-18, TOTAL-8
  test('is paged, opens visited pages offline, and says which details the platform does not send', async ({
    page,
    context,
    products,
    shop,
  }) => {
    const plain = products.find(
      ({ __typename, stock, customOptions, phoneOrderOnly }) =>
        __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly,
    )
    const sku = plain?.sku ?? ''
    let isOffline = false
    await page.route('**/graphql', async (route) => {
      if (operationName(route.request()) !== 'CustomerOrders') return route.fallback()
      if (isOffline) return route.abort('internetdisconnected')
      const { offset } = route.request().postDataJSON().variables
      const items = Array.from({ length: Math.max(0, Math.min(20, 45 - offset)) }, (_, i) => createOrder(45 - offset - i, sku))
      await route.fulfill({
        json: { data: { customer: { __typename: 'Customer', orders: { __typename: 'OrderList', total: 45, items } } } },
      })
    })
    const { links, order, pages, again, answer } = findOrders(page)
    await signUpByRequest(page, shop.url, newCustomer())
    await openWithScreens(page, '/my-account/orders')
    await expect(links).toHaveCount(20)
    await expect(links.first()).toHaveText(words.order('45'))
    await pages.getByRole('link', { name: words.orderPages.older }).click()
    await expect(order('25')).toBeVisible()
    await expect(page).toHaveURL(/\/my-account\/orders\?page=2/)
    await expect(page.getByRole('heading', { name: words.blocks.orders })).toBeInViewport()
    await judge(page)

    isOffline = true
    await context.setOffline(true)
    await pages.getByRole('link', { name: words.orderPages.older }).click()
    await expect(page.getByText(words.ordersOffline)).toBeVisible()
    await page.goBack()
    await expect(order('25')).toBeVisible()
    isOffline = false
    await context.setOffline(false)
    await order('25').click()
    await expect(page.getByRole('cell', { name: '<script>alert(1)</script>' })).toBeVisible()
    await again.click()
    await expect(answer).toContainText(words.reorder.added(1))
    await expect(answer).toContainText(`GONE: ${problems.unknown}`)
    await expect(answer.getByRole('listitem')).toHaveCount(2)
    await expect(cartView(page).link(1)).toBeVisible()

    await follow(page, '/cart')
    // The summary's text changes once the platform has named a price.
    await page.locator('main summary', { hasText: /^Delivery/ }).click()
    const estimate = page.getByRole('form', { name: delivery.title })
    await estimate.getByLabel(delivery.postcode).fill('YO99 9ZZ')
    await estimate.getByRole('button', { name: delivery.show }).click()
    await expect.poll(() => deviceText(page)).toContain('YO99 9ZZ')
    await open(page, '/my-account')
    await accountView(page).button(words.signOut).click()
    for (const own of ['orders of before', 'YO99 9ZZ']) await expect.poll(() => deviceText(page)).not.toContain(own)
  })
})

const money = (formatted: string) => ({ __typename: 'Money', formatted }) as const

const UNKNOWN = { __typename: 'OrderLine', picture: null, url: null, rowTotal: null, total: null, vatRate: null } as const

/** One line in stock, one that no longer exists, and one with an invalid quantity. */
const createOrder = (number: number, sku: string): CustomerOrderFragment => ({
  __typename: 'Order',
  id: `${number}`,
  number: `${number}`,
  status: 'orders of before',
  createdAt: '2026-05-02T09:14:33.000Z',
  grandTotal: money('£12.00'),
  summary: null,
  vatByRate: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryMethod: null,
  deliveryMethodCode: null,
  paymentMethod: null,
  lineCount: 3,
  lines: [
    { ...UNKNOWN, sku, name: 'Still there', quantity: 1, rowTotal: money('£12.00') },
    { ...UNKNOWN, sku: 'GONE-1', name: 'GONE', quantity: 2 },
    { ...UNKNOWN, sku, name: '<script>alert(1)</script>', quantity: 0 },
  ],
})
