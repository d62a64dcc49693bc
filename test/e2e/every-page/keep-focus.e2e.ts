import type { Page } from '@playwright/test'
import { cartView, cartWords, fillCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { cuttingView, cuttingWords } from '../kit/cutting.view.ts'
import { english } from '../kit/english.ts'
import { keptCuttingList } from '../kit/kept.ts'
import { listingView } from '../kit/listing.view.ts'
import { orderWords, quickOrderView } from '../kit/quick-order.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 })

// UI-48, QUICK-15
test('a row of a quick order that goes leaves the focus at the next one, and a paste leaves it in its field', async ({
  page,
}) => {
  const order = quickOrderView(page)
  await open(page, '/quick-order')
  await order.sku(1).focus()
  await order.paste('NOPE-1 1\nNOPE-2 1')
  await expect(order.sku(2)).toHaveValue('NOPE-2')
  await expect(order.sku(1)).toBeFocused()

  const remove = (row: number) => order.row(row).getByRole('button', { name: orderWords.removeRow(row) })
  await remove(1).press('Enter')
  await expect(order.sku(1)).toHaveValue('NOPE-2')
  await expect(remove(1)).toBeFocused()

  await page.getByRole('button', { name: orderWords.clear }).press('Enter')
  await expect(order.sku(1)).toHaveValue('')
  await expect(pageHeading(page)).toBeFocused()
})

// QUICK-16
test('a version is chosen by keyboard, and not by the first arrow key', async ({ page, products }) => {
  const product = find(products, ({ variants }) => variants.filter(({ stock }) => stock?.status === 'OK').length > 1)
  const order = quickOrderView(page)
  await open(page, '/quick-order')
  await order.sku(1).fill(product.sku)
  await order.row(1).getByRole('button', { name: orderWords.choose }).press('Enter')
  const versions = order.row(1).getByRole('combobox')
  await expect(versions).toBeFocused()
  await expect(versions.getByRole('option')).not.toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(versions).toBeFocused()
  await expect(order.sku(1)).toHaveValue(product.sku)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(order.sku(1)).toHaveValue(product.variants[1]?.sku ?? '')
})

// UI-48, CART-50
test('the editor and the question of a cart line give the focus back to the line', async ({ page, products, shop }) => {
  const product = find(products, ({ variants }) => variants.filter(({ stock }) => stock?.status === 'OK').length > 1)
  const sku = product.variants.find(({ stock }) => stock?.status === 'OK')?.sku ?? ''
  const { lines } = cartView(page)
  const button = (name: string) => lines.getByRole('button', { name })
  await fillCart(page.request, shop.url, [{ sku, parentSku: product.sku, quantity: 1 }])
  await open(page, '/cart')
  await button(cartWords.edit.open).press('Enter')
  await expect(button(cartWords.edit.cancel)).toBeVisible()
  await expect(button(cartWords.edit.open)).toBeFocused()
  await button(cartWords.edit.cancel).press('Enter')
  await expect(lines.getByRole('heading')).toBeFocused()

  await lines.getByRole('button', { name: new RegExp(`^${cartWords.remove} `) }).press('Enter')
  await expect(button(cartWords.removeYes)).toBeFocused()
  await button(cartWords.removeNo).press('Enter')
  await expect(lines.getByRole('heading')).toBeFocused()
})

// UI-48
test('a filter that is taken off, and an example that fills the cutting list, leave the focus on a heading', async ({
  page,
  category,
}) => {
  const { facets, chips } = listingView(page)
  await open(page, category.url)
  await facets.getByRole('checkbox').first().check()
  await chips.first().press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(pageHeading(page)).toBeFocused()

  await open(page, '/cutting-form')
  const { example, field } = cuttingView(page)
  await example.press('Enter')
  await expect(field(1, 'length')).not.toHaveValue('')
  await expect(pageHeading(page)).toBeFocused()
  // CUT-38
  const length = await field(1, 'length').inputValue()
  await page.getByRole('button', { name: cuttingWords.clear }).press('Enter')
  await expect(field(1, 'length')).toHaveValue('')
  const undo = page.getByRole('button', { name: english.get('catalog').undo, exact: true })
  await expect(undo).toBeFocused()
  await expect(undo).toBeInViewport()
  await expect.poll(() => keptCuttingList(page)).toContain('"rows":[]')
  await undo.press('Enter')
  await expect(field(1, 'length')).toHaveValue(length)
  await expect(pageHeading(page)).toBeFocused()
  await expect.poll(() => keptCuttingList(page)).not.toContain('"cleared"')
  await page.reload()
  await expect(field(1, 'length')).toHaveValue(length)
})
