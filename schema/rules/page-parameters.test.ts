import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_PARAMETERS, pageParameter, pageParameters } from './page-parameters.ts'

const inOrder = (query: string) =>
  new URLSearchParams(pageParameters(new URLSearchParams(query)).map(([...pair]) => pair)).toString()

describe('PAGE_PARAMETERS', () => {
  it('are those that the guide for CDNs puts into the cache key, or a CDN serves one page for another', () => {
    const row = /^\| pages \| (.*), and the codes of your facets/m.exec(readFileSync('docs/operations/cdn.md', 'utf8'))
    expect(row?.[1]).toBe(PAGE_PARAMETERS.map((name) => `\`${name}\``).join(', '))
  })
})

describe('pageParameters', () => {
  it.each([
    ['facets by their names', 'type=303&finish=501', 'finish=501&type=303'],
    ['values of a facet by themselves', 'type=9&finish=1&type=12', 'finish=1&type=12&type=9'],
    [
      'the search before, sort order, page, variant and order of reviews behind',
      'reviews=lowest&page=2&childSku=A&zz=1&sort=latest&q=oak',
      'q=oak&zz=1&sort=latest&page=2&childSku=A&reviews=lowest',
    ],
    ['a facet that is called before all others', 'a=1&q=oak', 'q=oak&a=1'],
  ])('have one order: %s', (_, query, expected) => {
    expect(inOrder(query)).toBe(expected)
  })

  it.each([
    ['a value of a facet once', 'size=1&size=1', 'size=1'],
    ['the first of two sort orders', 'sort=price_desc&sort=latest', 'sort=price_desc'],
    ['the first page that is one', 'page=&page=3&page=2', 'page=3'],
    ['nothing that is empty', 'q=&size=&sort=', ''],
  ])('contain %s', (_, query, expected) => {
    expect(inOrder(query)).toBe(expected)
  })

  it('are equal for facets in any order', () => {
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

  it('are idempotent', () => {
    const name = fc.constantFrom('q', 'sort', 'page', 'childSku', 'type', 'finish')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 2 }))), (list) => {
        expect(pageParameters(pageParameters(list))).toEqual(pageParameters(list))
      }),
    )
  })
})

describe('single parameter', () => {
  it.each([
    ['childSku=&childSku=OAK-1&childSku=OAK-2', 'OAK-1'],
    ['q=oak&childSku=OAK-1', 'OAK-1'],
    ['childSku=', null],
    ['', null],
  ])('of %j is %j', (query, expected) => {
    expect(pageParameter(new URLSearchParams(query), 'childSku')).toBe(expected)
  })
})
