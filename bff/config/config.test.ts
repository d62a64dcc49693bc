import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

describe('readConfig', () => {
  it('needs no variables: the shop runs on the embedded sandbox with the playground on', () => {
    const { port, platform, playground, storeViews } = readConfig({})
    expect({ port, url: platform.url, playground, currency: storeViews[0]?.currency }).toEqual({
      port: 3000,
      url: null,
      playground: true,
      currency: 'GBP',
    })
  })

  // RUN-8
  it('waits longer for the embedded sandbox than for a platform elsewhere, unless told otherwise', () => {
    const limits = (env: Readonly<Record<string, string>>) => {
      const { searchTimeoutMs, timeoutMs, syncTimeoutMs } = readConfig(env).platform
      return [searchTimeoutMs, timeoutMs, syncTimeoutMs]
    }
    expect(limits({})).toEqual([10_000, 10_000, 5000])
    expect(limits({ PLATFORM_URL: 'https://platform.example' })).toEqual([1000, 5000, 800])
    expect(limits({ PLATFORM_SEARCH_TIMEOUT_MS: '700', PLATFORM_SYNC_TIMEOUT_MS: '600' })).toEqual([700, 10_000, 600])
  })

  it('disables the playground for a real platform unless it is enabled explicitly', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).playground).toBe(false)
    expect(readConfig({ PLATFORM_URL: 'https://platform.example', PLAYGROUND: 'true' }).playground).toBe(true)
  })

  it('removes trailing slashes from URLs', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.example/' }).platform.url).toBe('https://platform.example')
    expect(readConfig({ CHECKOUT_URL: 'https://pay.example:8443/' }).checkout.url).toBe('https://pay.example:8443')
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', FILTER_ATTRIBUTES: '', TIME_ZONE: '', CACHE_PAGES_MB: ' ' })).toEqual(readConfig({}))
  })

  it('reads lists and weights', () => {
    const { catalog } = readConfig({ FILTER_ATTRIBUTES: ' wood_type, price ', SEARCH_FIELDS: 'name^3,sku' })
    expect(catalog.filterAttributes).toEqual(['wood_type', 'price'])
    expect(catalog.searchFields).toEqual({ name: 3, sku: 1 })
  })

  it('groups tax by customer group only if a guest group is set, including group 0', () => {
    expect(readConfig({}).catalog.groupedTax).toEqual({ userGroupId: null, useOnlyDefaultUserGroupId: false })
    expect(readConfig({ TAX_USER_GROUP_ID: '0' }).catalog.groupedTax.userGroupId).toBe(0)
  })

  it.each(['graphql', 'API', 'constructor'])('rejects the unknown search adapter %s', (name) => {
    expect(() => readConfig({ SEARCH_ADAPTER: name })).toThrow(
      'SEARCH_ADAPTER: Search adapter is missing or invalid: there are api and api-compact',
    )
  })

  it.each([
    'https://me:secret@pay.example',
    'https://pay.example/shop',
    'https://pay.example?a=b',
    'https://pay.example#a',
    'pay.example',
    '//pay.example',
    'javascript:alert(1)',
    'https://*.example',
    'https://pay.example//',
    'https://PAY.example',
  ])('rejects the checkout %s and does not repeat it in the error', (url) => {
    expect(() => readConfig({ CHECKOUT_URL: url })).toThrow(
      /^The configuration has an error:\n {2}CHECKOUT_URL: This has to be a scheme and a host with an optional port, such as https:\/\/checkout.example$/,
    )
  })

  it.each([
    ['a misspelt variable name', { PLATFROM_URL: 'https://p.example' }, 'PLATFROM_URL: is not read; did you mean PLATFORM_URL?'],
    [
      'a platform URL that ends in /api',
      { PLATFORM_URL: 'https://p.example/x/api/' },
      'PLATFORM_URL: Leave out /api at the end: it is added to every call',
    ],
    ['a missing folder', { BANNERS_DIR: 'no/such' }, 'BANNERS_DIR: "no/such" is no folder that can be read'],
    ['a file in place of a folder', { BANNERS_DIR: 'package.json' }, 'BANNERS_DIR: "package.json" is no folder that can be read'],
    [
      'a file in place of the data folder',
      { SANDBOX_DATA: 'package.json' },
      'SANDBOX_DATA: "package.json" is no folder that can be read or made',
    ],
    [
      'a data folder below a file',
      { SANDBOX_DATA: 'package.json/x' },
      'SANDBOX_DATA: "package.json/x" is no folder that can be read or made',
    ],
  ])('stops the start for %s', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(`The configuration has an error:\n  ${message}`)
  })

  it.each(['10.0.0.0/8', '192.0.2.7', '::1', '2001:db8::/32', 'loopback', 'loopback, 10.1.0.0/16,uniquelocal'])(
    'accepts the trusted proxies %s',
    (networks) => {
      expect(readConfig({ TRUSTED_PROXIES: networks }).trustedProxies).toEqual(networks.split(/,\s*/))
    },
  )

  it.each([
    'true',
    '*',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/129',
    'proxy.example',
    '300.1.1.1',
    '10.0.0.0/-1',
  ])('rejects %j as a network of trusted proxies', (network) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `loopback,${network}` })).toThrow(
      `TRUSTED_PROXIES: ${JSON.stringify(network)} is no network: it has to be one such as 10.0.0.0/8`,
    )
  })

  it.each([
    ['https://kiosk.example', ['https://kiosk.example']],
    ['https://a.example , http://localhost:5173', ['https://a.example', 'http://localhost:5173']],
    ['http://[::1]:3000', ['http://[::1]:3000']],
  ])('accepts the CORS origins %s', (value, corsOrigins) => {
    expect(readConfig({ CORS_ORIGINS: value }).corsOrigins).toEqual(corsOrigins)
  })

  it.each([
    '*',
    'null',
    'kiosk.example',
    'https://*.example',
    'https://kiosk.example/',
    'https://kiosk.example/shop',
    'https://kiosk.example:443',
    'https://KIOSK.example',
    'https://user@kiosk.example',
    'ftp://kiosk.example',
    'file://',
    'https://',
  ])('rejects the CORS origin %j', (origin) => {
    expect(() => readConfig({ CORS_ORIGINS: `https://a.example,${origin}` })).toThrow(
      `CORS_ORIGINS: ${JSON.stringify(origin)} is no origin: it has to be a scheme and a host with an optional port`,
    )
  })

  it.each([
    ['shop.example', ['shop.example']],
    [' Shop.Example , shop.example:8443,', ['shop.example', 'shop.example:8443']],
    ['192.0.2.7,[2001:db8::1]:3000', ['192.0.2.7', '[2001:db8::1]:3000']],
  ])('accepts the allowed hosts %j', (hosts, names) => {
    expect(readConfig({ ALLOWED_HOSTS: hosts }).allowedHosts).toEqual(names)
  })

  it.each([
    '*',
    'https://shop.example',
    'shop.example/',
    'shop example',
    'shop.example:http',
    '[::1',
    '999.1.1.1',
    'shöp.example',
  ])('rejects the allowed host %j', (host) => {
    expect(() => readConfig({ ALLOWED_HOSTS: `shop.example,${host}` })).toThrow(
      `ALLOWED_HOSTS: ${JSON.stringify(host)} is no host: it has to be one such as shop.example, or shop.example:8443`,
    )
  })

  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('accepts the time zone %s', (name) => {
    expect(readConfig({ TIME_ZONE: name }).storeViews[0]?.timeZone).toBe(name)
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
  ])('rejects the time zone %j', (name) => {
    expect(() => readConfig({ TIME_ZONE: name })).toThrow(
      `TIME_ZONE: ${JSON.stringify(name)} is no time zone: it has to be a name such as Europe/London, or UTC`,
    )
  })

  // LOCALE-5
  it.each([
    ['GBP', 'GB', 'en-US', 2, '£', '{sign}{amount}'],
    ['EUR', 'DE', 'de-DE', 2, '€', '{amount}\u00a0{sign}'],
    ['JPY', 'JP', 'ja-JP', 0, '￥', '{sign}{amount}'],
    ['KWD', 'KW', 'en-US', 3, 'KWD', '{sign}\u00a0{amount}'],
    ['HUF', 'HU', 'hu-HU', 2, 'Ft', '{amount}\u00a0{sign}'],
    ['CHF', 'CH', 'de-CH', 2, 'CHF', '{sign}\u00a0{amount}'],
  ])(
    'accepts the currency %s with country %s and locale %s',
    (currency, country, locale, minorDigits, currencySign, priceFormat) => {
      const [view] = readConfig({ CURRENCY: currency, COUNTRY: country, LOCALE: locale }).storeViews
      expect(view).toMatchObject({ currency, minorDigits, currencySign, priceFormat, locale, taxCountry: country })
    },
  )

  it('accepts every currency in circulation, with its minor unit', () => {
    const digits = Intl.supportedValuesOf('currency')
      .filter((code) => !['XDR', 'XSU'].includes(code))
      .map((CURRENCY) => readConfig({ CURRENCY }).storeViews[0]?.minorDigits)
    expect(digits.length).toBeGreaterThan(150)
    expect(new Set(digits)).toEqual(new Set([0, 2, 3]))
  })

  it.each(['gbp', 'GPB', '£', 'EURO', 'XDR', 'constructor', 'GBP ', 'GBP,EUR'])('rejects the currency %j', (code) => {
    expect(() => readConfig({ CURRENCY: code })).toThrow(
      `CURRENCY: ${JSON.stringify(code)} is no currency: it has to be a code of ISO 4217 such as GBP, EUR or JPY`,
    )
  })

  // TOTAL-2
  it.each(['UK', 'gb', 'GBR', 'EU', 'ZZ', 'XX', 'Germany', '276'])('rejects the country %j', (code) => {
    expect(() => readConfig({ COUNTRY: code })).toThrow(
      `COUNTRY: ${JSON.stringify(code)} is no country: it has to be a code of ISO 3166-1 in two capital letters, such as GB`,
    )
  })

  it.each(['en_US', 'english', 'xx', 'en-QQQQQQQQQ', 'de-XX', '../de', '*'])('rejects the locale %j', (tag) => {
    expect(() => readConfig({ LOCALE: tag })).toThrow(
      `LOCALE: ${JSON.stringify(tag)} is no locale that numbers can be written by: it has to be a tag such as en-GB or de-DE`,
    )
  })

  // LOCALE-5
  it.each([
    [undefined, [0, 50, 100, 150]],
    ['0,10', [0, 10]],
    [' 0, 1000000 ,25000000', [0, 1_000_000, 25_000_000]],
  ])('accepts the price ranges %j', (bounds, priceRanges) => {
    expect(readConfig({ PRICE_RANGES: bounds }).storeViews[0]?.priceRanges).toEqual(priceRanges)
  })

  it.each([
    ['0,50,50,100', '50, 50 do not ascend: ranges would overlap; each bound has to be above the one before'],
    ['0,100,50', '100, 50 do not ascend: ranges would overlap; each bound has to be above the one before'],
    ['0-50,50-100', '"0-50" is no whole number from 0 to 999999999999'],
    ['0,-5', '"-5" is no whole number from 0 to 999999999999'],
    ['0,9.99', '"9.99" is no whole number from 0 to 999999999999'],
    ['0,1e3', '"1e3" is no whole number from 0 to 999999999999'],
    ['0,9999999999999', '"9999999999999" is no whole number from 0 to 999999999999'],
    ['10,20', 'the first bound has to be 0, or the lowest prices stand in no range'],
    [',', 'the first bound has to be 0, or the lowest prices stand in no range'],
    ['0', 'a single bound makes no ranges: there have to be two at least'],
    [Array.from({ length: 51 }, (_, i) => i).join(), 'these are 51 ranges: nobody chooses among more than 50'],
  ])('rejects the price ranges %j', (bounds, sentence) => {
    expect(() => readConfig({ PRICE_RANGES: bounds })).toThrow(expect.objectContaining({ issues: [`PRICE_RANGES: ${sentence}`] }))
  })

  it.each([
    ['PORT', 0, 65_535],
    ['SANDBOX_PORT', 0, 65_535],
    ['SANDBOX_TOKEN_SECONDS', 1, 31_536_000],
    ['PLATFORM_TIMEOUT_MS', 1, 2_147_483_647],
    ['PLATFORM_SYNC_TIMEOUT_MS', 1, 2_147_483_647],
    ['PLATFORM_SEARCH_TIMEOUT_MS', 1, 2_147_483_647],
    ['OPERATION_TIMEOUT_MS', 1, 2_147_483_647],
    ['PLATFORM_CONNECTIONS', 1, 65_535],
    ['TAX_USER_GROUP_ID', 0, 2_147_483_647],
    ['CACHE_UPSTREAM_MB', 0, 1_048_576],
    ['CACHE_PAGES_MB', 0, 1_048_576],
    ['CACHE_ANSWERS_MB', 0, 1_048_576],
    ['CACHE_PICTURES_MB', 0, 1_048_576],
    ['UPSTREAM_FRESH_SECONDS', 0, 31_536_000],
    ['PAGE_FRESH_SECONDS', 0, 31_536_000],
    ['CATALOGUE_INDEX_PRODUCTS', 0, 20_000],
  ])('accepts for %s only whole numbers from %d to %d', (name, from, to) => {
    for (const value of [String(from), String(to), ` ${from} `]) expect(() => readConfig({ [name]: value })).not.toThrow()
    for (const value of [
      from - 1,
      to + 1,
      'front door',
      '1.5',
      '1e3',
      '0x10',
      '-0',
      '+1',
      '1,000',
      '١',
      'NaN',
      '9'.repeat(400),
    ]) {
      const problem = { issues: [`${name}: ${JSON.stringify(String(value))} is no whole number from ${from} to ${to}`] }
      expect(() => readConfig({ [name]: String(value) })).toThrow(expect.objectContaining(problem))
    }
  })

  it.each(['^4', 'name^heavy', 'name^0', 'name^-1', 'name^1e2', 'name^Infinity', 'name^1001', 'name^3^4', 'name^', 'first name'])(
    'rejects the weighted search field %j',
    (field) => {
      expect(() => readConfig({ SEARCH_FIELDS: `sku,${field}` })).toThrow(
        `SEARCH_FIELDS: ${JSON.stringify(field)} is no field with a weight above 0 and up to 1000, such as name^4`,
      )
    },
  )

  it('rejects an empty list of search fields', () => {
    expect(() => readConfig({ SEARCH_FIELDS: ' , ' })).toThrow('SEARCH_FIELDS: a list of commas names no field')
  })

  it.each([
    ['LOG_LEVEL', 'loud', '"loud" is none of fatal, error, warn, info, debug, trace, silent'],
    ['TIER_PRICES', 'yes', '"yes" is none of true, false, 1, 0'],
    ['PLATFORM_INDEX', 'Oak', '"Oak" is no name of an index: it takes lower-case letters, digits and _'],
    ['PLATFORM_URL', 'ftp://me:secret@platform.example', 'This has to be an address that starts with http:// or https://'],
  ])('names the allowed values if %s is %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ issues: [`${name}: ${sentence}`] }))
  })

  it('reports all invalid variables at once', () => {
    const wrong = { PORT: 'front door', PLATFORM_URL: 'ftp://platform.example', LOG_LEVEL: 'loud', SEARCH_FIELDS: 'name^heavy' }
    const read = () => readConfig(wrong)
    expect(read).toThrow(ConfigError)
    for (const name of Object.keys(wrong)) expect(read).toThrow(name)
  })
})
