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

const recordAt = (path: string, key: string, errors: null | Record<string, unknown> = null) => {
  const { pathname, search } = new URL(path, 'https://shop.example')
  return toVisit({ location: { pathname, search, hash: '', key, state: null }, errors })
}

// CACHE-10
describe('a visit recorded for offline use', () => {
  it('has the path of the address and the heading of the page', () => {
    expect(recordAt('/decking?page=2', '1')).toEqual({ path: '/decking?page=2', title: 'Decking' })
  })

  it('is null while the document still shows the previous page', () => {
    expect(recordAt('/timber', '2')).toBeNull()
    heading = 'Timber'
    shownLocation.set('2')
    expect(recordAt('/timber', '2')).toEqual({ path: '/timber', title: 'Timber' })
  })

  it.each([
    ['failed', () => recordAt('/decking', '1', { root: new Error('no network') })],
    ['is private', () => recordAt('/my-account', '1')],
  ])('is null if the page %s', (_, visit) => {
    expect(visit()).toBeNull()
  })

  it('is null if the page has no heading', () => {
    heading = null
    expect(recordAt('/decking', '1')).toBeNull()
    heading = ' '
    expect(recordAt('/decking', '1')).toBeNull()
  })
})
