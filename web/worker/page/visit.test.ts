import { describe, expect, it } from 'vitest'
import { decodeStoreView, decodeVisit } from './visit.ts'

describe('decodeVisit', () => {
  it('returns the page and each file once', () => {
    const files = ['https://shop.example/assets/a.js', 'https://shop.example/assets/a.js', 7, null]
    expect(decodeVisit({ type: 'visit', page: 'https://shop.example/', files })).toEqual({
      type: 'visit',
      page: 'https://shop.example/',
      files: ['https://shop.example/assets/a.js'],
    })
  })

  it('limits the number of files', () => {
    const files = Array.from({ length: 10_000 }, (_, number) => `https://shop.example/assets/${number}.js`)
    expect(decodeVisit({ type: 'visit', page: 'https://shop.example/', files })?.files).toHaveLength(400)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'visit'],
    ['another message', { type: 'SKIP_WAITING' }],
    ['a visit without a page', { type: 'visit', files: [] }],
    ['a visit whose page is not a string', { type: 'visit', page: { href: '/' }, files: [] }],
    ['a visit whose files are not a list', { type: 'visit', page: '/', files: { length: 3 } }],
  ])('returns null for %s', (_, message) => {
    expect(decodeVisit(message)).toBeNull()
  })
})

// VIEW-2
describe('decodeStoreView', () => {
  it('returns the prefix', () => {
    expect(decodeStoreView({ type: 'store view', basePath: '/de' })).toBe('/de')
  })

  it.each([null, undefined, 'store view', 1, {}, { type: 'visit', basePath: '/de' }, { type: 'store view' }])(
    'returns null for %j',
    (message) => {
      expect(decodeStoreView(message)).toBeNull()
    },
  )

  it.each(['', '/', 'de', '//evil.example', '/../x', '/de/', '/DE', '/de?x', 7, null, ['/de']])(
    'rejects the prefix %j',
    (basePath) => {
      expect(decodeStoreView({ type: 'store view', basePath })).toBeNull()
    },
  )
})
