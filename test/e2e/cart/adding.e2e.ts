import { LANGUAGES } from '../../kit/languages.ts'
import { expectToShowWord } from '../kit/add-word.ts'
import { cartView, cartWords, fillCart, platformCart } from '../kit/cart.view.ts'
import { bundleInStock, bundleWithoutDefault, find, plainProducts } from '../kit/catalog.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const catalog = english.get('catalog')
const pageWords = english.get('product')

// CART-7, CART-8, LIST-33
test('Add on a card puts one of a product without options into the cart', async ({ page, category, shop }) => {
  const cart = cartView(page)
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add / }) })
    .first()
  await open(page, category.url)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const add = card.getByRole('button', { name: `${catalog.cart.quickAdd} ${name}` })
  await add.click()
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await expect(cart.link(1)).toBeVisible()
  await add.click()
  await expect(add).toContainText(`2 ${catalog.cart.inCart}`)
  await expect.poll(async () => Object.values(await platformCart(page.request, shop.url))).toEqual([2])
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    await expectToShowWord(add)
  }
  const german = LANGUAGES['/de'].words.get('catalog').cart.quickAdd
  await add.getByText(catalog.cart.quickAdd, { exact: true }).evaluate((word, longer) => {
    word.textContent = longer
  }, german)
  await expectToShowWord(page.getByRole('main').getByRole('button', { name: `${german} ${name}` }), german)
  await judge(page, DESKTOP_AND_PHONE)
})

// CART-8
test('presses on Add and on a VAT choice before scripts run take effect once they run', async ({ page, products, shop }) => {
  const product = find(plainProducts(products), () => true)
  const { add, link } = cartView(page)
  const { goOn } = await openHeldUp(page, product.url)
  const { vat } = english.get('shell')
  const ex = page.getByRole('banner').getByRole('button', { name: vat.ex, exact: true }).filter({ visible: true })
  await add.click()
  await add.click()
  await ex.click()
  await goOn()
  await expect(link(1)).toBeVisible()
  await expect(ex).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })
})

test('several variants go into the cart with one press and one sync', async ({ page, products, shop }) => {
  const product = find(
    products,
    ({ __typename, options, variants, phoneOrderOnly, customOptions }) =>
      __typename === 'ConfigurableProduct' &&
      options.length > 1 &&
      !phoneOrderOnly &&
      customOptions.length === 0 &&
      variants.length > 12 &&
      variants.filter(({ stock }) => stock?.status === 'OK').length > 3,
  )
  const [one, other] = product.variants.filter(({ stock }) => stock?.status === 'OK')
  const cart = cartView(page)
  await open(page, product.url)
  const versions = page.getByRole('region', { name: pageWords.versions })
  const field = (sku = '') => versions.locator(`[name="quantity-${sku}"]`)
  const add = versions.getByRole('button', { name: catalog.cart.add, exact: true })
  const rows = versions.getByRole('link')
  await expect(add).toBeHidden()
  await expect(rows).toHaveCount(8)
  await versions.getByRole('button', { name: pageWords.allVersions(product.variants.length) }).press('Enter')
  await expect(rows).toHaveCount(product.variants.length)
  await expect(rows.nth(8)).toBeFocused()
  await field(one?.sku).fill('1')
  await field(other?.sku).fill('1')
  let syncs = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"lines":[{')) syncs += 1
  })
  await add.click()
  await expect(cart.link(2)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one?.sku ?? '']: 1, [other?.sku ?? '']: 1 })
  expect(syncs).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await crossingTexts(page), 'texts at 390').toEqual([])
  await judge(page, DESKTOP_AND_PHONE)
})

// CART-5, CART-6, TOTAL-1
test('sets, groups and custom options keep their choices in the cart, and a coupon applies', async ({ page, products, shop }) => {
  const ofType = (type: string) =>
    find(products, ({ __typename, stock, phoneOrderOnly }) => __typename === type && stock?.status === 'OK' && !phoneOrderOnly)
  const [bundle, group] = [await bundleInStock(shop, products), ofType('GroupedProduct')]
  const engraved = find(
    products,
    ({ __typename, stock, customOptions, phoneOrderOnly }) =>
      __typename !== 'ConfigurableProduct' &&
      stock?.status === 'OK' &&
      !phoneOrderOnly &&
      customOptions.some(({ type, isRequired }) => type === 'FIELD' && isRequired) &&
      customOptions.every(
        ({ type, isRequired, lengthLimits }) => !lengthLimits && (!isRequired || type === 'FIELD' || type === 'RADIO'),
      ),
  )
  const cart = cartView(page)
  const linesOfPlatform = async () => Object.keys(await platformCart(page.request, shop.url))

  await open(page, bundle.url)
  await cart.add.click()
  await expect(cart.link(1)).toBeVisible()
  await expect.poll(linesOfPlatform).toHaveLength(1)

  await goTo(page, group)
  await expectFocus(page)
  const quantities = page.getByRole('main').getByRole('spinbutton')
  for (const quantity of await quantities.all()) await quantity.fill('0')
  await cart.add.click()
  await expect(cart.notice(cartWords.notices.nothingChosen)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: catalog.stock.status.OK })
    .getByRole('spinbutton')
    .first()
    .fill('1')
  await cart.add.click()
  await expect(cart.link(2)).toBeVisible()
  await expect.poll(linesOfPlatform).toHaveLength(2)

  await goTo(page, engraved)
  await expectFocus(page)
  await cart.add.click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  const answers = page.getByRole('form', { name: pageWords.yourDetails }).locator('input[type="text"], textarea')
  for (const answer of await answers.all()) await answer.fill('7b')
  await cart.add.click()
  await expect(cart.link(3)).toBeVisible()
  await expect.poll(linesOfPlatform).toHaveLength(3)

  await follow(page, '/cart')
  await expect(cart.line(bundle.name)).toBeVisible()
  await expect(cart.line(engraved.name)).toContainText('7b')
  const field = page.getByRole('textbox', { name: cartWords.coupon.label })
  await field.fill('NO-SUCH')
  await page.getByRole('button', { name: cartWords.coupon.apply }).click()
  await expect(field).toHaveAccessibleDescription(/./)
  await expect(field).toHaveValue('NO-SUCH')
  await expect(cart.total).toBeVisible()
  const before = await cart.total.innerText()
  await field.fill('timber10')
  await page.getByRole('button', { name: cartWords.coupon.apply }).click()
  const remove = page.getByRole('button', { name: cartWords.coupon.remove('TIMBER10') })
  await expect(remove).toBeVisible()
  const place = page.getByRole('group', { name: cartWords.coupon.label })
  await expect(place).toBeFocused()
  await expect(cart.total).toContainText('TIMBER10')
  await remove.click()
  await expect(field).toBeVisible()
  await expect(place).toBeFocused()
  await expect(cart.total).toHaveText(before, { useInnerText: true })
})

// STOCK-4, VAR-7, CART-19
test('a set and the cart name the component that is out of stock, and another is accepted', async ({ page, products, shop }) => {
  const { bundle, title, missing, other } = await bundleWithoutDefault(shop, products)
  const cart = cartView(page)
  await open(page, bundle.url)
  const option = page.getByRole('group', { name: title })
  const gone = option.getByRole('radio', { name: new RegExp(`${missing} ${catalog.stock.status.OUT_OF_STOCK}$`) })
  await expect(gone).toBeDisabled()
  await expect(gone).not.toBeChecked()
  await expect(option.getByRole('radio', { name: other })).toBeChecked()
  const total = await page.getByRole('status').filter({ hasText: pageWords.selectionTotal }).textContent()
  const [amount = 'no amount'] = /£[\d,.]+/.exec(total ?? '') ?? []
  await expect(page.getByRole('article').locator('header')).toContainText(amount)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await crossingTexts(page), 'texts at 390').toEqual([])
  await judge(page, DESKTOP_AND_PHONE)
  await cart.add.click()
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await expect.poll(async () => Object.values(await platformCart(page.request, shop.url))).toEqual([1])

  // From now on the platform has too little stock of it.
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"missingComponents":[]', `"missingComponents":[${JSON.stringify(other)}]`)
    await route.fulfill({ response: answer, body })
  })
  await follow(page, '/cart')
  await expectFocus(page)
  await cart.quantity(bundle.name).fill('2')
  await cart.quantity(bundle.name).press('Enter')
  await expect(cart.line(bundle.name)).toContainText(cartWords.stock.missing(other))
  // The sync must be done before the page closes.
  await page.unrouteAll({ behavior: 'wait' })
})

test('a line that is out of stock offers products in stock instead', async ({ page, products, shop }) => {
  const gone = find(
    products,
    ({ __typename, stock, customOptions, phoneOrderOnly, hasRelated }) =>
      __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly && hasRelated,
  )
  const cart = cartView(page)
  await fillCart(page.request, shop.url, [{ sku: gone.sku, quantity: 1 }])
  // From now on the platform has no stock of it.
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"status":"OK"', '"status":"OUT_OF_STOCK"') })
  })
  await open(page, '/cart')
  await cart.quantity(gone.name).fill('2')
  await cart.quantity(gone.name).press('Enter')
  await expect(cart.line(gone.name)).toContainText(cartWords.stock.gone)
  const instead = page.getByRole('region', { name: cartWords.alternatives.label(gone.name) })
  await expect(instead.getByRole('link').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await crossingTexts(page), 'texts at 390').toEqual([])
  await judge(page, DESKTOP_AND_PHONE)
  const add = instead.getByRole('button', { name: new RegExp(`^${catalog.cart.quickAdd} `) })
  const choose = instead.getByRole('link', { name: new RegExp(`^${catalog.chooseOptions} `) })
  await expect(add.or(choose).first()).toBeVisible()
})
