import { describe, expect, it } from 'vitest'
import { readVariantPath } from './variant-path.ts'

describe('a path that may name a variant', () => {
  it.each([
    ['decking/oak-board/OAK-22', { urlPath: 'decking/oak-board', childSku: 'OAK-22', isLikely: true }],
    ['decking/oak-board', { urlPath: 'decking', childSku: 'oak-board', isLikely: false }],
    ['a/OAK-22', { urlPath: 'a', childSku: 'OAK-22', isLikely: true }],
    ['decking', null],
    ['/OAK-22', null],
  ])('%s', (path, reading) => {
    expect(readVariantPath(path)).toEqual(reading)
  })
})
