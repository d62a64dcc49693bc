import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoutePath } from './route-path.ts'

const shapeAt = (path: string) => readRoutePath(path, '')?.readings[0]?.shape
const bare = (urlPath: string) => ({ kind: 'bare', urlPath })

// PROD-1, PROD-2
describe('readRoutePath', () => {
  it.each([
    ['/p/OAK/oak-board', { kind: 'product', sku: 'OAK', childSku: null }],
    ['/p/OAK/oak-board/OAK-22', { kind: 'product', sku: 'OAK', childSku: 'OAK-22' }],
    ['/p/OAK%2F22/oak', { kind: 'product', sku: 'OAK/22', childSku: null }],
    ['/p/OAK', bare('p/OAK')],
    ['/p/OAK/oak/OAK-22/more', bare('p/OAK/oak/OAK-22/more')],
    ['/c/decking', { kind: 'category', slug: 'decking' }],
    ['/c', bare('c')],
    ['/c/decking/boards', bare('c/decking/boards')],
    ['/i/delivery', { kind: 'content', identifier: 'delivery' }],
    ['/i', bare('i')],
    ['/i/delivery/abroad', bare('i/delivery/abroad')],
    ['/x/decking', bare('x/decking')],
    ['/decking/oak%20board.html', bare('decking/oak board.html')],
    ['/decking?sort=latest', bare('decking')],
    ['/decking#boards', bare('decking')],
  ])('reads %s', (path, shape) => {
    expect(shapeAt(path)).toEqual(shape)
  })

  it.each(['/', '', '//', '?q=oak', '/%', '/decking/%E0%A4%A', `/${'a'.repeat(2048)}`])('returns null for %j', (path) => {
    expect(readRoutePath(path, '')).toBeNull()
  })

  it('accepts up to 2,048 characters', () => {
    expect(shapeAt(`/${'a'.repeat(2047)}`)).toEqual(bare('a'.repeat(2047)))
  })

  it('strips the path prefix of the store view', () => {
    expect(readRoutePath('/de/c/decking', '/de')?.readings[0]).toEqual({
      shape: { kind: 'category', slug: 'decking' },
      path: '/de/c/decking',
    })
    expect(readRoutePath('/c/decking', '/de')).toBeNull()
    expect(readRoutePath('/deutsch', '/de')).toBeNull()
    expect(readRoutePath('/de', '/de')).toBeNull()
  })
})

describe('an upper-case path', () => {
  const readPaths = (path: string) => readRoutePath(path, '')?.readings.map((reading) => reading.path)

  it.each([
    ['is also read in lower case', '/Decking/Boards', ['/Decking/Boards', '/decking/boards']],
    [
      'keeps the skus of a product and its variant',
      '/P/OAK/Oak-Board/OAK-22',
      ['/P/OAK/Oak-Board/OAK-22', '/p/OAK/oak-board/OAK-22'],
    ],
    ['keeps the sku of a product without a variant', '/p/OAK/Oak', ['/p/OAK/Oak', '/p/OAK/oak']],
    ['keeps no case if the path is not a product’s', '/p/OAK', ['/p/OAK', '/p/oak']],
    [
      'keeps no case if the path only has as many segments as a product’s',
      '/Decking/OAK/Boards',
      ['/Decking/OAK/Boards', '/decking/oak/boards'],
    ],
    ['keeps no case if the path is longer than a product’s', '/p/OAK/a/B/c', ['/p/OAK/a/B/c', '/p/oak/a/b/c']],
    ['is read once if it is already in lower case', '/p/OAK/oak', ['/p/OAK/oak']],
  ])('%s', (_, path, paths) => {
    expect(readPaths(path)).toEqual(paths)
  })
})

describe('a path with redundant slashes', () => {
  it.each([
    ['/decking/boards', true],
    ['/decking/boards/', false],
    ['/decking//boards', false],
    ['//decking/boards', false],
    ['decking/boards', false],
    ['decking/boards/', false],
  ])('is normalised: for %s isTidy is %s', (path, isTidy) => {
    const read = readRoutePath(path, '')
    expect([read?.readings[0]?.path, read?.isTidy]).toEqual(['/decking/boards', isTidy])
  })

  it('is never returned with an empty segment', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'small' }), (path) => {
        for (const { path: proper } of readRoutePath(path, '')?.readings ?? []) {
          expect(proper).toMatch(/^(\/[^/]+)+$/)
          expect(readRoutePath(proper, '')?.isTidy).toBe(true)
        }
      }),
    )
  })
})
