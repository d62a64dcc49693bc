import { packFragment } from '../../../web/components/share/packed-fragment.ts'
import { toFragment } from '../../../web/features/catalog/lists/rules/list-link.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { compareView } from '../kit/compare.view.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { createList, listsView, listWords } from '../kit/lists.view.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'
import { wishForFirst, wishlistView } from '../kit/wishlist.view.ts'

const orderWords = english.get('lists').quickOrder
const HOSTILE = '<img src=x onerror=alert(1)> שלום 👩‍🔧'

/** A link to a list of two plain products, one whose version must be chosen, and one that the shop has never sold. */
function sharedList(products: readonly KnownProduct[]) {
  const [one, two] = plainProducts(products)
  const board = productOfType(products, 'Configurable')
  if (!one || !two) throw new Error('The catalogue has too few plain products')
  const lines = [
    { sku: one.sku, quantity: 2 },
    { sku: board.sku, quantity: 1 },
    { sku: 'NO-SUCH-BOARD', quantity: 4 },
    { sku: two.sku, quantity: 3 },
  ]
  return { one, two, board, path: `/lists${toFragment({ name: 'Deck', lines })}` }
}

// SAVE-1, SAVE-2, SAVE-3, SAVE-4
test('lists are filled from the wishlist, shared by tabs, renamed, and deleted with undo', async ({
  page,
  context,
  category,
}) => {
  const lists = listsView(page)
  await open(page, category.url)
  await wishForFirst(page, 2)
  await follow(page, '/lists')
  await expect(lists.lines).toHaveCount(2)
  const first = (await lists.lines.first().getAttribute('data-sku')) ?? ''
  await lists.lines
    .first()
    .getByRole('button', { name: /^Move or copy/ })
    .click()
  await lists.name.pressSequentially('Kitchen')
  await lists.button(listWords.move).click()
  await expect(lists.lines).toHaveCount(1)
  const other = await context.newPage()
  await open(other, '/lists')
  await lists.tab('Kitchen').click()
  await expect(lists.line(first)).toBeVisible()
  await lists.quantity(first).fill('12')
  await lists.quantity(first).press('Enter')

  await listsView(other)
    .lines.first()
    .getByRole('button', { name: /^Move or copy/ })
    .click()
  await other.getByRole('radio', { name: 'Kitchen' }).check()
  await listsView(other).button(listWords.copy).click()
  await expect(listsView(other).lines).toHaveCount(1)
  await expect(lists.lines).toHaveCount(2)

  await lists
    .line(first)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(lists.undo).toBeFocused()
  await lists.undo.press('Enter')
  await expect(lists.quantity(first)).toHaveValue('12')

  await lists.rename.click()
  await lists.name.fill(HOSTILE)
  await lists.button(listWords.save).click()
  await expect(listsView(other).tab(HOSTILE)).toBeVisible()
  await createList(page, 'Kitchen')
  await createList(page, ' kitchen ')
  await expect(lists.title('kitchen 2')).toBeVisible()
  await lists.tab(HOSTILE).click()
  await lists.delete.click()
  await expect(lists.tab(HOSTILE)).toHaveCount(0)
  await expect(listsView(other).tab(HOSTILE)).toHaveCount(0)
  await expect(lists.undo).toBeFocused()
  await lists.undo.click()
  await expect(lists.quantity(first)).toHaveValue('12')
  // Other tabs show the list once it is stored.
  await expect(listsView(other).tab(HOSTILE)).toBeVisible()
  await page.reload()
  await expect(lists.quantity(first)).toHaveValue('12')
})

// SAVE-6, SAVE-8 to SAVE-10
test('a list prints as a quotation and goes to the cart once, with reasons for lines that cannot', async ({
  page,
  products,
  shop,
}) => {
  const lists = listsView(page)
  const { one, two, board, path } = sharedList(products)
  await open(page, path)
  await test.step('the quotation', async () => {
    await expect(lists.line(one.sku)).toContainText(one.name)
    await expect(lists.line(two.sku)).toContainText(two.name)
    await page.setViewportSize({ width: 800, height: 1100 })
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('main')
    await expect(sheet).toContainText('Sawmill Lane')
    await expect(sheet).toContainText(/Date: \d/)
    await expect(sheet).toContainText(/Valid until: \d/)
    const row = (sku: string) => sheet.getByRole('row').filter({ hasText: sku })
    await expect(row(one.sku)).toContainText(one.name)
    await expect(row('NO-SUCH-BOARD')).toContainText(listWords.noPrice)
    await expect(sheet).toContainText(listWords.unpriced(2))
    await expect(sheet.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeHidden()
    const money = async (text: string) => Number((/£([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')) * 100
    for (const [vat, quotes] of [
      ['inc', listWords.quotation.incVat],
      ['ex', listWords.quotation.exVat],
    ] as const) {
      await page.evaluate((mode) => {
        document.documentElement.dataset.vat = mode
      }, vat)
      await expect(sheet.getByText(quotes)).toBeVisible()
      const totals = await Promise.all(
        [one.sku, two.sku].map(async (sku) => money(await row(sku).getByRole('cell').last().innerText())),
      )
      const goods = await money(await sheet.locator('dl:visible [data-kind="GOODS"] dd').innerText())
      expect(Math.round(totals.reduce((sum, each) => sum + each, 0))).toBe(Math.round(goods))
    }
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await lists.button(listWords.shared.save).click()
  await expect(page).toHaveURL(/\/lists\?list=/)
  await createList(page, 'x'.repeat(60))
  await lists.tab('Deck').click()
  await expect(lists.line(one.sku)).toContainText(one.name)
  await expect(lists.line('NO-SUCH-BOARD')).toContainText(listWords.gone)
  await lists.add(2).click()
  await expect(cartView(page).link(5)).toBeVisible()
  await expect(page.getByText(listWords.added(2))).toBeVisible()
  const refused = lists.total.getByRole('listitem')
  await expect(refused.filter({ hasText: board.name })).toContainText(orderWords.problems.variant)
  await expect(refused.filter({ hasText: 'NO-SUCH-BOARD' })).toContainText(listWords.gone)
  await expect(lists.add(2)).toHaveCount(0)

  // Over the main menu of a wider window the pointer would open a submenu.
  await page.mouse.move(1, 800)
  await page.setViewportSize({ width: 390, height: 1900 })
  expect(await crossingTexts(page), 'texts at 390').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await judge(
    page,
    [1440, 320].map((width) => ({ width, height: 1900 })),
  )

  await lists.line(board.sku).getByRole('button', { name: orderWords.choose }).click()
  const choice = lists.line(board.sku).getByRole('combobox')
  await expect(choice.getByRole('option')).not.toHaveCount(1)
  const options = await choice.getByRole('option').evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))
  const inStock = board.variants.find(({ sku, stock }) => options.includes(sku) && stock?.status === 'OK')
  if (!inStock) throw new Error('The product has no variant in stock')
  await choice.selectOption(inStock.sku)
  await lists.button(listWords.addRest(1)).click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 2, [two.sku]: 3, [inStock.sku]: 1 })
  await expect(lists.line('NO-SUCH-BOARD')).toBeVisible()
})

// SAVE-7
test('a link shows its list and keeps it on request, and an unreadable link changes nothing', async ({ page, products }) => {
  const lists = listsView(page)
  const { one, path } = sharedList(products)
  await open(page, path)
  await expect(lists.title('Deck')).toContainText(listWords.shared.label)
  await expect(lists.line(one.sku)).toContainText(one.name)
  await lists.button(listWords.shared.dismiss).click()
  await expect(lists.tab('Deck')).toHaveCount(0)
  await open(page, path)
  await lists.button(listWords.shared.save).click()
  await expect(lists.quantity(one.sku)).toHaveValue('2')

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await lists.button(listWords.share.share).click()
  const link = await page.getByRole('textbox', { name: listWords.share.link }).inputValue()
  await page.goto('about:blank')
  await open(page, link)
  await expect(lists.title('Deck')).toContainText(listWords.shared.label)
  await expect(lists.line(one.sku)).toContainText(one.name)
  await lists.button(listWords.shared.dismiss).click()

  await page.goto('about:blank')
  await open(page, `/lists${packFragment([1, null, [['Door', '1', '1', '1', 'any', '']]])}`)
  await expect(page.getByText(listWords.shared.unreadable)).toBeVisible()
  await expect(lists.tab('Deck')).toHaveCount(1)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // SAVE-1, SAVE-9
  test('a list that was seen has its prices, and more lists can be made', async ({ page, context, products }) => {
    const lists = listsView(page)
    const { one, path } = sharedList(products)
    await openWithScreens(page, path)
    await lists.button(listWords.shared.save).click()
    await expect(lists.line(one.sku)).toContainText(one.name)
    await context.setOffline(true)
    await lists.quantity(one.sku).fill('7')
    await lists.quantity(one.sku).press('Enter')
    await createList(page, 'Kitchen')
    await page.reload()
    await lists.tab('Deck').click()
    await expect(lists.quantity(one.sku)).toHaveValue('7')
    await expect(lists.line(one.sku)).toContainText('£')
    await expect(lists.tab('Kitchen')).toBeVisible()
    await context.setOffline(false)
  })

  // PROD-73
  test('a product page saves the chosen version to a new list and to an existing one, by keyboard', async ({
    page,
    context,
    products,
  }) => {
    const lists = listsView(page)
    const variant = productOfType(products, 'Configurable').variants.find(({ stock }) => stock?.status === 'OK')
    if (!variant) throw new Error('The product has no variant in stock')
    const least = variant.stock?.limits?.least ?? 1
    const saveButton = lists.button(english.get('product').saveToList)
    await openWithScreens(page, variant.url)
    await context.setOffline(true)
    await saveButton.press('Enter')
    await expect(lists.button(listWords.save)).toBeVisible()
    await judge(
      page,
      [1440, 320].map((width) => ({ width, height: 900 })),
    )
    await lists.name.pressSequentially('Kitchen')
    await lists.name.press('Enter')
    await expect(lists.dialog).toBeHidden()
    await expect(saveButton).toBeFocused()
    await expect(page.getByText(listWords.savedTo('\u2068Kitchen\u2069'))).toBeVisible()
    await saveButton.press('Enter')
    await expect(page.getByRole('radio', { name: 'Kitchen' })).toBeChecked()
    await lists.button(listWords.save).press('Enter')
    await expect(lists.dialog).toBeHidden()
    await expect(saveButton).toBeFocused()
    await page.getByRole('link', { name: listWords.view }).press('Enter')
    await expect(lists.quantity(variant.sku)).toHaveValue(`${2 * least}`)
    await context.setOffline(false)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lists, wishlist and comparison say that they need scripts', async ({ page }) => {
    await page.goto('/lists')
    await expect(page.getByText(listWords.needsScripts)).toBeVisible()
    await expect(page.getByText(listWords.waiting)).toBeHidden()
    await page.goto('/wishlist')
    await expect(page.getByText(english.get('lists').wishlist.needsScripts)).toBeVisible()
    await expect(wishlistView(page).empty).toBeHidden()
    await page.goto('/compare')
    await expect(compareView(page).title).toBeVisible()
    await expect(page.getByText(english.get('lists').compare.needsScripts)).toBeVisible()
    await expect(compareView(page).empty).toBeHidden()
  })
})
