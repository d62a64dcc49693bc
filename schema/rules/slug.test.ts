import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify, toSlug } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['Oak board', 'oak-board'],
    ['Oak & pine', 'oak-and-pine'],
    ['Möbelgriff Größe 5', 'mobelgriff-grosse-5'],
    ['Legno di qualità', 'legno-di-qualita'],
    ['  18 mm — ply (birch) ', '18-mm-ply-birch'],
    ['🪵', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('returns a text that needs no escaping and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text)
        expect(encodeURIComponent(slug)).toBe(slug)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

describe('toSlug', () => {
  const subject = { slug: null, urlKey: null, name: 'Oak board', id: '7' }

  it.each([
    ['its own', { slug: 'own', urlKey: 'key' }, 'own'],
    ['its url key', { urlKey: 'key' }, 'key'],
    ['its name and id', {}, 'oak-board-7'],
    ['empty without a name', { name: '' }, ''],
  ])('is %s', (_, more, slug) => {
    expect(toSlug({ ...subject, ...more })).toBe(slug)
  })
})
