import { describe, expect, it } from 'vitest'
import { addVisit, decodeVisits } from './visited-pages.ts'

const page = (path: string, title = path) => ({ path, title })

describe('visited pages', () => {
  it('list the latest page first, each once, under its latest title', () => {
    const list = [page('/decking', 'Decking'), page('/', 'Home')].reduce<ReturnType<typeof decodeVisits>>(
      (pages, next) => addVisit(next)(pages),
      [page('/', 'Welcome')],
    )
    expect(list).toEqual([page('/', 'Home'), page('/decking', 'Decking')])
  })

  it('are limited to thirty', () => {
    const many = Array.from({ length: 30 }, (_, number) => page(`/${number}`))
    const list = addVisit(page('/decking'))(many)
    expect(list).toHaveLength(30)
    expect(list[0]).toEqual(page('/decking'))
    expect(list.at(-1)).toEqual(page('/28'))
  })

  it.each([
    ['nothing', undefined],
    ['a value that is not a list', { path: '/', title: 'Home' }],
    [
      'items that are not pages',
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
  ])('are empty if the device stored %s', (_, stored) => expect(decodeVisits(stored)).toEqual([]))
})
