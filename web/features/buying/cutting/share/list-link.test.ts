import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { readFragment, toFragment } from './list-link.ts'

const MATERIAL = { sku: 'PLY-18', stockSku: 'PLY-18-2440' }
const DOOR = { ...EMPTY_ROW, name: 'Tür 🚪', length: '720,5', width: '396', quantity: '4' }
const encodeLink = (value: unknown) => `#list=${btoa(JSON.stringify(value))}`
const cells = (text: string) => [text, '720', '300', '1', 'any', '']

// CUT-17
describe('the link of a cutting list', () => {
  it('restores every list that fits the form', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 8 })
    const row = fc.record({ name: cell, length: cell, width: cell, quantity: cell, grain: cell, edges: cell })
    const rows = fc.array(row, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(rows, fc.constantFrom(MATERIAL, null), (rows, material) => {
        const fits = rows.every((each) => Object.values(each).every((text) => text.length <= 100))
        fc.pre(fits)
        expect(readFragment(toFragment({ rows, material }))).toMatchObject({ status: 'ready', list: { rows, material } })
      }),
    )
  })

  it('has only characters that messengers do not cut off', () => {
    expect(toFragment({ rows: [DOOR], material: MATERIAL })).toMatch(/^#list=[\w-]+$/)
  })

  it('can hold the longest list', () => {
    const rows = Array.from({ length: 200 }, () => ({ ...DOOR, name: 'ä'.repeat(40) }))
    expect(readFragment(toFragment({ rows, material: MATERIAL })).status).toBe('ready')
  })

  it.each(['', '#plan', '#list'])('is not found in the fragment %j', (fragment) => {
    expect(readFragment(fragment)).toEqual({ status: 'none' })
  })

  it.each([
    ['invalid base64', '#list=%%%'],
    ['invalid JSON', `#list=${btoa('<script>')}`],
    ['invalid UTF-8', `#list=${btoa('\xff\xfe')}`],
    ['another version', encodeLink([2, null, [cells('Door')]])],
    ['another shape', encodeLink({ rows: [] })],
    ['null', encodeLink(null)],
    ['a list without rows', encodeLink([1, null, []])],
    ['more rows than a list may have', encodeLink([1, null, Array.from({ length: 201 }, () => cells('Door'))])],
    ['a row of another length', encodeLink([1, null, [['Door']]])],
    ['a number for a text', encodeLink([1, null, [[1, 2, 3, 4, 5, 6]]])],
    ['a text that is too long', encodeLink([1, null, [cells('x'.repeat(101))]])],
    ['a sku that is too long', encodeLink([1, ['x'.repeat(65), 'y'], [cells('Door')]])],
    ['an object for a material', encodeLink([1, { sku: 'x' }, [cells('Door')]])],
    ['a megabyte', `#list=${'A'.repeat(1_000_000)}`],
  ])('is unreadable for %s', (_, fragment) => {
    expect(readFragment(fragment)).toEqual({ status: 'unreadable' })
  })
})
