import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { money, productOf } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const texts = english.get('calculators').quantity
const words = english.get('product')

test.describe('the quantity calculator', () => {
  test('returns lengths of the chosen variant or packs with an allowance for waste, and sets the quantity', async ({
    page,
    products,
  }) => {
    const product = find(products, ({ variants }) =>
      variants.some(({ measure }) => measure?.lengthMillimetres && !measure.coverage),
    )
    const variant = product.variants.find(({ measure }) => measure?.lengthMillimetres)
    const metres = (variant?.measure?.lengthMillimetres ?? 0) / 1000
    const view = productOf(page)
    await open(page, product.url)
    await expect(view.calculator).toHaveCount(0)
    await open(page, variant?.url ?? '')
    await view.calculator.locator('summary').focus()
    await page.keyboard.press('Enter')
    const amount = view.calculator.getByRole('textbox', { name: texts.length })
    const result = view.calculator.getByRole('status')
    await amount.fill('plenty')
    await expect(result).toHaveText(texts.notANumber)
    await amount.fill('0')
    await expect(result).toHaveText(texts.notAboveZero)
    await amount.fill('1000000')
    await expect(result).toHaveText(texts.tooMuch(9999))
    await amount.fill(String(3 * metres))
    await expect(result).toHaveText(texts.lengths(3, metres, 3 * metres, 0))
    await view.calculator.getByRole('button', { name: texts.use(3) }).click()
    await expect(view.quantity).toHaveValue('3')
    await expect(view.total(words.total(3))).toContainText(money(3 * (variant?.price.final.gross.amount ?? 0)))

    const floor = find(products, ({ variants }) => variants.some(({ measure }) => measure?.coverage?.unit === 'PACK'))
    const pack = floor.variants.find(({ measure }) => measure?.coverage?.unit === 'PACK')
    const each = pack?.measure?.coverage?.squareMetres ?? 0
    const { calculator } = view
    await open(page, pack?.url ?? '')
    await calculator.locator('summary').click()
    await calculator.getByRole('textbox', { name: texts.area }).fill(String(10 * each))
    await expect(calculator.getByRole('button', { name: texts.use(11) })).toBeVisible()
    await calculator.getByRole('combobox', { name: texts.waste }).selectOption('0')
    await expect(calculator.getByRole('status')).toHaveText(texts.covers('PACK', 10, each, 10 * each, 0))
  })

  test('can be used before the scripts have loaded', async ({ page, products }) => {
    const product = find(products, ({ measure, __typename }) => measure !== null && __typename === 'SimpleProduct')
    const { calculator } = productOf(page)
    const held: (() => void)[] = []
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto(product.url, { waitUntil: 'commit' })
    await calculator.locator('summary').click()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const release of held) release()
    await expect(calculator.getByRole('textbox')).toBeVisible()
  })
})
