import { afterEach, describe, expect, it, vi } from 'vitest'
import { historyKey, SCROLL_POSITIONS, storedScroll } from './scroll-positions.ts'

const goTo = (key: string, path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://shop.example')
  return { key, pathname, search, hash, state: null }
}

// NAV-2, NAV-3
describe('historyKey', () => {
  it('is the key of an entry that the router created', () => {
    expect(historyKey(goTo('k7', '/decking?sort=latest#list'))).toBe('k7')
  })

  it('differs for the first page of a tab and a jump to a hash that the browser made', () => {
    expect(historyKey(goTo('default', '/oak-board'))).not.toBe(historyKey(goTo('default', '/oak-board#reviews')))
  })
})

// NAV-7, NAV-8
describe('storedScroll', () => {
  afterEach(() => vi.unstubAllGlobals())
  const session = (getItem: (key: string) => string | null) => vi.stubGlobal('sessionStorage', { getItem })

  it('reads the position of a history entry that the previous document stored', () => {
    session((key) => (key === SCROLL_POSITIONS ? '{"k7":840}' : null))
    expect(storedScroll(goTo('k7', '/decking'))).toBe(840)
    expect(storedScroll(goTo('k8', '/decking'))).toBeUndefined()
  })

  it.each([
    ['stored nothing', () => null],
    ['stored something else', () => '"nothing"'],
    ['stored no JSON', () => '{'],
    [
      'denies access',
      () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    ],
  ])('is undefined if the device %s', (_, getItem) => {
    session(getItem)
    expect(storedScroll(goTo('k7', '/decking'))).toBeUndefined()
  })
})
