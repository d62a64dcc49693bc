import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { furtherStoreViews } from './store-views.ts'

const viewsOf = (STORE_VIEWS: string) => readConfig({ STORE_VIEWS }).storeViews

/** Parses the content of a store views file. */
function readFile(text: string, codes: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'views-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'shop'))
  writeFileSync(join(directory, 'shop/store-views.yaml'), text)
  const [defaultView] = readConfig({}).storeViews
  if (!defaultView) throw new Error('There is no store view')
  return furtherStoreViews({ codes, directory, defaultView })
}

const VIEW = 'code: at, id: 7, name: A, language: de-AT, locale: de-AT, currency: EUR, country: AT, dateFormat: D.M.YYYY'

// VIEW-1, VIEW-2, VIEW-4, LOCALE-3
describe('store views', () => {
  it('consist of the default view if none are configured', () => {
    expect(viewsOf('')).toEqual(viewsOf(' , '))
    expect(readConfig({}).storeViews.map(({ code, basePath }) => ({ code, basePath }))).toEqual([
      { code: 'default', basePath: '' },
    ])
  })

  it('are enabled by one variable, in the order of their codes', () => {
    const [first, ...others] = viewsOf('it, de')
    expect(first).toEqual(readConfig({}).storeViews[0])
    expect(others).toMatchObject([
      { code: 'it', id: 3, basePath: '/it', currency: 'EUR', language: 'it-IT', taxCountry: 'IT' },
      {
        ...{
          code: 'de',
          id: 2,
          basePath: '/de',
          currency: 'EUR',
          minorDigits: 2,
          currencySign: '€',
          priceFormat: '{amount}\u00a0{sign}',
        },
        ...{ dateFormat: 'HH:mm D-M-YYYY', index: 'vue_storefront_catalog_de', taxCountry: 'DE', locale: 'de-DE', host: null },
      },
    ])
  })

  it('append their code to the configured index', () => {
    expect(readConfig({ STORE_VIEWS: 'de', PLATFORM_INDEX: 'timber' }).storeViews[1]?.index).toBe('timber_de')
  })

  it('need no path prefix if they have their own host', () => {
    expect(readFile(`- { ${VIEW}, host: Shop.AT, appendStoreCode: false }`, ['at'])).toMatchObject([
      { host: 'shop.at', basePath: '' },
    ])
  })

  // LOCALE-5
  it('inherit the time zone and price ranges unless they have their own', () => {
    const set = { STORE_VIEWS: 'de,it', TIME_ZONE: 'Europe/Dublin', PRICE_RANGES: '0,10' }
    expect(readConfig(set).storeViews.map(({ timeZone, priceRanges }) => [timeZone, priceRanges])).toEqual([
      ['Europe/Dublin', [0, 10]],
      ['Europe/Berlin', [0, 10]],
      ['Europe/Rome', [0, 10]],
    ])
    expect(readFile(`- { ${VIEW} }`, ['at'])).toMatchObject([{ timeZone: 'Europe/London', priceRanges: [0, 50, 100, 150] }])
    const own = `- { ${VIEW}, timeZone: Europe/Vienna, priceRanges: [0, 20, 1000] }`
    expect(readFile(own, ['at'])).toMatchObject([{ timeZone: 'Europe/Vienna', priceRanges: [0, 20, 1000] }])
  })

  it.each([
    ['an unknown time zone', 'timeZone: Mars/Phobos', 'timeZone: "Mars/Phobos" is no time zone'],
    ['a time zone abbreviation', 'timeZone: CET', 'timeZone: "CET" is no time zone'],
    ['a number as time zone', 'timeZone: 1', 'timeZone: Invalid input'],
    ['an empty time zone', 'timeZone: ', 'timeZone: Invalid input'],
    ['a malicious time zone', 'timeZone: "../etc/passwd\\u0000"', 'is no time zone'],
    ['overlapping price ranges', 'priceRanges: [0, 50, 50]', 'priceRanges: 50, 50 do not ascend'],
    ['price ranges that do not start at 0', 'priceRanges: [10, 20]', 'priceRanges: the first bound has to be 0'],
    ['empty price ranges', 'priceRanges: []', 'priceRanges: the first bound has to be 0'],
    ['a single bound', 'priceRanges: [0]', 'priceRanges: a single bound makes no ranges'],
    ['a fraction', 'priceRanges: [0, 9.99]', 'priceRanges: "9.99" is no whole number'],
    ['a negative bound', 'priceRanges: [0, -5]', 'priceRanges: "-5" is no whole number'],
    ['a bound that is too large', 'priceRanges: [0, 1e30]', 'is no whole number'],
    ['an infinite bound', 'priceRanges: [0, .inf]', 'priceRanges.1: '],
    ['a bound in words', 'priceRanges: [0, fifty]', 'priceRanges.1: '],
    ['a text instead of a list', 'priceRanges: "0,50"', 'priceRanges: '],
    ['too many ranges', `priceRanges: [${Array.from({ length: 51 }, (_, i) => i).join()}]`, 'priceRanges: these are 51 ranges'],
  ])('stop the start for %s and name the store view', (_, setting, message) => {
    const start = () => readFile(`- { ${VIEW}, ${setting} }`, ['at'])
    expect(start).toThrow(message)
    expect(start).toThrow(/STORE_VIEWS: \S+store-views\.yaml:1 at\.(?:timeZone|priceRanges)/)
  })

  it.each([
    ['an unknown code', 'de,fr', 'STORE_VIEWS: "fr" is none of de, it'],
    ['the code of the default view', 'default', 'STORE_VIEWS: "default" is none of de, it'],
    ['a duplicate code', 'de,de', 'STORE_VIEWS: "de" is named twice'],
    ['a path', '/de', 'STORE_VIEWS: "/de" is none of de, it'],
    ['the name of an object property', '__proto__', 'STORE_VIEWS: "__proto__" is none of de, it'],
  ])('stop the start for %s in STORE_VIEWS', (_, codes, message) => {
    expect(() => viewsOf(codes)).toThrow(message)
  })

  it.each([
    [
      'a code that is already the start of other paths',
      VIEW.replace('code: at', 'code: graphql'),
      'is the first part of other paths',
    ],
    ['a code that is not allowed in a path', VIEW.replace('code: at', 'code: "../x"'), 'has to be lower-case letters'],
    ['a view without host and prefix', `${VIEW}, appendStoreCode: false`, 'needs a host'],
    ['a host with a path', `${VIEW}, host: shop.at/de`, 'has to be the name of a host'],
    ['an unknown currency', VIEW.replace('EUR', 'EURO'), 'EURO'],
    ['a date pattern without a year', VIEW.replace('D.M.YYYY', 'D.M.'), 'has to be a pattern'],
    ['an unknown field', `${VIEW}, tax: 20`, 'Unrecognized'],
  ])('stop the start for %s in the file', (_, view, message) => {
    expect(() => readFile(`- { ${view} }`, ['at'])).toThrow(message)
  })

  it('stop the start for a duplicate id, including the default view’s', () => {
    expect(() => readFile(`- { ${VIEW.replace('id: 7', 'id: 1')} }`, ['at'])).toThrow('two store views have the same id')
  })
})
