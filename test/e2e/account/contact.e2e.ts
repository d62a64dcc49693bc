import { formWords } from '../kit/account.view.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('content').contact

// SCREEN-5, MAIL-3, PROD-66, SHOP-22
test('a message about a product is typed, corrected, kept over a reload, and sent by keyboard', async ({ page, products }) => {
  const product = products.find(({ __typename }) => __typename === 'SimpleProduct')
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, product?.url ?? '')
  await page.getByRole('link', { name: english.get('product').ask }).click()
  await expect(field(words.subject)).toHaveValue(words.about.question(`${product?.name} (${product?.sku})`))
  await field(words.subject).fill('')
  await field(words.name).fill('Anna Birch')
  await field(words.email).fill('anna@stairworks')
  await field(words.message).fill('Is the oak dry?\nAnd planed?')
  await field(words.message).press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: formWords.errors.EMAIL })).toBeVisible()
  await expect(page.getByText(formWords.errors.REQUIRED, { exact: true })).toBeVisible()
  await judge(page)
  await page.reload()
  await waitForHydration(page)
  await expect(field(words.message)).toHaveValue('Is the oak dry?\nAnd planed?')
  await field(words.email).fill('anna@stairworks.example')
  await field(words.subject).fill('Oak for a stair')
  await field(words.subject).press('Enter')
  await expect(page.getByText(words.sent('anna@stairworks.example'))).toBeVisible()
  await expect(page.locator(':focus')).toContainText(words.sent('anna@stairworks.example'))
  await judge(page)
  await page.getByRole('button', { name: words.another }).press('Enter')
  await expect(field(words.message)).toHaveValue('')
  await expect(page.locator(':focus')).toContainText(words.send)
})
