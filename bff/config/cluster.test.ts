import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { effectiveSettings } from './effective-settings.ts'

const AT = 'https://shop:can%40ry@engine.example:9200/es/'

// ENGINE-6
describe.each(['CATALOG_URL', 'SANDBOX_SEARCH_URL'])('%s', (name) => {
  it('is never printed with its user and password', () => {
    const config = readConfig({ [name]: AT })
    const printed = effectiveSettings({ [name]: AT }).find((setting) => setting.name === name)
    expect(printed?.value).toBe('[secret]')
    for (const text of [JSON.stringify(config), inspect(config, { depth: 9 })]) {
      expect(text).not.toMatch(/can.{1,3}ry/)
      expect(text).not.toContain(btoa('shop:can@ry'))
    }
  })

  it.each([
    'engine.example:9200',
    'redis://:canary@engine.example',
    'https://shop:canary@',
    'https://shop:can%ary@engine.example',
    'https://shop:canary@engine.example?pretty',
    'https://shop:canary@engine.example#1',
  ])('rejects %s and does not repeat it in the error', (url) => {
    const start = () => readConfig({ [name]: url })
    expect(start).toThrow(`${name}: This has to be an address such as https://host:9200`)
    expect(start).not.toThrow('canary')
  })
})

// ENGINE-5, ENGINE-6
describe('search engine of the shop', () => {
  it('is none by default', () => {
    expect(readConfig({}).platform.cluster).toBeNull()
    expect(readConfig({ CATALOG_URL: ' ' }).platform.cluster).toBeNull()
  })

  it('has an address without user and password, which go into a header', () => {
    const { cluster } = readConfig({ CATALOG_URL: AT }).platform
    expect(cluster).toMatchObject({ url: 'https://engine.example:9200/es', path: '{index}_{entity}' })
    expect(cluster?.authorization?.reveal()).toBe(`Basic ${btoa('shop:can@ry')}`)
  })

  it('needs no user', () => {
    expect(readConfig({ CATALOG_URL: 'http://engine:9200' }).platform.cluster?.authorization).toBeNull()
  })

  it.each(['{index}_{entity}', '{index}/{entity}'])('has paths of the form %s', (path) => {
    expect(readConfig({ CATALOG_URL: AT, CATALOG_PATH: path }).platform.cluster?.path).toBe(path)
  })

  it('has no other paths', () => {
    expect(() => readConfig({ CATALOG_PATH: '{entity}' })).toThrow(
      'CATALOG_PATH: "{entity}" is not one of {index}_{entity}, {index}/{entity}',
    )
  })
})
