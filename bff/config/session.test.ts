import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

/** 32 different bytes. */
const KEY = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * 7))
const [BASE64, URL_SAFE, HEX] = [KEY.toString('base64'), KEY.toString('base64url'), KEY.toString('hex')]

describe('SESSION_KEYS', () => {
  it('accepts base64 and hex, and several keys for rotation', () => {
    const { session } = readConfig({ SESSION_KEYS: ` ${BASE64}, ${URL_SAFE},${HEX},` })
    expect(session.keys?.reveal().map((key) => Buffer.from(key))).toEqual([KEY, KEY, KEY])
    expect(readConfig({}).session.keys).toBeNull()
  })

  it('is never logged or serialised', () => {
    const config = readConfig({ SESSION_KEYS: BASE64 })
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(config.session.keys)]) {
      expect(text).not.toContain(BASE64)
      expect(text).not.toMatch(/\b7, ?14\b|"1":7/)
    }
  })

  it.each([
    ['too short', 'secret'],
    ['one byte too short', KEY.subarray(1).toString('base64')],
    ['one byte too long', Buffer.concat([KEY, KEY.subarray(0, 1)]).toString('base64')],
    ['not base64', `!${BASE64.slice(1)}`],
    ['not random', 'A'.repeat(43)],
    ['a repeated word', Buffer.from('secret--'.repeat(4)).toString('hex')],
  ])('stops the start if a key is %s, without repeating it in the error', (_, key) => {
    const start = () => readConfig({ SESSION_KEYS: `${BASE64},${key}` })
    expect(start).toThrow('SESSION_KEYS: key 2 is not 32 random bytes in base64 or hex')
    expect(start).not.toThrow(key)
  })

  it.each(['0', '8761', '1.5', 'forever'])('rejects session times of %j hours', (hours) => {
    expect(() => readConfig({ SESSION_IDLE_HOURS: hours })).toThrow('SESSION_IDLE_HOURS')
    expect(() => readConfig({ SESSION_LIFETIME_HOURS: hours })).toThrow('SESSION_LIFETIME_HOURS')
  })
})
