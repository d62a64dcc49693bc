import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBytes } from './json-bytes.ts'

const expected = (result: object) => Buffer.from(JSON.stringify(result)).toString()
const written = (result: object) => jsonBytes(result).toString()

describe('a result as bytes', () => {
  it('is JSON, whatever stands in it', () => {
    const text = fc.string({ unit: 'binary' })
    const value = fc.anything({
      maxDepth: 3,
      maxKeys: 4,
      key: text,
      values: [text, fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
    })
    const result = fc.oneof(fc.dictionary(text, value), fc.array(value))
    fc.assert(fc.property(result, (data) => written(data) === expected(data)))
  })

  it.each([
    ['nothing in it', {}],
    ['an empty list', { items: [] }],
    ['nothing but what is left out', { special: undefined }],
    ['what is left out before the rest', { special: undefined, name: 'Oak', unit: undefined }],
    ['a list with what JSON does not know', { values: [undefined, Number.NaN, null] }],
    ['half a sign', { name: '\ud83c', names: ['\ude35', '\ud83c\ude35'] }],
    ['names that need quoting', { '"\n': [{ __proto__: null, '\u2028': '…' }] }],
    ['signs of all widths', { latin: 'Grün £', wide: '1.8 m – 3.6 m', list: ['–', '£', '𝄞'] }],
  ])('is JSON with %s', (_, data) => {
    expect(written(data)).toBe(expected(data))
  })
})
