import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoutePath } from './route-path.ts'

const shapeAt = (path: string) => readRoutePath(path, '')?.readings[0]?.shape
const bare = (urlPath: string) => ({ kind: 'bare', urlPath })

describe('what a path means by its shape', () => {
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
  ])('of %s', (path, shape) => {
    expect(shapeAt(path)).toEqual(shape)
  })

  it.each(['/', '', '//', '?q=oak', '/%', '/decking/%E0%A4%A', `/${'a'.repeat(2048)}`])('is nothing for %j', (path) => {
    expect(readRoutePath(path, '')).toBeNull()
  })

  it('is read up to 2,048 characters', () => {
    expect(shapeAt(`/${'a'.repeat(2047)}`)).toEqual(bare('a'.repeat(2047)))
  })

  it('is that of the part behind the store view’s own', () => {
    expect(readRoutePath('/de/c/decking', '/de')?.readings[0]).toEqual({
      shape: { kind: 'category', slug: 'decking' },
      path: '/de/c/decking',
    })
    expect(readRoutePath('/c/decking', '/de')).toBeNull()
    expect(readRoutePath('/deutsch', '/de')).toBeNull()
    expect(readRoutePath('/de', '/de')).toBeNull()
  })
})

describe('a path in capitals', () => {
  const pathsOf = (path: string) => readRoutePath(path, '')?.readings.map((reading) => reading.path)

  it.each([
    ['is looked for in small letters too', '/Decking/Boards', ['/Decking/Boards', '/decking/boards']],
    ['keeps the skus of a product', '/P/OAK/Oak-Board/OAK-22', ['/P/OAK/Oak-Board/OAK-22', '/p/OAK/oak-board/OAK-22']],
    ['keeps the sku of a product without a variant', '/p/OAK/Oak', ['/p/OAK/Oak', '/p/OAK/oak']],
    ['keeps nothing of what is no product', '/p/OAK', ['/p/OAK', '/p/oak']],
    ['keeps nothing of what only looks as long as one', '/Decking/OAK/Boards', ['/Decking/OAK/Boards', '/decking/oak/boards']],
    ['keeps nothing of what is longer than a product', '/p/OAK/a/B/c', ['/p/OAK/a/B/c', '/p/oak/a/b/c']],
    ['is looked for once where it has none', '/p/OAK/oak', ['/p/OAK/oak']],
  ])('%s', (_, path, paths) => {
    expect(pathsOf(path)).toEqual(paths)
  })
})

describe('a path with slashes too many', () => {
  it.each([
    ['/decking/boards', true],
    ['/decking/boards/', false],
    ['/decking//boards', false],
    ['//decking/boards', false],
    ['decking/boards', false],
    ['decking/boards/', false],
  ])('is told: %s is tidy, %s', (path, isTidy) => {
    const read = readRoutePath(path, '')
    expect([read?.readings[0]?.path, read?.isTidy]).toEqual(['/decking/boards', isTidy])
  })

  it('is written with none, whatever came', () => {
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
