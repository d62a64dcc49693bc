import { cartView, cartWords } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { findProduct } from '../kit/product.view.ts'
import { retype } from '../kit/retype.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const { answerErrors, lengths, yourDetails } = english.get('product')

// CUT-14
test('a made-to-measure product accepts lengths within its limits only', async ({ page, products }) => {
  const product = find(
    products,
    ({ customOptions, stock }) => stock?.status === 'OK' && customOptions.filter((option) => option.lengthLimits).length === 2,
  )
  const [length, width] = product.customOptions
  const limits = length?.lengthLimits ?? { least: 0, most: 0 }
  const cart = cartView(page)
  await open(page, product.url)
  const form = page.getByRole('form', { name: yourDetails })
  const field = form.getByRole('textbox', { name: length?.title ?? '' })
  const hint = lengths({ least: limits.least, most: limits.most })
  await expect(field).toHaveAccessibleDescription(hint)
  await expect(form).toContainText(hint)

  for (const [text, error] of [
    ['abc', answerErrors.NOT_A_LENGTH],
    [`${limits.most + 1}`, answerErrors.OUT_OF_RANGE],
  ] as const) {
    await retype(field, text)
    await field.press('Tab')
    await expect(field, text).toHaveAccessibleDescription(`${error} ${hint}`)
  }
  await retype(form.getByRole('textbox', { name: width?.title ?? '' }), `${width?.lengthLimits?.least}`)
  for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 })
  await retype(findProduct(page).quantity, '9999')
  await cart.add.press('Enter')
  await expect(field).toBeFocused()
  await expect(cart.link(0)).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    expect(await sidewaysScroll(page), `too wide at ${width}`).toBe(0)
  }
  await judge(page)

  await retype(field, `${limits.least},5 mm`)
  await retype(findProduct(page).quantity, '1')
  await cart.add.press('Enter')
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await follow(page, '/cart')
  await expect(cart.line(product.name)).toContainText(`${length?.title}: ${limits.least}.5`)
})
