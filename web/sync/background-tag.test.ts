import { describe, expect, it } from 'vitest'
import { decodeTag, toTag } from './background-tag.ts'

// QUEUE-12
describe('background sync tags', () => {
  it.each([
    { deviceDatabase: 'default-shop', basePath: '' },
    { deviceDatabase: 'de-shop', basePath: '/de' },
    { deviceDatabase: 'shop', basePath: '/it_ch' },
  ])('round-trip their database and base path: %j', (place) => expect(decodeTag(toTag(place))).toEqual(place))

  it.each([
    '',
    'tasks of ',
    'tasks of default-shop to //elsewhere.example',
    'tasks of default-shop to /de/../graphql',
    'tasks of default-shop to https://elsewhere.example',
    'tasks of a b to ',
    `tasks of ${'a'.repeat(101)} to `,
    'test-tag-from-devtools',
  ])('decode to null for %j', (tag) => expect(decodeTag(tag)).toBeNull())
})
