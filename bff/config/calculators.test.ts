import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { editedShop } from './testing/edited-content.ts'

// ROOM-1
describe('calculator settings', () => {
  it('offer no calculator that is left out', () => {
    const { directory } = editedShop(/^ {2}architrave:\n(?: {4}.*\n)+/m, '')
    const { calculators } = readConfig({ CONTENT_DIR: directory }).shop
    expect(calculators.architrave).toBeNull()
    expect(calculators.skirting?.products.length).toBeGreaterThan(0)
  })

  it.each([
    [
      'a calculator without products',
      /products: \[SKIRT.*/,
      'products: []',
      /calculators.skirting.products: needs at least one sku/,
    ],
    ['an adhesive for no metres', 'metres: 8', 'metres: 0', /calculators.skirting.extras.0.metres/],
    ['joists too far apart', 'spacings: [400', 'spacings: [4000', /calculators.deck.spacings.0/],
    ['a gap with a fraction', 'gap: 5', 'gap: 5.5', /calculators.deck.gap/],
    ['an unknown calculator', '  skirting:\n', '  stairs: {}\n  skirting:\n', /calculators.stairs: is not a setting/],
  ])('stop the start with file and line for %s', (_, part, instead, message) => {
    const { directory } = editedShop(part, instead)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(message)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(/default\.yaml:\d+ /)
  })
})
