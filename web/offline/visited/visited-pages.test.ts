import { describe, expect, it } from 'vitest'
import { decodeVisited, visited } from './visited-pages.ts'

const page = (path: string, title = path) => ({ path, title })

describe('pages that were opened on this device', () => {
  it('stand last one first, each once, under the name they had last', () => {
    const list = [page('/decking', 'Decking'), page('/', 'Home')].reduce<ReturnType<typeof decodeVisited>>(
      (pages, next) => visited(next)(pages),
      [page('/', 'Welcome')],
    )
    expect(list).toEqual([page('/', 'Home'), page('/decking', 'Decking')])
  })

  it('are thirty at most', () => {
    const many = Array.from({ length: 30 }, (_, number) => page(`/${number}`))
    const list = visited(page('/decking'))(many)
    expect(list).toHaveLength(30)
    expect(list[0]).toEqual(page('/decking'))
    expect(list.at(-1)).toEqual(page('/28'))
  })

  it.each([
    ['nothing', undefined],
    ['something else', { path: '/', title: 'Home' }],
    [
      'what are no pages',
      [
        null,
        7,
        'x',
        {},
        { path: '/' },
        { path: 7, title: 'x' },
        { path: '/', title: '' },
        page('//evil.example'),
        page('javascript:alert(1)'),
        page('https://evil.example'),
      ],
    ],
  ])('are none where the device kept %s', (_, stored) => expect(decodeVisited(stored)).toEqual([]))
})
