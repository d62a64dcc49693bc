import { expect, type Locator } from '@playwright/test'
import { english } from './english.ts'

/** Expects the word on the button that adds a product to be inside the button. The button cuts off a word for which it has no room. */
export async function expectToShowWord(add: Locator, shown: string = english.get('catalog').cart.quickAdd) {
  const [word, button] = [await add.getByText(shown, { exact: true }).boundingBox(), await add.boundingBox()]
  if (!word || !button) throw new Error('The button is not on the page')
  expect(word.width).toBeGreaterThan(20)
  expect([word.x > button.x, word.x + word.width < button.x + button.width]).toEqual([true, true])
  expect([word.y >= button.y, word.y + word.height <= button.y + button.height]).toEqual([true, true])
}
