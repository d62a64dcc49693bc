import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksum, choicesChecksum } from './checksum.ts'

const skeleton = { custom_options: [], configurable_item_options: [], bundle_options: [] }
const configurable = (option_value: unknown) => ({
  extension_attributes: { ...skeleton, configurable_item_options: [{ option_id: '93', option_value }] },
})

describe('checksum', () => {
  // CART-4
  it.each([
    ['a product without options', null, 'd766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44'],
    ['three empty lists', { extension_attributes: skeleton }, '228214dd5d4b5ace370c6405f2b79a3a1b23ba8f942fc388dd67e948'],
    ['a variant', configurable('49'), 'ac8c62372369479de48055cb8738edaf2b272678d3c3daf8b40166c3'],
    ['a variant with a numeric value', configurable(49), 'ac8c62372369479de48055cb8738edaf2b272678d3c3daf8b40166c3'],
  ])('equals the platform’s for %s', (_, option, expected) => {
    expect(checksum(option)).toBe(expected)
  })

  it('hashes the first list that is not empty: bundle, custom, configurable', () => {
    const lists = {
      configurable_item_options: [{ a: 1 }],
      custom_options: [{ b: 2 }],
      bundle_options: [{ c: 3 }],
    }
    const checksumWith = (names: readonly (keyof typeof lists)[]) =>
      checksum({ extension_attributes: { ...skeleton, ...Object.fromEntries(names.map((name) => [name, lists[name]])) } })
    expect(checksumWith(['configurable_item_options', 'custom_options', 'bundle_options'])).toBe(checksumWith(['bundle_options']))
    expect(checksumWith(['configurable_item_options', 'custom_options'])).toBe(checksumWith(['custom_options']))
  })

  it('treats a map as the list of its values, and numbers as texts at any depth', () => {
    const list = [{ option_id: 1, option_selections: [2, 3] }]
    const map = { '7': { option_id: '1', option_selections: ['2', '3'] } }
    expect(checksum({ extension_attributes: { bundle_options: map } })).toBe(
      checksum({ extension_attributes: { bundle_options: list } }),
    )
  })

  it('is SHA3-224 of FIPS 202 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (option_value) => {
        const hashed = JSON.stringify([{ option_id: '1', option_value }])
        expect(checksum({ extension_attributes: { custom_options: [{ option_id: '1', option_value }] } })).toBe(
          createHash('sha3-224').update(hashed).digest('hex'),
        )
      }),
    )
  })
})

describe('choicesChecksum', () => {
  const choices = {
    bundleChoices: [
      { optionId: '9', selectionIds: ['90', '8'], quantity: 1 },
      { optionId: '10', selectionIds: ['100'], quantity: 2 },
    ],
    optionAnswers: [],
  }

  it('does not depend on the order of choices or on empty answers', () => {
    const shuffled = {
      bundleChoices: [
        { optionId: '10', selectionIds: ['100', '100'], quantity: 2 },
        { optionId: '11', selectionIds: [], quantity: 1 },
        { optionId: '9', selectionIds: ['8', '90'], quantity: 1 },
      ],
      optionAnswers: [{ optionId: '3', answer: '  ' }],
    }
    expect(choicesChecksum(shuffled)).toBe(choicesChecksum(choices))
  })

  it('depends on selections and quantities', () => {
    const more = { ...choices, bundleChoices: choices.bundleChoices.map((choice) => ({ ...choice, quantity: 3 })) }
    expect(choicesChecksum(more)).not.toBe(choicesChecksum(choices))
  })
})
