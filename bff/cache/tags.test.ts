import { describe, expect, it } from 'vitest'
import { cacheTagHeader, categoryListTags, TagIndex } from './tags.ts'

describe('TagIndex', () => {
  it('finds every key with any of the tags, once', () => {
    const index = new TagIndex()
    index.add('a', ['P1', 'P2'])
    index.add('b', ['P2'])
    index.add('c', ['P3'])
    expect([...index.findKeys(['P1', 'P2'])].sort()).toEqual(['a', 'b'])
    expect([...index.findKeys(['P9'])]).toEqual([])
  })

  it('removes a key', () => {
    const index = new TagIndex()
    index.add('a', ['P1'])
    index.remove('a', ['P1', 'P2'])
    expect([...index.findKeys(['P1'])]).toEqual([])
  })
})

describe('cacheTagHeader', () => {
  const manyTags = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${1000 + i}`)

  it('lists all tags', () => {
    expect(cacheTagHeader(['home', 'P93', 'C24'])).toBe('home,P93,C24')
  })

  it.each([
    ['4,000 categories', ['category', 'P93', ...manyTags('C', 4000)], 'category,P93'],
    [
      '10,000 products of 300 categories',
      ['search', ...manyTags('C', 300), ...manyTags('P', 10_000)],
      /^search,C1000,.*,C1299,product$/,
    ],
    [
      'thousands of each kind',
      [...manyTags('A', 900), ...manyTags('C', 900), ...manyTags('P', 900), ...manyTags('T', 900)],
      'attribute,category,product,taxrule',
    ],
  ])('replaces tags by their kind if the header would be too long: %s', (_, tags, header) => {
    expect(cacheTagHeader(tags)).toMatch(header)
    expect(cacheTagHeader(tags).length).toBeLessThanOrEqual(2048)
  })

  it.each([
    ['Дуб', 'C%D0%94%D1%83%D0%B1'],
    ['a,b', 'Ca%2Cb'],
    ['SalDistShop', 'CSalDistShop'],
  ])('encodes the id %j', (id, header) => {
    expect(cacheTagHeader([`C${id}`])).toBe(header)
  })
})

// CACHE-15
describe('tags of a list of categories', () => {
  it('name each category, or all of them as one if there are too many', () => {
    const ids = Array.from({ length: 101 }, (_, i) => String(i))
    expect(categoryListTags(['7', '8'])).toEqual(['C7', 'C8'])
    expect(categoryListTags(ids)).toEqual(['any-category'])
  })
})
