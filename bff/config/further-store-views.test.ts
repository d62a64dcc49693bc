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
