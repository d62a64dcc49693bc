import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing: the shop runs on the embedded sandbox with the playground on', () => {
    const { port, platform, playground, storeViews } = readConfig({})
    expect({ port, url: platform.url, playground, currency: storeViews[0]?.currency }).toEqual({
      port: 3000,
      url: null,
      playground: true,
      currency: 'GBP',
    })
  })

  it('switches the playground off for a real platform, unless it is asked for', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).playground).toBe(false)
    expect(readConfig({ PLATFORM_URL: 'https://platform.example', PLAYGROUND: 'true' }).playground).toBe(true)
  })

  it('takes addresses without their trailing slash', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).platform.url).toBe('https://platform.example')
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', FILTER_ATTRIBUTES: '', TIME_ZONE: '', CACHE_PAGES_MB: ' ' })).toEqual(readConfig({}))
  })

  it('reads lists and weights', () => {
    const { catalog } = readConfig({ FILTER_ATTRIBUTES: ' wood_type, price ', SEARCH_FIELDS: 'name^3,sku' })
    expect(catalog.filterAttributes).toEqual(['wood_type', 'price'])
    expect(catalog.searchFields).toEqual({ name: 3, sku: 1 })
  })

  it('groups tax by customers only when a group is named; 0 is one', () => {
    expect(readConfig({}).catalog.groupedTax).toEqual({ userGroupId: null, useOnlyDefaultUserGroupId: false })
    expect(readConfig({ TAX_USER_GROUP_ID: '0' }).catalog.groupedTax.userGroupId).toBe(0)
    expect(() => readConfig({ TAX_USER_GROUP_ID: 'trade' })).toThrow('TAX_USER_GROUP_ID')
  })

  it.each(['graphql', 'API', 'constructor'])('refuses a search adapter that is none: %s', (name) => {
    expect(() => readConfig({ SEARCH_ADAPTER: name })).toThrow(
      'SEARCH_ADAPTER: Search adapter is missing or invalid: there are api and api-compact',
    )
  })

  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('takes the time zone %s', (name) => {
    expect(readConfig({ TIME_ZONE: name }).catalog.timeZone).toBe(name)
  })

  it.each([
    'Mars/Phobos',
    '../etc',
    'GMT+25',
    '+25:00',
    '+02:00',
    'BST',
    'constructor',
    ' Europe/London',
    'Europe/London\u0000',
    '/',
    'Europe/',
    '<b>/</b>',
  ])('refuses %j, which is no time zone', (name) => {
    expect(() => readConfig({ TIME_ZONE: name })).toThrow(
      `TIME_ZONE: ${JSON.stringify(name)} is no time zone: it has to be a name such as Europe/London, or UTC`,
    )
  })

  it('names everything that is wrong at once', () => {
    const wrong = { PORT: 'front door', PLATFORM_URL: 'ftp://platform.example', LOG_LEVEL: 'loud', SEARCH_FIELDS: 'name^heavy' }
    const read = () => readConfig(wrong)
    expect(read).toThrow(ConfigError)
    for (const name of Object.keys(wrong)) expect(read).toThrow(name)
  })
})
