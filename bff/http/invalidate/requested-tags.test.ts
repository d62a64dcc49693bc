import { describe, expect, it } from 'vitest'
import { LONGEST_TAG, MOST_TAGS, requestedTags } from './requested-tags.ts'

const manyTags = (count: number) => Array.from({ length: count }, (_, i) => `P${i}`)
const SHAPE = { refusal: 'a body has to be {"tags": ["P93", "C24"]}' }

describe('requestedTags', () => {
  it.each<[string, unknown, unknown, readonly string[]]>([
    ['a list in the query', { tag: 'P93,C24' }, undefined, ['P93', 'C24']],
    ['a list with spaces and empty entries', { tag: ' P93 ,, C24,' }, null, ['P93', 'C24']],
    ['two lists', { tag: ['P93', 'C24,home'] }, undefined, ['P93', 'C24', 'home']],
    ['everything', { tag: '*', key: 'x', forwardedFrom: 'vs' }, undefined, ['*']],
    ['a body, whose ids may contain commas', {}, { tags: ['P9,3', 'CДуб'] }, ['P9,3', 'CДуб']],
    ['query and body', { tag: 'P1' }, { tags: ['P2'] }, ['P1', 'P2']],
    ['property names of objects', { tag: '__proto__,constructor' }, undefined, ['__proto__', 'constructor']],
    ['the maximum number of tags', {}, { tags: manyTags(MOST_TAGS) }, manyTags(MOST_TAGS)],
  ])('reads %s', (_, query, body, tags) => {
    expect(requestedTags({ query, body })).toEqual({ tags, isDryRun: false })
  })

  // CACHE-17
  it.each([
    ['1', true],
    ['0', false],
  ])('reads whether it is a dry run: dry=%s', (dry, isDryRun) => {
    expect(requestedTags({ query: { tag: 'P93', dry }, body: undefined })).toEqual({ tags: ['P93'], isDryRun })
  })

  it.each<[string, unknown, unknown, { refusal: string }]>([
    ['no tags', {}, undefined, { refusal: 'no tag is named' }],
    ['empty tags', { tag: ' , ' }, { tags: ['', ' '] }, { refusal: 'no tag is named' }],
    ['too many tags', {}, { tags: manyTags(10_000) }, { refusal: 'more than 1000 tags are named' }],
    [
      'a tag that is too long',
      { tag: `P${'9'.repeat(LONGEST_TAG)}` },
      undefined,
      { refusal: 'a tag has more than 128 characters' },
    ],
    ['a tag with line breaks', { tag: 'P93\r\nset-cookie: a=b' }, undefined, { refusal: 'a tag has unreadable characters' }],
    ['a tag with a lone surrogate', {}, { tags: ['P\ud800'] }, { refusal: 'a tag has unreadable characters' }],
    ['a list as the body', {}, ['P93'], SHAPE],
    ['a string as the body', {}, 'P93', SHAPE],
    ['tags that are not a list', {}, { tags: 'P93' }, SHAPE],
    ['numeric tags', {}, { tags: [93] }, SHAPE],
    ['other fields in the body', {}, { tags: ['P93'], key: 'x' }, SHAPE],
    ['a mistyped dry run', { tag: 'P93', dry: 'true' }, undefined, { refusal: 'dry has to be 1 or 0' }],
    ['two dry runs', { tag: 'P93', dry: ['1', '0'] }, undefined, { refusal: 'dry has to be 1 or 0' }],
    ['an object in the query', { tag: { a: 'b' } }, undefined, SHAPE],
  ])('rejects %s', (_, query, body, refusal) => {
    expect(requestedTags({ query, body })).toEqual(refusal)
  })
})
