import { describe, expect, it } from 'vitest'
import { isAcceptedTag, TagIndex } from './tags.ts'

describe('accepted tag', () => {
  it.each(['P93', 'C24', 'product', 'cmsPage', 'home', 'category', 'taxrule'])('is %s', (tag) => {
    expect(isAcceptedTag(tag)).toBe(true)
  })

  it.each(['', 'x93', '*', 'roduct'])('is not %j', (tag) => {
    expect(isAcceptedTag(tag)).toBe(false)
  })
})

describe('tag index', () => {
  it('finds every key with any of the tags, once', () => {
    const index = new TagIndex()
    index.add('a', ['P1', 'P2'])
    index.add('b', ['P2'])
    index.add('c', ['P3'])
    expect([...index.keysOf(['P1', 'P2'])].sort()).toEqual(['a', 'b'])
    expect([...index.keysOf(['P9'])]).toEqual([])
  })

  it('forgets a key', () => {
    const index = new TagIndex()
    index.add('a', ['P1'])
    index.remove('a', ['P1', 'P2'])
    expect([...index.keysOf(['P1'])]).toEqual([])
  })
})
