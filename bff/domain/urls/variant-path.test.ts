import { describe, expect, it } from 'vitest'
import { readVariantPath } from './variant-path.ts'

describe('readVariantPath', () => {
  it.each([
    ['decking/oak-board/OAK-22', { urlPath: 'decking/oak-board', childSku: 'OAK-22', isLikely: true }],
    ['decking/oak-board', { urlPath: 'decking', childSku: 'oak-board', isLikely: false }],
    ['a/OAK-22', { urlPath: 'a', childSku: 'OAK-22', isLikely: true }],
    ['decking', null],
    ['/OAK-22', null],
  ])('parses %s', (path, reading) => {
    expect(readVariantPath(path)).toEqual(reading)
  })
})
