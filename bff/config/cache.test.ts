import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const KEY = 'b5d1c0ffee-0123.45_67~89'

describe('the key to invalidate with', () => {
  it('is none unless it is set', () => {
    expect(readConfig({}).cache.invalidationKey).toBeNull()
    expect(readConfig({ INVALIDATION_KEY: ` ${KEY} ` }).cache.invalidationKey?.reveal()).toBe(KEY)
  })

  it('is written nowhere', () => {
    const config = readConfig({ INVALIDATION_KEY: KEY })
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(config.cache.invalidationKey)])
      expect(text).not.toContain(KEY)
  })

  it.each([
    ['can be guessed', 'aeSu7aip'],
    ['is a letter short', KEY.slice(0, 15)],
    ['is endless', 'k'.repeat(129)],
    ['has a sign that addresses write otherwise', `${KEY}/+=`],
    ['has a sign that ends a parameter', `${KEY}&tag=*`],
    ['has a space', `${KEY.slice(0, 12)} ${KEY.slice(12)}`],
    ['has letters of other alphabets', `${KEY}ключ`],
  ])('stops the start when it %s, without being repeated', (_, key) => {
    const start = () => readConfig({ INVALIDATION_KEY: key })
    expect(start).toThrow('INVALIDATION_KEY: This has to be 16 to 128 letters, digits and -._~')
    expect(start).not.toThrow(key)
  })
})
