import type { Locator, Page } from '@playwright/test'
import { pictureUrl } from '#schema/rules/picture.ts'
import { find, type KnownProduct, type KnownVariant } from '../kit/catalog.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { chooseVariant, findProduct, findRadio, formatPence, shownPicture } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const catalog = english.get('catalog')
const { reviews } = english.get('product')
const words = english.get('product')

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which Node.js does not have. */
const FOLLOWING = 4
const main = (page: Page) => page.getByRole('main')
const readBox = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe('a simple product', () => {
  // SHOP-18
  test('shows price, stock, facts and total, and on a phone a bar after the price', async ({ page, products }) => {
    const product = find(
      products,
      ({ __typename, stock, phoneOrderOnly, customOptions, gallery }) =>
        __typename === 'SimpleProduct' &&
        stock?.status === 'OK' &&
        (stock.limits?.least ?? 1) === 1 &&
        !phoneOrderOnly &&
        customOptions.length === 0 &&
        gallery.length > 1,
    )
    const { gross, net } = product.price.final
    const view = findProduct(page)
    await open(page, product.url)
    await expect(view.name).toHaveText(product.name)
    await expect(view.sku(product.sku)).toBeVisible()
    await expect(main(page)).toContainText(`${gross.formatted} ${catalog.price.incVat}`)
    await expect(main(page)).toContainText(`${net.formatted} ${catalog.price.exVat}`)
    await expect(
      main(page)
        .getByText(/in stock|left$/i)
        .first(),
    ).toBeVisible()
    await expect(view.section(words.specification).getByRole('row').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: reviews.title, exact: true })).toBeVisible()

    await view.quantity.fill('3')
    await expect(view.total(words.total(3))).toContainText(formatPence(3 * gross.amount))
    await page.getByRole('button', { name: catalog.quantity.more }).click()
    await expect(view.total(words.total(4))).toContainText(formatPence(4 * gross.amount))
    await view.quantity.fill('-5')
    await expect(page.getByText('Quantity must be positive integer')).toBeVisible()

    const { amount, formatted } = gross
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    const [name, picture] = [await readBox(view.name), await readBox(view.gallery)]
    expect(name.y + name.height).toBeLessThan(picture.y)
    expect(picture.height).toBeLessThanOrEqual(0.44 * 844 + 1)
    expect(
      await view.name.evaluate((heading) => heading.compareDocumentPosition(document.querySelector('#picture-1') ?? heading)),
    ).toBe(FOLLOWING)
    await expect(view.bar).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(view.quantity).toBeHidden()
    await expect(view.name).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
    await page.emulateMedia({ media: 'screen' })
    await view.quantity.fill('12')
    await expect(view.bar).toHaveCount(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(view.bar).toContainText(formatPence(12 * amount))
    await expect(view.bar.getByRole('button', { name: words.add(12), exact: true })).toBeVisible()
    expect((await readBox(view.bar)).height).toBeLessThanOrEqual(57)
    await page.setViewportSize({ width: 1440, height: 900 })
    await view.bar.getByRole('spinbutton', { name: words.quantity }).fill('1')
    await expect(view.bar).toContainText(formatted)
    await view.name.scrollIntoViewIfNeeded()
    await expect(view.bar).toHaveCount(0)
    await expect(view.quantity).toHaveValue('1')
    expect((await readBox(view.gallery)).height).toBeLessThanOrEqual(560)
    await expect(page.getByRole('button', { name: `${words.add(1)} · ${formatted}`, exact: true })).toBeInViewport()
  })
})

test.describe('a configurable product', () => {
  // VAR-15
  test('says at each option without a choice that it must be chosen, and focuses the first', async ({ page, products }) => {
    const product = find(products, ({ options }) => options.length > 1)
    const [first, second] = product.options.map(({ label }) => findProduct(page).option(label))
    if (!first || !second) throw new Error(`${product.name} has fewer than two options`)
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, product.url)
    await expect(first).toHaveAccessibleDescription('')
    const button = main(page).getByRole('button', { name: catalog.cart.add, exact: true })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    for (const [place, { label }] of product.options.entries()) {
      const error = words.choose(label.toLowerCase())
      const option = findProduct(page).option(label)
      await expect(option, String(place)).toHaveAccessibleDescription(error)
      await expect(option.getByText(error, { exact: true })).toBeVisible()
      await expect(option.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true')
    }
    const focused = first.locator('input:enabled').first()
    await expect(focused).toBeFocused()
    await expect(first.locator('label', { has: page.locator(':focus') })).toHaveCSS('outline-style', 'solid')
    await expect(first.locator('legend')).toBeInViewport({ ratio: 1 })
    const header = await readBox(page.getByRole('banner'))
    expect((await readBox(first.locator('legend'))).y).toBeGreaterThanOrEqual(header.y + header.height)
    await first
      .locator('label', { has: page.locator('input:enabled') })
      .first()
      .click()
    await expect(first).toHaveAccessibleDescription('')
    await expect(second).toHaveAccessibleDescription(words.choose(product.options[1]?.label.toLowerCase() ?? ''))
  })

  // PROD-3, PROD-64, VAR-11
  test('shows the chosen variant, keeps the last quick choice, and disables impossible ones', async ({ page, products }) => {
    const [product, first, second, other] = productWithTwoLooks(products)
    const view = findProduct(page)
    const incomplete = words.incomplete(english.format.list(product.options.map(({ label }) => label.toLowerCase())))
    // React reports a page that differs from the server's, which sorts the parameters.
    await open(page, `${product.url}?page=2&utm_source=mail&childSku=&childSku=${second.sku}&childSku=${first.sku}`)
    await expect(view.name).toHaveText(product.name)

    const single = find(products, ({ options, variants }) => options.length === 1 && variants.length > 2)
    // A choice lasts as long as the page is about the same product.
    const leave = () => goTo(page, { url: single.variants[0]?.url ?? '', name: single.name })

    await test.step('the keyboard', async () => {
      const only = view.option(single.options[0]?.label ?? '')
      await leave()
      const before = await only.getByRole('radio', { checked: true }).inputValue()
      await only.getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('ArrowRight')
      const chosen = only.getByRole('radio', { checked: true })
      await expect(chosen).toBeFocused()
      await expect(chosen).not.toHaveValue(before)
      await expect(page).not.toHaveURL(single.variants[0]?.url ?? '')
    })

    await test.step('chosen variants', async () => {
      await goTo(page, product)
      await expect(main(page)).toContainText(incomplete)
      for (const variant of [first, second]) {
        if (variant === second) {
          await view
            .option(other.option)
            .locator('label', { has: page.locator(`input[value="${other.id}"]`) })
            .hover()
          // The browsers of the tests load no pictures.
          await expect(page.locator('#buy [hidden] img')).toHaveAttribute(
            'src',
            pictureUrl(second.picture?.path ?? '', 'gallery', 'webp'),
          )
        }
        await chooseVariant(page, product, variant)
        await expect(page).toHaveURL(variant.url)
        await expect(view.sku(variant.sku)).toBeVisible()
        await expect(view.total(words.total(1))).toContainText(variant.price.final.gross.formatted)
        await expect(view.total(words.total(1))).toContainText(variant.price.final.net.formatted)
        await expect(
          main(page)
            .getByText(/in stock|left$/i)
            .first(),
        ).toBeVisible()
        await expect.poll(() => shownPicture(page)).toContain(variant.picture?.path)
      }
    })

    await test.step('an address that names no variant', async () => {
      await open(page, `${product.url}?childSku=NONE`)
      await expect(view.sku(product.sku)).toBeVisible()
      await expect(main(page)).toContainText(incomplete)
      await expect(page.getByText(words.unavailable)).toBeVisible()
      await main(page).getByRole('radio').first().check({ force: true })
      await expect(page.getByText(words.unavailable)).toBeHidden()
    })

    await test.step('a combination that does not exist', async () => {
      const impossible = impossibleChoice(products)
      const { option, missing, reason } = impossible
      await leave()
      await goTo(page, { url: impossible.variant.url, name: impossible.product.name })
      const value = findRadio(view.option(option), missing.id)
      await expect(value).toBeDisabled()
      await expect(value).toHaveAccessibleName(
        new RegExp(RegExp.escape(words.notInThis({ option: reason.option.toLowerCase(), value: reason.value }))),
      )
    })

    await test.step('quick choices, of which the address of an earlier one arrives later', async () => {
      const quick = findLostChoice(products)
      await leave()
      await goTo(page, quick.product)
      await expect(page).toHaveURL(quick.product.url)
      const values = [...quick.variant.selection.map(({ valueId }) => valueId), quick.left.id]
      // Faster than the address can change.
      await main(page).evaluate((element, ids) => {
        for (const id of ids) element.querySelector<HTMLInputElement>(`input[type="radio"][value="${id}"]`)?.click()
      }, values)
      const last = findRadio(view.option(quick.left.option), quick.left.id)
      await expect(last).toBeChecked()
      await expect(page).toHaveURL(quick.product.url)
      await expect(last).toBeChecked()
      await expect(view.sku(quick.product.sku)).toBeVisible()
    })
  })
})

/** A product with two variants that can be had, look different and cost different amounts, and the one value they differ in. */
function productWithTwoLooks(products: readonly KnownProduct[]) {
  for (const product of products) {
    const had = product.variants.filter(({ stock, picture }) => stock?.status === 'OK' && picture !== null)
    const [first] = had
    if (!first || product.options.length < 2) continue
    for (const second of had) {
      const changed = second.selection.filter(({ valueId }) => !first.selection.some((value) => value.valueId === valueId))
      const option = product.options.find(({ attributeCode }) => attributeCode === changed[0]?.attributeCode)
      const differs =
        first.picture?.path !== second.picture?.path && first.price.final.gross.amount !== second.price.final.gross.amount
      if (option && changed[0] && changed.length === 1 && differs)
        return [product, first, second, { option: option.label, id: changed[0].valueId }] as const
    }
  }
  throw new Error('No product of the catalogue has two variants that differ in one value, in looks and in price')
}

/** A value of the second option that does not go with a value of the first, and a variant that has the latter. */
function impossibleChoice(products: readonly KnownProduct[]) {
  for (const product of products) {
    const [above, below] = product.options
    if (!above || !below) continue
    const valueIn = (variant: Pick<KnownVariant, 'selection'>, code: string) =>
      variant.selection.find(({ attributeCode }) => attributeCode === code)?.valueId
    for (const { id, label } of above.values) {
      const hasValue = (variant: Pick<KnownVariant, 'selection'>) => valueIn(variant, above.attributeCode) === id
      const [variant] = product.variants.filter(hasValue)
      const made = [...product.variants, ...product.soldOut].filter(hasValue)
      const missing = below.values.find((value) => made.every((each) => valueIn(each, below.attributeCode) !== value.id))
      if (variant && missing)
        return { product, variant, option: below.label, missing, reason: { option: above.label, value: label } }
    }
  }
  throw new Error('Every combination of every product is made')
}

/** A variant, and an option value that excludes all its other values and leaves several variants. */
function findLostChoice(products: readonly KnownProduct[]) {
  for (const product of products) {
    const [above, below] = product.options
    if (!above || !below || product.options.length > 2) continue
    const has = (variant: KnownVariant, valueId: string) => variant.selection.some((value) => value.valueId === valueId)
    for (const variant of product.variants) {
      const own = below.values.find(({ id }) => has(variant, id))
      for (const { id } of above.values) {
        const made = product.variants.filter((other) => has(other, id))
        if (own && made.length > 1 && !made.some((other) => has(other, own.id))) {
          return { product, variant, left: { id, option: above.label } }
        }
      }
    }
  }
  throw new Error('After every value the others can stay')
}

// PROD-78, PROD-79
test('sizes of options stay on one line, and a tablet shows the options beside the picture', async ({ page, products }) => {
  const hasSizes = ({ options }: KnownProduct) =>
    options.some(({ values }) => values.some(({ label }) => /\d{4} × \d{3}/.test(label)))
  const product = find(products, hasSizes)
  await open(page, product.url)
  const view = findProduct(page)
  const sizes = page
    .getByRole('main')
    .locator('label', { has: page.getByRole('radio') })
    .getByText(' × ')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const size of await sizes.all()) expect((await readBox(size)).height, `at ${width}`).toBeLessThan(30)
    expect(await crossingTexts(page), `at ${width}`).toEqual([])
  }
  expect(await sizes.count()).toBeGreaterThan(1)

  await page.setViewportSize({ width: 768, height: 900 })
  const picture = await readBox(view.gallery)
  expect(picture.x + picture.width).toBeLessThan((await readBox(sizes.first())).x)
  await expect(view.gallery).toBeInViewport({ ratio: 0.9 })
  await expect(sizes.first()).toBeInViewport()
})
