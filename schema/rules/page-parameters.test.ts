import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_PARAMETERS, pageParameter, pageParameters } from './page-parameters.ts'

const inOrder = (query: string) =>
  new URLSearchParams(pageParameters(new URLSearchParams(query)).map(([...pair]) => pair)).toString()

describe('PAGE_PARAMETERS', () => {
  it('equals the parameters of the cache key in the guide for CDNs; otherwise a CDN serves one page for another', () => {
    const row = /^\| pages \| (.*), and the codes of your facets/m.exec(readFileSync('docs/operations/cdn.md', 'utf8'))
    expect(row?.[1]).toBe(PAGE_PARAMETERS.map((name) => `\`${name}\``).join(', '))
  })
})

describe('pageParameters', () => {
  it.each([
    ['facets by name', 'type=303&finish=501', 'finish=501&type=303'],
    ['values of a facet as text', 'type=9&finish=1&type=12', 'finish=1&type=12&type=9'],
    [
      'the search term first; sort order, page, variant and order of reviews last',
      'reviews=lowest&page=2&childSku=A&zz=1&sort=latest&q=oak',
      'q=oak&zz=1&sort=latest&page=2&childSku=A&reviews=lowest',
    ],
    ['the search term before a facet whose name sorts first', 'a=1&q=oak', 'q=oak&a=1'],
  ])('sorts %s', (_, query, expected) => {
    expect(inOrder(query)).toBe(expected)
  })

  it.each([
    ['a value of a facet once', 'size=1&size=1', 'size=1'],
    ['the first of two sort orders', 'sort=price_desc&sort=latest', 'sort=price_desc'],
    ['the first page number that is not empty', 'page=&page=3&page=2', 'page=3'],
    ['no empty parameter', 'q=&size=&sort=', ''],
  ])('keeps %s', (_, query, expected) => {
    expect(inOrder(query)).toBe(expected)
  })

  it('returns the same for facets in any order', () => {
    const facet = fc.tuple(fc.constantFrom('type', 'finish', 'a', 'z', '__proto__'), fc.string({ unit: 'binary', maxLength: 3 }))
    const shuffled = fc
      .array(facet)
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(pageParameters(other)).toEqual(pageParameters(list))
      }),
    )
  })

  it('is idempotent', () => {
    const name = fc.constantFrom('q', 'sort', 'page', 'childSku', 'type', 'finish')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 2 }))), (list) => {
        expect(pageParameters(pageParameters(list))).toEqual(pageParameters(list))
      }),
    )
  })
})

describe('pageParameter', () => {
  it.each([
    ['childSku=&childSku=OAK-1&childSku=OAK-2', 'OAK-1'],
    ['q=oak&childSku=OAK-1', 'OAK-1'],
    ['childSku=', null],
    ['', null],
  ])('for childSku of %j is %j', (query, expected) => {
    expect(pageParameter(new URLSearchParams(query), 'childSku')).toBe(expected)
  })
})
