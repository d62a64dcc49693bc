import { describe, expect, it } from 'vitest'
import { answersAmount } from '#schema/rules/answers/custom-option-answers.ts'
import { ZERO } from '#schema/rules/money.ts'
import type { CustomOptionView } from '../../product.types.ts'
import { readAnswers, toAnswerableOptions } from './custom-option-form.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const toPrice = (net: number) =>
  ({
    __typename: 'CustomOptionPrice',
    percent: null,
    amount: { __typename: 'TaxedMoney', net: money(net), gross: money(net * 1.2) },
  }) as const

const option = (id: string, parts: Partial<CustomOptionView>): CustomOptionView => ({
  __typename: 'CustomOption',
  id,
  title: id,
  type: 'FIELD',
  isRequired: false,
  maxCharacters: null,
  lengthLimits: null,
  price: null,
  values: [],
  ...parts,
})

const edging = option('edging', {
  type: 'CHECKBOX',
  values: [
    { __typename: 'CustomOptionValue', id: 'long', title: 'Long edges', price: toPrice(300) },
    { __typename: 'CustomOptionValue', id: 'short', title: 'Short edges', price: toPrice(150) },
  ],
})
const engraving = option('engraving', { price: toPrice(500) })

function formData(...given: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of given) data.append(name, value)
  return data
}

describe('the surcharge of custom options', () => {
  it.each([
    ['nothing without answers', formData(), 0],
    ['the price of a value', formData(['option-edging', 'short']), 150],
    ['the prices of all ticked values', formData(['option-edging', 'long'], ['option-edging', 'short']), 450],
    ['the price of a text', formData(['option-engraving', 'Tom']), 500],
    ['nothing for a blank text', formData(['option-engraving', '  ']), 0],
    ['nothing for an unknown value', formData(['option-edging', 'round']), 0],
    ['all surcharges together', formData(['option-edging', 'long'], ['option-engraving', 'Tom']), 800],
  ])('is %s', (_, form, net) => {
    const options = [edging, engraving]
    expect(answersAmount(toAnswerableOptions(options), readAnswers(options, form), ZERO)).toEqual({
      net,
      tax: net * 0.2,
      gross: net * 1.2,
    })
  })

  it('leaves out file options, because files cannot be sent', () => {
    expect(toAnswerableOptions([option('drawing', { type: 'FILE', isRequired: true }), edging]).map(({ id }) => id)).toEqual([
      'edging',
    ])
  })
})
