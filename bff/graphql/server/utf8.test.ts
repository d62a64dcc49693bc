import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8 } from './utf8.ts'

describe('a text as bytes', () => {
  it('reads the same, whatever stands in it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => utf8(text).equals(Buffer.from(text))))
  })

  it.each([[0], [349_525], [349_526], [2_000_000]])('of %i signs is whole', (length) => {
    const text = '–'.repeat(length)
    expect(utf8(text).equals(Buffer.from(text))).toBe(true)
  })

  it('stays as it is while others are written', () => {
    const oak = utf8('oak')
    utf8('ash')
    expect(oak.toString()).toBe('oak')
  })
})
