import { describe, expect, it } from 'vitest'
import { decodeTag, tagOf } from './background-tag.ts'

// QUEUE-12
describe('what a browser remembers of tasks that wait', () => {
  it.each([
    { deviceDatabase: 'default-shop', basePath: '' },
    { deviceDatabase: 'de-shop', basePath: '/de' },
    { deviceDatabase: 'shop', basePath: '/it_ch' },
  ])('is whose they are and where they go: %j', (place) => expect(decodeTag(tagOf(place))).toEqual(place))

  it.each([
    '',
    'tasks of ',
    'tasks of default-shop to //elsewhere.example',
    'tasks of default-shop to /de/../graphql',
    'tasks of default-shop to https://elsewhere.example',
    'tasks of a b to ',
    `tasks of ${'a'.repeat(101)} to `,
    'test-tag-from-devtools',
  ])('is nothing when it says %j', (tag) => expect(decodeTag(tag)).toBeNull())
})
