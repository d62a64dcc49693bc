import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('account').reviewForm
const { write } = english.get('product').reviews

// REVIEW-1, REVIEW-4, SHOP-10
test('a review is written by keyboard, also offline, and submitted once', async ({ page, context, products }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (operationName(request) === 'ReviewCreate') sent.push(request.postData() ?? '')
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, find(products, ({ __typename }) => __typename === 'SimpleProduct').url)
  const dialog = page.getByRole('dialog', { name: words.title })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await page.getByRole('button', { name: write }).press('Enter')
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  for (const name of [words.rating, words.heading])
    await expect(dialog.getByRole('link', { name: new RegExp(`^${name}: `) })).toBeVisible()
  await judge(page)
  await dialog.getByRole('radio', { name: words.stars(4) }).press('Space')
  await field(words.heading).fill('Straight grain')
  await field(words.detail).fill('All twelve were true.\nAnd dry.')
  await field(words.nickname).fill('Anna B')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  await expect(dialog.getByText(words.kept)).toBeVisible()
  await judge(page)
  expect(sent).toHaveLength(0)
  const answered = page.waitForResponse((response) => operationName(response.request()) === 'ReviewCreate')
  await context.setOffline(false)
  expect(await (await answered).json()).toMatchObject({ data: { reviewCreate: { userErrors: [] } } })
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '').variables.input).toMatchObject({ rating: 4, title: 'Straight grain', nickname: 'Anna B' })
})
