import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'b5d1c0ffee-0123.45_67~89'

describe('INVALIDATION_KEY', () => {
  it('is not set by default', () => {
    expect(readConfig({}).cache.invalidationKey).toBeNull()
    expect(readConfig({ INVALIDATION_KEY: ` ${KEY} ` }).cache.invalidationKey?.reveal()).toBe(KEY)
  })

  it('is never logged or serialised', () => {
    const config = readConfig({ INVALIDATION_KEY: KEY })
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(config.cache.invalidationKey)])
      expect(text).not.toContain(KEY)
  })

  it.each([
    ['is too short', 'aeSu7aip'],
    ['is one character too short', KEY.slice(0, 15)],
    ['is too long', 'k'.repeat(129)],
    ['has a character that URLs escape', `${KEY}/+=`],
    ['has a character that ends a URL parameter', `${KEY}&tag=*`],
    ['has a space', `${KEY.slice(0, 12)} ${KEY.slice(12)}`],
    ['has letters of another alphabet', `${KEY}ключ`],
  ])('stops the start if it %s, without repeating it in the error', (_, key) => {
    const start = () => readConfig({ INVALIDATION_KEY: key })
    expect(start).toThrow('INVALIDATION_KEY: This has to be 16 to 128 letters, digits and -._~')
    expect(start).not.toThrow(key)
  })
})
