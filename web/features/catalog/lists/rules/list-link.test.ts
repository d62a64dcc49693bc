import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName } from '../../../../components/lists/list-name.ts'
import { readFragment, toFragment } from './list-link.ts'

const LINE = ['OAK-18', 4]
/** Separators of lines and paragraphs, which fast-check generates. A sku has one line. */
const LINE_END = /[\u2028\u2029]/
const encodeLink = (value: unknown) => `#list=${btoa(JSON.stringify(value))}`

// SAVE-7
describe('the link of a list', () => {
  it('restores every list that a device can store', () => {
    const line = fc.record({
      sku: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((sku) => sku.trim() !== '' && !LINE_END.test(sku)),
      quantity: fc.integer({ min: 1, max: 9999 }),
    })
    const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 20, selector: ({ sku }) => sku })
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }).map(cleanName), lines, (name, lines) => {
        fc.pre(name !== '' && lines.every(({ sku }) => sku.length <= 64 && sku.isWellFormed()))
        expect(readFragment(toFragment({ name, lines }))).toEqual({ status: 'ready', list: { name, lines } })
      }),
    )
  })

  it('has no character at which messengers cut off a URL', () => {
    const lines = [{ sku: 'OAK-18', quantity: 4 }]
    expect(toFragment({ name: 'Küche 🚪 שלום', lines })).toMatch(/^#list=[\w-]+$/)
  })

  it('can be read for the longest list', () => {
    const lines = Array.from({ length: 200 }, (_, i) => ({ sku: `${i}`.padEnd(64, 'ä'), quantity: 9999 }))
    expect(readFragment(toFragment({ name: 'x'.repeat(60), lines })).status).toBe('ready')
  })

  it('loses characters that change the direction of the text around them', () => {
    const link = toFragment({ name: 'a\u202eb', lines: [{ sku: 'A', quantity: 1 }] })
    expect(readFragment(link)).toMatchObject({ list: { name: 'a b' } })
  })

  it.each(['', '#content', '#list'])('ignores the fragment %j', (fragment) => {
    expect(readFragment(fragment)).toEqual({ status: 'none' })
  })

  it.each([
    ['invalid base64', '#list=%%%'],
    ['invalid JSON', `#list=${btoa('<script>')}`],
    ['invalid UTF-8', `#list=${btoa('\xff\xfe')}`],
    ['a megabyte', `#list=${'A'.repeat(1_000_000)}`],
    ['a link cut off by a messenger', toFragment({ name: 'Deck', lines: [{ sku: 'A', quantity: 1 }] }).slice(0, -3)],
    ['a cutting list', encodeLink([1, null, [['Door', '720', '300', '1', 'any', '']]])],
    ['another version', encodeLink(['products-2', 'Deck', [LINE]])],
    ['null', encodeLink(null)],
    ['an object', encodeLink({ name: 'Deck' })],
    ['a list without a name', encodeLink(['products-1', ' ', [LINE]])],
    ['a name that is too long', encodeLink(['products-1', 'x'.repeat(61), [LINE]])],
    ['a number for a name', encodeLink(['products-1', 7, [LINE]])],
    ['a list without products', encodeLink(['products-1', 'Deck', []])],
    [
      'more products than a list may have',
      encodeLink(['products-1', 'Deck', Array.from({ length: 201 }, (_, i) => [`${i}`, 1])]),
    ],
    ['a product twice', encodeLink(['products-1', 'Deck', [LINE, LINE]])],
    ['a quantity of 0', encodeLink(['products-1', 'Deck', [['OAK', 0]]])],
    ['a quantity that is too large', encodeLink(['products-1', 'Deck', [['OAK', 1e9]]])],
    ['a sku that is too long', encodeLink(['products-1', 'Deck', [['x'.repeat(65), 1]]])],
    ['a sku of several lines', encodeLink(['products-1', 'Deck', [['OAK\nPINE', 1]]])],
    ['a sku that ends in a line end', encodeLink(['products-1', 'Deck', [['OAK\r', 1]]])],
    ['an object for a sku', encodeLink(['products-1', 'Deck', [[{}, 1]]])],
    ['a line with an extra value', encodeLink(['products-1', 'Deck', [['OAK', 1, 'free']]])],
  ])('refuses %s', (_, fragment) => {
    expect(readFragment(fragment)).toEqual({ status: 'unreadable' })
  })
})
