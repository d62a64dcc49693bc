import { describe, expect, inject, it } from 'vitest'
import { cartShopper, cartLine as line, readQuantities } from '../../kit/cart-shopper.ts'
import { ask } from '../../kit/graphql.ts'

const SHELF = 'BESPOKE-SHELF'

async function fetchOptions(sku: string) {
  const { product } = await ask(
    'query ($sku: ID!) { product(by: { sku: $sku }) { customOptions { id type isRequired lengthLimits { least most } values { id } } } }',
    { sku },
  )
  return product?.customOptions ?? []
}

/** Answers every required option, the first one with this length. */
async function fetchAnswers(length: string) {
  const options = await fetchOptions(SHELF)
  return options
    .filter(({ isRequired }) => isRequired)
    .map(({ id, values, lengthLimits }, place) => ({
      optionId: id,
      answer: place === 0 ? length : (values[0]?.id ?? String(lengthLimits?.least)),
    }))
}

// CUT-14
describe('made-to-measure product', () => {
  it('reports the permitted lengths', async () => {
    expect((await fetchOptions(SHELF)).map(({ lengthLimits }) => lengthLimits)).toEqual([
      { least: 200, most: 1200 },
      { least: 100, most: 300 },
      null,
      null,
      null,
    ])
  })

  it.each(['abc', '199', '1200.1', '9999', '7e2', '720,5', '720 mm', ' 720', '-720', 'NaN', '٧٢٠', '1,200', '1e-999'])(
    'is rejected in the cart with the length %j',
    async (length) => {
      const { sync } = cartShopper(inject('shop').url)
      const answer = await sync(1, [line(SHELF, 9999, { optionAnswers: await fetchAnswers(length) })])
      expect([readQuantities(answer), answer.userErrors]).toEqual([
        {},
        [
          {
            code: 'INVALID',
            field: 'lines.0.optionAnswers.0.answer',
            message: 'Length in mm: Please enter a length from 200 to 1200 mm',
          },
        ],
      ])
    },
  )

  it('is rejected if a second answer to the same option is not a length', async () => {
    const { sync } = cartShopper(inject('shop').url)
    const given = await fetchAnswers('720')
    const optionAnswers = [...given, { optionId: given[0]?.optionId ?? '', answer: 'abc' }]
    const answer = await sync(1, [line(SHELF, 1, { optionAnswers })])
    expect([readQuantities(answer), answer.userErrors.map(({ field }) => field)]).toEqual([
      {},
      [`lines.0.optionAnswers.${given.length}.answer`],
    ])
  })

  it.each(['200', '720', '720.5', '1200'])('can be put into the cart with the length %j', async (length) => {
    const { sync } = cartShopper(inject('shop').url)
    const answer = await sync(1, [line(SHELF, 2, { optionAnswers: await fetchAnswers(length) })])
    expect([readQuantities(answer), answer.userErrors]).toEqual([{ [SHELF]: 2 }, []])
  })
})
