import { describe, expect, it } from 'vitest'
import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import { contentWith } from '../../test/kit/content.ts'
import { readConfig } from './config.ts'
import { editedContent } from './testing/edited-content.ts'

const readOpen = (...open: string[]) => readConfig(contentWith({ storeViews: { open } })).storeViews

/** Reads the store views of the given text as the store views file. */
function readText(text: string) {
  const { directory } = editedContent('shop/store-views.yaml', () => text)
  return readConfig({ CONTENT_DIR: directory }).storeViews
}

const VIEW = 'code: at, id: 7, name: A, language: de-AT, locale: de-AT, currency: EUR, country: AT, dateFormat: D.M.YYYY'
const readView = (view: string) => readText(`open: [at]\nfurther:\n  - { ${view} }`)
const readDefault = (settings: string) => readText(`default:\n  ${settings}`)[0]

// VIEW-1, VIEW-2, VIEW-4, LOCALE-3
describe('store views', () => {
  it('consist of the default view if none are open', () => {
    expect(readConfig({}).storeViews.map(({ code, basePath }) => ({ code, basePath }))).toEqual([
      { code: 'default', basePath: '' },
    ])
    expect(readText('')).toEqual(readConfig({}).storeViews)
  })

  // SHOP-3, LOCALE-1, LOCALE-2
  it('are in the United Kingdom by default, with prices in pounds', () => {
    expect(readText('')).toMatchObject([
      { currency: 'GBP', currencySign: '£', priceFormat: '{sign}{amount}', minorDigits: 2, taxCountry: 'GB' },
    ])
  })

  it('are opened by one setting, in the order of their codes', () => {
    const [first, ...others] = readOpen('it', 'de')
    expect(first).toEqual(readConfig({}).storeViews[0])
    expect(others).toMatchObject([
      { code: 'it', id: 3, basePath: '/it', currency: 'EUR', language: 'it-IT', taxCountry: 'IT' },
      {
        code: 'de',
        id: 2,
        basePath: '/de',
        currency: 'EUR',
        minorDigits: 2,
        currencySign: '€',
        priceFormat: '{amount}\u00a0{sign}',
        dateFormat: 'HH:mm D-M-YYYY',
        index: 'vue_storefront_catalog_de',
        taxCountry: 'DE',
        locale: 'de-DE',
        host: null,
      },
    ])
  })

  it('append their code to the configured index', () => {
    const content = contentWith({ storeViews: { open: ['de'] } })
    expect(readConfig({ ...content, PLATFORM_INDEX: 'timber' }).storeViews[1]?.index).toBe('timber_de')
  })

  it('need no path prefix if they have their own host', () => {
    expect(readView(`${VIEW}, host: Shop.AT, appendStoreCode: false`)[1]).toMatchObject({ host: 'shop.at', basePath: '' })
  })

  // LOCALE-5
  it('inherit the time zone and price ranges unless they have their own', () => {
    const defaults = { timeZone: 'Europe/Dublin', priceRanges: [0, 10] }
    const { storeViews } = readConfig(contentWith({ storeViews: { default: defaults, open: ['de', 'it'] } }))
    expect(storeViews.map(({ timeZone, priceRanges }) => [timeZone, priceRanges])).toEqual([
      ['Europe/Dublin', [0, 10]],
      ['Europe/Berlin', [0, 10]],
      ['Europe/Rome', [0, 10]],
    ])
    expect(readView(VIEW)[1]).toMatchObject({ timeZone: 'Europe/London', priceRanges: [0, 50, 100, 150] })
    const own = `${VIEW}, timeZone: Europe/Vienna, priceRanges: [0, 20, 1000]`
    expect(readView(own)[1]).toMatchObject({ timeZone: 'Europe/Vienna', priceRanges: [0, 20, 1000] })
  })

  it.each([
    ['an unknown time zone', 'timeZone: Mars/Phobos', 'timeZone: "Mars/Phobos" is not a time zone'],
    ['a time zone abbreviation', 'timeZone: CET', 'timeZone: "CET" is not a time zone'],
    ['a number as time zone', 'timeZone: 1', 'timeZone: has to be a text, not a number'],
    ['an empty time zone', 'timeZone: ', 'timeZone: has no value; it has to be a text'],
    ['a malicious time zone', 'timeZone: "../etc/passwd\\u0000"', 'is not a time zone'],
    ['overlapping price ranges', 'priceRanges: [0, 50, 50]', 'priceRanges: has to ascend, or ranges overlap: 50, 50'],
    ['falling price ranges', 'priceRanges: [0, 100, 50]', 'priceRanges: has to ascend, or ranges overlap: 100, 50'],
    ['price ranges that do not start at 0', 'priceRanges: [10, 20]', 'priceRanges: has to start at 0'],
    ['empty price ranges', 'priceRanges: []', 'priceRanges: has to have at least two bounds'],
    ['a single bound', 'priceRanges: [0]', 'priceRanges: has to have at least two bounds'],
    ['a fraction', 'priceRanges: [0, 9.99]', 'priceRanges.1: has to be a whole number, not 9.99'],
    ['a negative bound', 'priceRanges: [0, -5]', 'priceRanges.1: has to be 0 or more'],
    ['a bound that is too large', 'priceRanges: [0, 9999999999999]', 'priceRanges.1: has to be 999999999999 or less'],
    ['an infinite bound', 'priceRanges: [0, .inf]', 'priceRanges.1: '],
    ['a bound in words', 'priceRanges: [0, fifty]', 'priceRanges.1: '],
    ['a text instead of a list', 'priceRanges: "0,50"', 'priceRanges: '],
    [
      'too many ranges',
      `priceRanges: [${Array.from({ length: 51 }, (_, i) => i).join()}]`,
      'priceRanges: has more than 50 entries',
    ],
  ])('stop the start for %s and name the store view', (_, setting, message) => {
    const start = () => readView(`${VIEW}, ${setting}`)
    expect(start).toThrow(message)
    expect(start).toThrow(/\n {2}\S+store-views\.yaml:3 further\.at\.(?:timeZone|priceRanges)/)
  })

  it.each([
    ['an unknown code', '[de, fr]', 'open.1: "fr" is not one of de, it'],
    ['the code of the default view', '[default]', 'open.0: "default" is not one of de, it'],
    ['a duplicate code', '[de, de]', 'open.1: "de" is listed twice'],
    ['a path', '[/de]', 'open.0: "/de" is not one of de, it'],
    ['the name of an object property', '[__proto__]', 'open.0: "__proto__" is not one of de, it'],
    ['a text instead of a list', 'de,it', 'open: has to be a list, not a text'],
  ])('stop the start for %s among the open ones', (_, open, message) => {
    const { directory, file } = editedContent('shop/store-views.yaml', (text) => text.replace(/^open: .*$/m, `open: ${open}`))
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(message)
    expect(() => readConfig({ CONTENT_DIR: directory })).toThrow(`${file}:15 `)
  })

  it.each([
    [
      'a code that is already the start of other paths',
      VIEW.replace('code: at', 'code: graphql'),
      'is already the first part of other paths',
    ],
    ['a code that is not allowed in a path', VIEW.replace('code: at', 'code: "../x"'), 'has to be lower-case letters'],
    ['a view without host and prefix', `${VIEW}, appendStoreCode: false`, 'needs a host'],
    ['a host with a path', `${VIEW}, host: shop.at/de`, 'has to be the name of a host'],
    ['an unknown currency', VIEW.replace('EUR', 'EURO'), 'EURO'],
    ['a date pattern without a year', VIEW.replace('D.M.YYYY', 'D.M.'), 'has to be a pattern'],
    ['an unknown field', `${VIEW}, appendCode: false`, 'further.at.appendCode: is not a setting; use one of code, id,'],
    ['a misspelt field', `${VIEW}, time_zone: UTC`, 'further.at.time_zone: is not a setting; did you mean timeZone?'],
    ['the id of the default view', VIEW.replace('id: 7', 'id: 1'), 'further.at.id: is the id of another store view'],
  ])('stop the start for %s in the file', (_, view, message) => {
    expect(() => readView(view)).toThrow(message)
  })

  it('stop the start for a code or an id that is used twice', () => {
    const start = () => readText(`further:\n  - { ${VIEW} }\n  - { ${VIEW} }`)
    expect(start).toThrow('store-views.yaml:3 further.at.code: is used twice')
    expect(start).toThrow('store-views.yaml:3 further.at.id: is the id of another store view')
  })

  it('stop the start if the file is a list, as in earlier versions', () => {
    expect(() => readText(`- { ${VIEW} }`)).toThrow('has to be settings, not a list')
  })
})

describe('default store view', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('accepts the time zone %s', (name) => {
    expect(readDefault(`timeZone: ${name}`)?.timeZone).toBe(name)
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
    expect(() => readDefault(`timeZone: ${JSON.stringify(name)}`)).toThrow(
      `default.timeZone: ${JSON.stringify(name)} is not a time zone; use a name such as Europe/London, or UTC`,
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
      const view = readDefault(`{ currency: ${currency}, country: ${country}, locale: ${locale} }`)
      expect(view).toMatchObject({ currency, minorDigits, currencySign, priceFormat, locale, taxCountry: country })
    },
  )

  it.each(['gbp', 'GPB', '£', 'EURO', 'XDR', 'constructor', 'GBP ', 'GBP,EUR'])('rejects the currency %j', (code) => {
    expect(() => readDefault(`currency: ${JSON.stringify(code)}`)).toThrow(
      `default.currency: ${JSON.stringify(code)} is not a currency; use a code of ISO 4217, such as GBP, EUR or JPY`,
    )
  })

  // TOTAL-2
  it.each(['UK', 'gb', 'GBR', 'EU', 'ZZ', 'XX', 'Germany', '276'])('rejects the country %j', (code) => {
    expect(() => readDefault(`country: ${JSON.stringify(code)}`)).toThrow(
      `default.country: ${JSON.stringify(code)} is not a country; use a two-letter code of ISO 3166-1, such as GB`,
    )
  })

  it.each(['en_US', 'english', 'xx', 'en-QQQQQQQQQ', 'de-XX', '../de', '*'])('rejects the locale %j', (tag) => {
    expect(() => readDefault(`locale: ${JSON.stringify(tag)}`)).toThrow(
      `default.locale: ${JSON.stringify(tag)} is not a locale; use a language tag such as en-GB or de-DE`,
    )
  })

  // LOCALE-5
  it('has its price ranges', () => {
    expect(readDefault('priceRanges: [0, 1000000, 25000000]')?.priceRanges).toEqual([0, 1_000_000, 25_000_000])
    expect(() => readDefault('priceRanges: [10, 20]')).toThrow('default.priceRanges: has to start at 0')
  })
})

// PROD-76
it('the advice for a search without results writes its sizes as the shop does, in every language', () => {
  const { shop, storeViews } = readConfig(contentWith({ storeViews: { open: ['de', 'it'] } }))
  for (const { language, texts = shop.texts } of storeViews) {
    expect(texts.searchAdvice.map(writeSizes), language).toEqual(texts.searchAdvice)
    expect(texts.searchAdvice.join(), language).toContain('150 × 22 × 4200')
  }
})
