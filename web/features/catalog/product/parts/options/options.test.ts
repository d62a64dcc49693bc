import { describe, expect, it } from 'vitest'
import type { OptionView, VariantView } from '../../product.types.ts'
import { optionSwatches } from './options.tsx'

const option = (attributeCode: string, ...ids: string[]): OptionView => ({
  __typename: 'ConfigurableOption',
  attributeCode,
  label: attributeCode,
  values: ids.map((id) => ({ __typename: 'ConfigurableValue', id, label: id })),
})
const variant = (path: string | null, wood: string, width: string) =>
  ({
    picture: path === null ? null : { __typename: 'Picture', path, alt: '' },
    selection: [
      { __typename: 'VariantValue', attributeCode: 'wood', valueId: wood },
      { __typename: 'VariantValue', attributeCode: 'width', valueId: width },
    ],
  }) as unknown as VariantView

const variants = [variant('/oak', 'oak', '100'), variant('/oak', 'oak', '150'), variant('/pine', 'pine', '100')]

describe('optionSwatches', () => {
  it('returns pictures for the option that determines the look', () => {
    expect([...optionSwatches(option('wood', 'oak', 'pine'), variants)].map(([id, { path }]) => [id, path])).toEqual([
      ['oak', '/oak'],
      ['pine', '/pine'],
    ])
  })

  it.each([
    ['that does not determine the look', option('width', '100', '150'), variants],
    ['with a single value', option('wood', 'oak'), variants],
    [
      'whose variants have no pictures',
      option('wood', 'oak', 'pine'),
      [variant(null, 'oak', '100'), variant(null, 'pine', '100')],
    ],
    ['whose values look the same', option('wood', 'oak', 'pine'), [variant('/a', 'oak', '100'), variant('/a', 'pine', '100')]],
  ])('returns nothing for an option %s', (_, of, among) => {
    expect(optionSwatches(of, among).size).toBe(0)
  })
})
