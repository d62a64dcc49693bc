import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toVisit } from './record-visits.ts'
import { shownLocation } from './shown-location.ts'

let heading: string | null
beforeEach(() => {
  heading = 'Decking'
  vi.stubGlobal('window', { location: new URL('https://shop.example/decking') })
  vi.stubGlobal('document', { querySelector: () => (heading === null ? null : { textContent: ` ${heading} ` }) })
  shownLocation.set('1')
})
afterEach(() => vi.unstubAllGlobals())

const at = (path: string, key: string, errors: null | Record<string, unknown> = null) => {
  const { pathname, search } = new URL(path, 'https://shop.example')
  return toVisit({ location: { pathname, search, hash: '', key, state: null }, errors })
}

// CACHE-10
describe('a visit recorded for offline use', () => {
  it('has the path of the address and the heading of the page', () => {
    expect(at('/decking?page=2', '1')).toEqual({ path: '/decking?page=2', title: 'Decking' })
  })

  it('is null while the document still shows the previous page', () => {
    expect(at('/timber', '2')).toBeNull()
    heading = 'Timber'
    shownLocation.set('2')
    expect(at('/timber', '2')).toEqual({ path: '/timber', title: 'Timber' })
  })

  it.each([
    ['failed', () => at('/decking', '1', { root: new Error('no network') })],
    ['is private', () => at('/my-account', '1')],
  ])('is null if the page %s', (_, visit) => {
    expect(visit()).toBeNull()
  })

  it('is null if the page has no heading', () => {
    heading = null
    expect(at('/decking', '1')).toBeNull()
    heading = ' '
    expect(at('/decking', '1')).toBeNull()
  })
})
