import { describe, expect, it } from 'vitest'
import { type Address, type Arrival, scrollTarget } from './scroll-target.ts'

const at = (path: string): Address => new URL(path, 'https://shop.example')
const forward: Arrival = { isBack: false, staysPut: false, scroll: undefined }
const back: Arrival = { isBack: true, staysPut: false, scroll: 840 }

// NAV-2 to NAV-4
describe('scrollTarget', () => {
  it.each([
    ['to the top of another page', '/decking', '/skirting', forward, { kind: 'offset', scroll: 0 }],
    ['back to the previous position of a page', '/oak-board', '/decking', back, { kind: 'offset', scroll: 840 }],
    ['to the top of a page without a stored position', '/a', '/b', { ...back, scroll: undefined }, { kind: 'offset', scroll: 0 }],
    ['to the target of a hash', '/decking', '/oak-board#reviews', forward, { kind: 'element', id: 'reviews' }],
    ['to a target with non-ASCII letters', '/a', '/b#gr%C3%B6%C3%9Fen', forward, { kind: 'element', id: 'größen' }],
    ['to a target with an invalid escape', '/a', '/b#50%', forward, { kind: 'element', id: '50%' }],
    ['nowhere if only the query changes', '/decking', '/decking?sort=latest', forward, { kind: 'none' }],
    ['nowhere if the navigation keeps the position', '/p/A/a/1', '/p/A/a/2', { ...forward, staysPut: true }, { kind: 'none' }],
    ['nowhere for a jump within the page, which the browser handles', '/a', '/a#reviews', back, { kind: 'none' }],
  ] as const)('scrolls %s', (_, from, to, arrival, target) => {
    expect(scrollTarget(at(from), at(to), arrival)).toEqual(target)
  })
})
