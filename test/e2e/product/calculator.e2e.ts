import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow, goTo } from '../kit/follow.ts'
import { findProduct, formatPence } from '../kit/product.view.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'

const texts = english.get('calculators').quantity
const words = english.get('product')

test('the quantity calculator works before the scripts, and sets lengths or packs with waste', async ({ page, products }) => {
  const view = findProduct(page)
  const { calculator } = view

  await test.step('before the scripts have loaded', async () => {
    const product = find(products, ({ measure, __typename }) => measure !== null && __typename === 'SimpleProduct')
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
    await waitForHydration(page)
  })

  await test.step('lengths', async () => {
    const product = find(products, ({ variants }) =>
      variants.some(({ measure }) => measure?.lengthMillimetres && !measure.coverage),
    )
    const variant = product.variants.find(({ measure }) => measure?.lengthMillimetres)
    const metres = (variant?.measure?.lengthMillimetres ?? 0) / 1000
    await goTo(page, product)
    await expect(calculator).toHaveCount(0)
    await follow(page, variant?.url ?? '')
    await calculator.locator('summary').focus()
    await page.keyboard.press('Enter')
    const amount = calculator.getByRole('textbox', { name: texts.length })
    const result = calculator.getByRole('status')
    await amount.fill('plenty')
    await expect(result).toHaveText(texts.notANumber)
    await amount.fill('0')
    await expect(result).toHaveText(texts.notAboveZero)
    await amount.fill('1000000')
    await expect(result).toHaveText(texts.tooMuch(9999))
    await amount.fill(String(3 * metres))
    await expect(result).toHaveText(texts.lengths({ pieces: 3, each: metres, total: 3 * metres, leftOver: 0 }))
    await calculator.getByRole('button', { name: texts.use(3) }).click()
    await expect(view.quantity).toHaveValue('3')
    await expect(view.total(words.total(3))).toContainText(formatPence(3 * (variant?.price.final.gross.amount ?? 0)))
  })

  await test.step('packs', async () => {
    const floor = find(products, ({ variants }) => variants.some(({ measure }) => measure?.coverage?.unit === 'PACK'))
    const pack = floor.variants.find(({ measure }) => measure?.coverage?.unit === 'PACK')
    const each = pack?.measure?.coverage?.squareMetres ?? 0
    await goTo(page, { url: pack?.url ?? '', name: floor.name })
    await calculator.locator('summary').click()
    await calculator.getByRole('textbox', { name: texts.area }).fill(String(10 * each))
    await expect(calculator.getByRole('button', { name: texts.use(11) })).toBeVisible()
    await calculator.getByRole('combobox', { name: english.get('calculators').form.waste }).selectOption('0')
    await expect(calculator.getByRole('status')).toHaveText(
      texts.covers({ unit: 'PACK', pieces: 10, each, total: 10 * each, spare: 0 }),
    )
  })
})
