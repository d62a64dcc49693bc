import type { Page } from '@playwright/test'
import { find, type KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { goTo } from '../kit/follow.ts'
import { findProduct, formatPence } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const words = english.get('product')

const pence = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
const main = (page: Page) => page.getByRole('main')
const firstAmount = async (locator: ReturnType<Page['locator']>) => (await locator.innerText()).match(/£[\d,.]+/)?.[0] ?? ''

// CUT-19, SHOP-2, TEXT-16, VAR-8
test('a group, a set, a service, a product with questions and a sheet offer their own choices', async ({ page, products }) => {
  const view = findProduct(page)
  const form = page.getByRole('form', { name: words.yourDetails })

  await test.step('a group lists members, quantities and total, and loads its reviews when scrolled near', async () => {
    await open(page, productOfType(products, 'Grouped').url)
    const members = main(page).getByRole('spinbutton')
    const total = view.total(words.selectionTotal)
    await expect(page.getByRole('heading', { level: 2, name: words.groupItems })).toBeVisible()
    expect(await members.count()).toBeGreaterThan(1)

    const before = pence(await firstAmount(total))
    const row = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('spinbutton') })
      .first()
    const each = pence((await row.innerText()).match(/£[\d,.]+(?= inc VAT)/)?.[0] ?? '')
    await members.first().fill('5')
    await expect(total).toContainText(formatPence(before + 4 * each))
    for (const member of await members.all()) await member.fill('0')
    await expect(total).toContainText(formatPence(0))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: words.reviews.title, exact: true })).toBeVisible()
  })

  await test.step('a set is put together option by option, and its price follows', async () => {
    await goTo(page, productOfType(products, 'Bundle'))
    const total = view.total(words.selectionTotal)
    await expect(page.getByRole('heading', { level: 2, name: words.bundle })).toBeVisible()
    const before = await firstAmount(total)
    expect(pence(before)).toBeGreaterThan(0)
    await main(page).getByRole('radio', { checked: false, disabled: false }).first().check()
    await expect(total).not.toContainText(before)
  })

  await test.step('a service asks its questions and adds the price of the answers', async () => {
    const service = find(
      products,
      ({ __typename, customOptions }) => __typename === 'VirtualProduct' && customOptions.some(({ type }) => type === 'CHECKBOX'),
    )
    const { amount, formatted } = service.price.final.gross
    await goTo(page, service)
    await expect(form).toContainText(words.requiredHint)
    await expect(view.total(words.total(1))).toContainText(formatted)
    const extra = form.locator('label').filter({ hasText: '+£' }).first()
    const cost = pence((await extra.innerText()).match(/£[\d,.]+/)?.[0] ?? '')
    await extra.click()
    await expect(view.total(words.total(1))).toContainText(formatPence(amount + cost))
    await view.quantity.fill('2')
    await expect(view.total(words.total(2))).toContainText(formatPence(2 * (amount + cost)))
    for (const { title } of service.customOptions) await expect(form).toContainText(title)
  })

  await test.step('custom options report a missing answer once the field was left, and count characters', async () => {
    const product = find(products, ({ customOptions }) => customOptions.some(isBoundedText))
    const asked = product.customOptions.find(isBoundedText)
    const most = asked?.maxCharacters ?? 0
    await goTo(page, product)
    const field = form.getByRole('textbox', { name: asked?.title ?? '' }).first()
    await expect(form).toContainText(words.characters({ used: 0, most }))
    await expect(form.getByRole('alert')).toHaveCount(0)
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('alert').filter({ hasText: words.answerErrors.REQUIRED })).toBeVisible()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(words.answerErrors.REQUIRED)}`))
    await field.fill('1'.repeat(most + 1))
    await expect(form.getByRole('alert').filter({ hasText: words.answerErrors.TOO_LONG })).toBeVisible()
    await field.fill('12')
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(form).toContainText(words.characters({ used: 2, most }))
  })

  await test.step('a sheet that can be cut says so, and opens the cutting form with it as the material', async () => {
    const sheet = find(products, ({ cuttingNotice }) => cuttingNotice !== null)
    await goTo(page, sheet)
    await expect(main(page).getByRole('status').filter({ hasText: words.cutting })).toContainText(sheet.cuttingNotice ?? '')
    await main(page).getByRole('link', { name: words.cutToList }).click()
    await expect(page).toHaveURL(/\/cutting-form$/)
    await expect(main(page).getByText(sheet.name, { exact: true })).toBeVisible()
  })
})

const isBoundedText = ({ type, isRequired, maxCharacters, lengthLimits }: KnownProduct['customOptions'][number]) =>
  type === 'FIELD' && isRequired && maxCharacters !== null && lengthLimits === null
