import { describe, expect, it } from 'vitest'
import { decodeStoreView, decodeVisit } from './visit.ts'

describe('a message to the service worker', () => {
  it('tells of a visit, each file once', () => {
    const files = ['https://shop.example/assets/a.js', 'https://shop.example/assets/a.js', 7, null]
    expect(decodeVisit({ type: 'visit', page: 'https://shop.example/', files })).toEqual({
      type: 'visit',
      page: 'https://shop.example/',
      files: ['https://shop.example/assets/a.js'],
    })
  })

  it('is not listened to without end', () => {
    const files = Array.from({ length: 10_000 }, (_, number) => `https://shop.example/assets/${number}.js`)
    expect(decodeVisit({ type: 'visit', page: 'https://shop.example/', files })?.files).toHaveLength(400)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'visit'],
    ['another message', { type: 'SKIP_WAITING' }],
    ['a visit of no page', { type: 'visit', files: [] }],
    ['a visit whose page is no address', { type: 'visit', page: { href: '/' }, files: [] }],
    ['a visit whose files are no list', { type: 'visit', page: '/', files: { length: 3 } }],
  ])('that is %s is none', (_, message) => {
    expect(decodeVisit(message)).toBeNull()
  })
})

// VIEW-2
describe('the store view of a page that was opened', () => {
  it('is told by its prefix', () => {
    expect(decodeStoreView({ type: 'store view', basePath: '/de' })).toBe('/de')
  })

  it.each([null, undefined, 'store view', 1, {}, { type: 'visit', basePath: '/de' }, { type: 'store view' }])(
    'is none in %j',
    (message) => {
      expect(decodeStoreView(message)).toBeNull()
    },
  )

  it.each(['', '/', 'de', '//evil.example', '/../x', '/de/', '/DE', '/de?x', 7, null, ['/de']])(
    'has no prefix like %j',
    (basePath) => {
      expect(decodeStoreView({ type: 'store view', basePath })).toBeNull()
    },
  )
})
