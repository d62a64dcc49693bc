import { describe, expect, it } from 'vitest'
import { LONGEST_TAG, MOST_TAGS, requestedTags } from './requested-tags.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `P${i}`)
const SHAPE = { refusal: 'a body has to be {"tags": ["P93", "C24"]}' }

describe('tags of a request to invalidate', () => {
  it.each<[string, unknown, unknown, readonly string[]]>([
    ['a list in the query', { tag: 'P93,C24' }, undefined, ['P93', 'C24']],
    ['spaces and empty places in it', { tag: ' P93 ,, C24,' }, null, ['P93', 'C24']],
    ['two lists', { tag: ['P93', 'C24,home'] }, undefined, ['P93', 'C24', 'home']],
    ['everything', { tag: '*', key: 'x', forwardedFrom: 'vs' }, undefined, ['*']],
    ['a body, where ids may have commas', {}, { tags: ['P9,3', 'CДуб'] }, ['P9,3', 'CДуб']],
    ['both', { tag: 'P1' }, { tags: ['P2'] }, ['P1', 'P2']],
    ['names that objects have', { tag: '__proto__,constructor' }, undefined, ['__proto__', 'constructor']],
    ['as many as may be', {}, { tags: many(MOST_TAGS) }, many(MOST_TAGS)],
  ])('are %s', (_, query, body, tags) => {
    expect(requestedTags({ query, body })).toEqual({ tags })
  })

  it.each<[string, unknown, unknown, { refusal: string }]>([
    ['there is none', {}, undefined, { refusal: 'no tag is named' }],
    ['they are empty', { tag: ' , ' }, { tags: ['', ' '] }, { refusal: 'no tag is named' }],
    ['they are too many', {}, { tags: many(10_000) }, { refusal: 'more than 1000 tags are named' }],
    ['one is too long', { tag: `P${'9'.repeat(LONGEST_TAG)}` }, undefined, { refusal: 'a tag has more than 128 characters' }],
    ['one breaks lines', { tag: 'P93\r\nset-cookie: a=b' }, undefined, { refusal: 'a tag has characters that nobody can read' }],
    ['one has half a letter', {}, { tags: ['P\ud800'] }, { refusal: 'a tag has characters that nobody can read' }],
    ['the body is a list', {}, ['P93'], SHAPE],
    ['the body is a text', {}, 'P93', SHAPE],
    ['they are no list', {}, { tags: 'P93' }, SHAPE],
    ['they are numbers', {}, { tags: [93] }, SHAPE],
    ['there is more in the body', {}, { tags: ['P93'], key: 'x' }, SHAPE],
    ['they are an object in the query', { tag: { a: 'b' } }, undefined, SHAPE],
  ])('are refused where %s', (_, query, body, refusal) => {
    expect(requestedTags({ query, body })).toEqual(refusal)
  })
})
