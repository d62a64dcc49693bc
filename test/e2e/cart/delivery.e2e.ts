import { cartView, platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('cart').delivery
const forms = english.get('forms')

test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d|Delivery costs could not be loaded/ })

// TOTAL-8, TOTAL-9, TEXT-21, DELIVERY-4, DELIVERY-5, DELIVERY-25, DELIVERY-27, VAR-6, PROD-69, PROD-74
test('delivery costs come from the platform for a postcode, are stored, and are never guessed', async ({
  page,
  shop,
  products,
}) => {
  const product = find(
    products,
    ({ __typename, stock, customOptions, phoneOrderOnly }) =>
      __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly,
  )
  const cart = cartView(page)
  const details = page.locator('summary', { hasText: english.get('catalog').cart.delivery })
  const form = page.getByRole('form', { name: words.title })
  const postcode = form.getByLabel(words.postcode)
  const show = form.getByRole('button', { name: words.show })
  const answer = page.getByRole('status').filter({ hasText: /^To \S.*:/ })
  const promise = page.getByRole('list', { name: english.get('cart').arrival.label })
  const { prices } = english.get('cart').arrival
  const html = await (await page.request.get(product.url)).text()
  expect(html).toContain('Order by 12:00 for delivery the next working day')
  expect(html).toContain(prices)
  await open(page, product.url)
  // PROD-74: the days known before the platform is asked.
  const days = [
    /^Courier · (Order in|Arrives) /,
    /^Our lorry · (Order in|Arrives) /,
    /^Collect .+ from \d+:\d\d.*, free$/,
    prices,
  ]
  await expect(promise.getByRole('listitem')).toHaveText(days)
  await details.click()
  await postcode.fill('Y')
  await show.click()
  await expect(form.getByText(forms.errors.ZIP_TOO_SHORT).first()).toBeVisible()
  await postcode.fill('LS9 8AA')
  await show.click()
  for (const way of ['Courier', 'Our lorry', 'From the Leeds branch']) await expect(answer).toContainText(way)
  await expect(answer).toContainText('£45.00')
  await expect(answer).toContainText(/Our lorry.+Arrives .+£45/)
  const offered = [/^Courier · .+, £\d+\.\d\d/, /^Our lorry · .+, £\d+\.\d\d/, /^Collect .+, free$/]
  await expect(promise.getByRole('listitem')).toHaveText(offered)
  const quantity = page.getByRole('spinbutton', { name: english.get('product').quantity })
  const more = page.waitForRequest((request) => operationName(request) === 'GoodsDelivery')
  await quantity.fill('3')
  expect((await more).postDataJSON().variables.input.lines).toMatchObject([{ sku: product.sku, quantity: 3 }])
  await expect(answer).toContainText('From the Leeds branch')
  await quantity.fill('9999')
  await expect(answer).toContainText(/Only \d+ products of this type are available/)
  await quantity.fill('3')
  await expect(answer).toContainText('From the Leeds branch')
  expect(await platformCart(page.request, shop.url)).toEqual({})

  await cart.add.click()
  await expect(cart.notice(english.get('cart').notices.added)).toBeVisible()
  await cart.link(3).click()
  await expect(cart.drawer).toContainText(words.inCart)
  await expect(cart.drawer.getByRole('list', { name: english.get('cart').arrival.label })).not.toContainText('£')
  const drawerTotal = await cart.total.innerText()
  await cart.drawer.getByRole('link', { name: english.get('cart').toCart }).click()
  await expect(cart.total).toHaveText(drawerTotal, { useInnerText: true })
  // DELIVERY-25: before anything is opened.
  const row = page.locator('main summary', { hasText: words.from })
  await expect(row).toContainText(/Delivery from £\d+\.\d\d/)
  await expect(promise.getByRole('listitem')).toHaveText(offered)
  const stated = [await row.innerText(), ...(await promise.getByRole('listitem').allInnerTexts())]
  await follow(page, product.url)
  await cart.link(3).click()
  for (const text of stated) await expect(cart.drawer).toContainText(text)
  await cart.drawer.getByRole('link', { name: english.get('cart').toCart }).click()
  await row.click()
  await expect(postcode).toHaveValue('LS9 8AA')
  await expect(answer).toContainText('From the Leeds branch')

  // A postcode without the lorry, and one without any delivery.
  await postcode.fill('ze1 0aa')
  await show.click()
  await expect(answer).toContainText('ze1 0aa')
  await expect(answer).toContainText('Courier')
  await expect(answer).not.toContainText('Our lorry')
  await form.getByLabel(words.country).selectOption('FR')
  await show.click()
  await expect(answer).toContainText(words.none)
  await expect(answer).not.toContainText('£')

  await page.route('**/graphql', async (route) => {
    if (operationName(route.request()) !== 'CartDelivery') return route.continue()
    await route.fulfill({ status: 500, json: { data: null, errors: [{ message: 'down' }] } })
  })
  await show.click()
  await expect(answer).toContainText(words.failed)
  await page.unroute('**/graphql')

  await form.getByLabel(words.country).selectOption('GB')
  await show.click()
  await expect(answer).toContainText('Courier')
  // The destination is shown before the device has stored it. The form is idle afterwards.
  await expect(show).toBeVisible()
  await page.reload()
  await row.click()
  await expect(postcode).toHaveValue('ze1 0aa')
  await expect(answer).toContainText('Courier')
  await judge(page, DESKTOP_AND_PHONE)

  await test.step('of a set, for its chosen components', async () => {
    const set = find(products, ({ __typename, stock }) => __typename === 'GroupedProduct' && stock?.status !== 'OUT_OF_STOCK')
    await goTo(page, set)
    await expectFocus(page)
    await details.click()
    await expect(answer).toContainText('Courier')
    const quantities = page.locator('main').getByRole('spinbutton')
    for (const each of await quantities.all()) await each.fill('0')
    await expect(answer).toContainText(english.get('cart').notices.nothingChosen)
    const asked = page.waitForRequest((request) => operationName(request) === 'GoodsDelivery')
    await quantities.last().fill('2')
    expect((await asked).postDataJSON().variables.input.lines).toMatchObject([{ quantity: 2 }])
    await expect(answer).toContainText('Courier')
  })
})
