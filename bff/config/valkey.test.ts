import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('VALKEY_URL', () => {
  it.each([
    'redis://localhost',
    'redis://store.example:6380/3',
    'rediss://:canary@store.example',
    'rediss://shop:can%40ry@[::1]:6379/0',
  ])('accepts %s', (url) => {
    expect(readConfig({ VALKEY_URL: url }).valkey.url?.reveal()).toBe(url)
  })

  it('is not set by default', () => {
    expect(readConfig({}).valkey.url).toBeNull()
    expect(readConfig({ VALKEY_URL: ' ' }).valkey.url).toBeNull()
  })

  it('is never logged or serialised', () => {
    const config = readConfig({ VALKEY_URL: 'redis://:canary@store.example' })
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 }), String(config.valkey.url)])
      expect(text).not.toContain('canary')
  })

  it.each([
    'store.example:6379',
    'http://:canary@store.example',
    'redis://',
    'redis:///tmp/canary.sock',
    'redis://:canary@store.example/cache',
    'redis://:canary@store.example?tls=false',
    'redis://:canary@store.example#1',
    'redis://:can%ary@store.example',
    'redis://:canary@store.example:99999',
  ])('rejects %s and does not repeat it in the error', (url) => {
    const start = () => readConfig({ VALKEY_URL: url })
    expect(start).toThrow('VALKEY_URL: This has to be an address such as redis://host:6379')
    expect(start).not.toThrow('canary')
  })
})
