import { describe, expect, inject, it } from 'vitest'
import { cartShopper, cartLine as line, readQuantities } from '../../kit/cart-shopper.ts'
import { ask } from '../../kit/graphql.ts'

const fetchLimits = async (...skus: readonly string[]) =>
  (await ask('query ($skus: [ID!]!) { stock(skus: $skus) { stock { limits { least most step } } } }', { skus })).stock?.map(
    ({ stock }) => stock?.limits,
  )

const BRACKET = 'ANGLE-105X105X90'

describe('quantity limits', () => {
  // STOCK-14
  it('come from the stock, for variants too, and are null for products without limits', async () => {
    expect(await fetchLimits(BRACKET, 'FEATHER-1800', 'KINDLING', 'CLAD-LARCH-SHIPLAP-120-3000', 'OSB3-18')).toEqual([
      { least: 10, most: 9990, step: 10 },
      { least: 10, most: 9999, step: 1 },
      { least: 1, most: 10, step: 1 },
      { least: 8, most: 9996, step: 4 },
      null,
    ])
  })

  // STOCK-15, MERGE-6
  it('are enforced by the platform: a rejected line keeps its previous quantity and has the platform’s text', async () => {
    const { sync } = cartShopper(inject('shop').url)
    expect(readQuantities(await sync(1, [line(BRACKET, 20)]))).toEqual({ [BRACKET]: 20 })
    const answer = await sync(2, [line(BRACKET, 25)])
    expect([readQuantities(answer), answer.userErrors]).toEqual([
      { [BRACKET]: 20 },
      [{ code: 'REFUSED', field: 'lines.0', message: 'Quantity must be a multiple of 10' }],
    ])
  })
})
