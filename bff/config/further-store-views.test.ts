import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { furtherStoreViews } from './further-store-views.ts'

const viewsOf = (STORE_VIEWS: string) => readConfig({ STORE_VIEWS }).storeViews

/** What a file of store views is read as. */
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
  it('are one alone where nothing is set', () => {
    expect(viewsOf('')).toEqual(viewsOf(' , '))
    expect(readConfig({}).storeViews.map(({ code, basePath }) => ({ code, basePath }))).toEqual([
      { code: 'default', basePath: '' },
    ])
  })

  it('are opened by one setting, in the order of their codes', () => {
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

  it('have their own index beside the one that is set', () => {
    expect(readConfig({ STORE_VIEWS: 'de', PLATFORM_INDEX: 'timber' }).storeViews[1]?.index).toBe('timber_de')
  })

  it('leave the code out of paths where they have a host', () => {
    expect(readFile(`- { ${VIEW}, host: Shop.AT, appendStoreCode: false }`, ['at'])).toMatchObject([
      { host: 'shop.at', basePath: '' },
    ])
  })

  // LOCALE-5
  it('have the clock and the ranges of prices that are set, unless they have their own', () => {
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
    ['a time zone that is none', 'timeZone: Mars/Phobos', 'timeZone: "Mars/Phobos" is no time zone'],
    ['an abbreviation', 'timeZone: CET', 'timeZone: "CET" is no time zone'],
    ['a number for a time zone', 'timeZone: 1', 'timeZone: Invalid input'],
    ['nothing for a time zone', 'timeZone: ', 'timeZone: Invalid input'],
    ['a code of programs', 'timeZone: "../etc/passwd\\u0000"', 'is no time zone'],
    ['ranges that overlap', 'priceRanges: [0, 50, 50]', 'priceRanges: 50, 50 do not ascend'],
    ['ranges that do not begin at nothing', 'priceRanges: [10, 20]', 'priceRanges: the first bound has to be 0'],
    ['no ranges', 'priceRanges: []', 'priceRanges: the first bound has to be 0'],
    ['one bound', 'priceRanges: [0]', 'priceRanges: a single bound makes no ranges'],
    ['part of a unit', 'priceRanges: [0, 9.99]', 'priceRanges: "9.99" is no whole number'],
    ['less than nothing', 'priceRanges: [0, -5]', 'priceRanges: "-5" is no whole number'],
    ['more than can be counted', 'priceRanges: [0, 1e30]', 'is no whole number'],
    ['no end', 'priceRanges: [0, .inf]', 'priceRanges.1: '],
    ['words', 'priceRanges: [0, fifty]', 'priceRanges.1: '],
    ['a text', 'priceRanges: "0,50"', 'priceRanges: '],
    ['too many ranges', `priceRanges: [${Array.from({ length: 51 }, (_, i) => i).join()}]`, 'priceRanges: these are 51 ranges'],
  ])('stop the start for %s, and say whose it is', (_, setting, message) => {
    const start = () => readFile(`- { ${VIEW}, ${setting} }`, ['at'])
    expect(start).toThrow(message)
    expect(start).toThrow(/STORE_VIEWS: \S+store-views\.yaml:1 at\.(?:timeZone|priceRanges)/)
  })

  it.each([
    ['a code that there is not', 'de,fr', 'STORE_VIEWS: "fr" is none of de, it'],
    ['the default one', 'default', 'STORE_VIEWS: "default" is none of de, it'],
    ['a code twice', 'de,de', 'STORE_VIEWS: "de" is named twice'],
    ['a path', '/de', 'STORE_VIEWS: "/de" is none of de, it'],
    ['what every object has', '__proto__', 'STORE_VIEWS: "__proto__" is none of de, it'],
  ])('stop the start for %s', (_, codes, message) => {
    expect(() => viewsOf(codes)).toThrow(message)
  })

  it.each([
    ['a code that other paths begin with', VIEW.replace('code: at', 'code: graphql'), 'is the first part of other paths'],
    ['a code that no path can have', VIEW.replace('code: at', 'code: "../x"'), 'has to be lower-case letters'],
    ['neither host nor prefix', `${VIEW}, appendStoreCode: false`, 'needs a host'],
    ['a host with a path', `${VIEW}, host: shop.at/de`, 'has to be the name of a host'],
    ['a currency that is none', VIEW.replace('EUR', 'EURO'), 'EURO'],
    ['a pattern that writes no year', VIEW.replace('D.M.YYYY', 'D.M.'), 'has to be a pattern'],
    ['a field that is not known', `${VIEW}, tax: 20`, 'Unrecognized'],
  ])('stop the start for %s in their file', (_, view, message) => {
    expect(() => readFile(`- { ${view} }`, ['at'])).toThrow(message)
  })

  it('stop the start where two have one id, the default one among them', () => {
    expect(() => readFile(`- { ${VIEW.replace('id: 7', 'id: 1')} }`, ['at'])).toThrow('two store views have the same id')
  })
})
