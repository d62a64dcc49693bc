import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBytes } from './json-bytes.ts'

const stringify = (result: object) => Buffer.from(JSON.stringify(result)).toString()
const writeJson = (result: object) => jsonBytes(result).toString()

describe('jsonBytes', () => {
  it('returns the bytes of JSON.stringify for any data', () => {
    const text = fc.string({ unit: 'binary' })
    const value = fc.anything({
      maxDepth: 3,
      maxKeys: 4,
      key: text,
      values: [text, fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
    })
    const result = fc.oneof(fc.dictionary(text, value), fc.array(value))
    fc.assert(fc.property(result, (data) => writeJson(data) === stringify(data)))
  })

  it.each([
    ['no fields', {}],
    ['an empty list', { items: [] }],
    ['only undefined fields', { special: undefined }],
    ['undefined fields around others', { special: undefined, name: 'Oak', unit: undefined }],
    ['values that JSON lacks', { values: [undefined, Number.NaN, null] }],
    ['unpaired surrogates', { name: '\ud83c', names: ['\ude35', '\ud83c\ude35'] }],
    ['names that need quoting', { '"\n': [{ __proto__: null, '\u2028': '…' }] }],
    ['characters of all widths', { latin: 'Grün £', wide: '1.8 m – 3.6 m', list: ['–', '£', '𝄞'] }],
  ])('returns the bytes of JSON.stringify for %s', (_, data) => {
    expect(writeJson(data)).toBe(stringify(data))
  })
})
