import { describe, expect, it } from 'vitest'
import { answersAmount } from '#schema/rules/custom-option-answers.ts'
import { ZERO } from '#schema/rules/money.ts'
import type { CustomOptionView } from '../../product.types.ts'
import { answerable, answersIn } from './custom-option-form.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const costs = (net: number) =>
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
    { __typename: 'CustomOptionValue', id: 'long', title: 'Long edges', price: costs(300) },
    { __typename: 'CustomOptionValue', id: 'short', title: 'Short edges', price: costs(150) },
  ],
})
const engraving = option('engraving', { price: costs(500) })

function filledIn(...given: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of given) data.append(name, value)
  return data
}

describe('surcharges of custom options', () => {
  it.each([
    ['nothing without answers', filledIn(), 0],
    ['the price of a value', filledIn(['option-edging', 'short']), 150],
    ['the prices of all ticked values', filledIn(['option-edging', 'long'], ['option-edging', 'short']), 450],
    ['the price of a text', filledIn(['option-engraving', 'Tom']), 500],
    ['nothing for a blank text', filledIn(['option-engraving', '  ']), 0],
    ['nothing for an unknown value', filledIn(['option-edging', 'round']), 0],
    ['all surcharges together', filledIn(['option-edging', 'long'], ['option-engraving', 'Tom']), 800],
  ])('are %s', (_, form, net) => {
    const options = [edging, engraving]
    expect(answersAmount(answerable(options), answersIn(options, form), ZERO)).toEqual({ net, tax: net * 0.2, gross: net * 1.2 })
  })

  it('leave out file options, which cannot be sent', () => {
    expect(answerable([option('drawing', { type: 'FILE', isRequired: true }), edging]).map(({ id }) => id)).toEqual(['edging'])
  })
})
