import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentWith } from '../../test/kit/content.ts'
import { readConfig } from './config.ts'
import { editedContent } from './testing/edited-content.ts'

/** Reads the configuration with the given text as the settings file. */
function readText(text: string) {
  const { directory } = editedContent('shop/settings.yaml', () => text)
  return readConfig({ CONTENT_DIR: directory })
}

describe('shop/settings.yaml', () => {
  it('may be missing: every setting has a default', () => {
    const { directory, file } = editedContent('shop/settings.yaml', (text) => text)
    rmSync(file)
    const config = readConfig({ CONTENT_DIR: directory })
    expect(config.catalog).toMatchObject({ filterAttributes: ['price'], keyFactAttributes: [], rootCategoryId: '2' })
    expect(config.cart).toEqual(readConfig({}).cart)
    expect(readText('')).toEqual({ ...config, shop: expect.anything() })
  })

  // LIST-10
  it('has the facets of a timber merchant, in the order in which timber is bought', () => {
    const sizes = ['wood_type', 'thickness', 'width', 'length', 'type', 'stair_part', 'size', 'diameter']
    const others = ['grit', 'finish', 'colour', 'in_stock', 'on_offer', 'price', 'manufacturer', 'brand']
    expect(readConfig({}).catalog.filterAttributes).toEqual([...sizes, ...others])
  })

  it('sets facets, key facts, search fields and categories', () => {
    const catalog = `
      facets: [wood_type, price]
      keyFacts: [thickness]
      searchFields: { name: 3, sku: 0.5 }
      rootCategory: root
      bestSellersCategory: 7`
    expect(readText(`catalog:${catalog}`).catalog).toMatchObject({
      filterAttributes: ['wood_type', 'price'],
      keyFactAttributes: ['thickness'],
      searchFields: { name: 3, sku: 0.5 },
      rootCategoryId: 'root',
      bestSellersCategoryId: '7',
    })
  })

  it('sets the largest catalogue that devices store', () => {
    expect(readText('catalog: { deviceProducts: 0 }').cache.catalogIndexProducts).toBe(0)
  })

  it('groups tax by customer group only if a guest group is set, including group 0', () => {
    expect(readConfig({}).catalog.groupedTax).toEqual({ userGroupId: null, useOnlyDefaultUserGroupId: false })
    expect(readText('tax: { userGroupId: 0 }').catalog.groupedTax.userGroupId).toBe(0)
  })

  it('lets the page hierarchy default to the embedded sandbox’s, and sets it for any platform', () => {
    const elsewhere = { PLATFORM_URL: 'https://platform.example' }
    expect(readConfig({}).platform.cmsHierarchy).toBe(true)
    expect(readConfig(elsewhere).platform.cmsHierarchy).toBe(false)
    const indexed = contentWith({ settings: { platform: { cmsHierarchy: true } } })
    expect(readConfig({ ...elsewhere, ...indexed }).platform.cmsHierarchy).toBe(true)
  })

  // SEARCH-15
  it.each([
    ['an unknown section', 'catalogue: {}', 'catalogue: is not a setting; did you mean catalog?'],
    ['an unknown setting', 'cart:\n  count: lines', 'cart.count: is not a setting; did you mean counts?'],
    ['a setting of another section', 'catalog: { sync: true }', 'catalog.sync: is not a setting; use one of facets, keyFacts,'],
    ['a text for a switch', 'cart: { sync: "yes" }', 'cart.sync: has to be true or false, not a text'],
    ['a value that is not offered', 'cart: { counts: pieces }', 'cart.counts: has to be one of quantities, lines'],
    [
      'an unknown search adapter',
      'platform: { searchAdapter: constructor }',
      'Search adapter is missing or invalid: there are api and api-compact',
    ],
    ['a list in one text', 'catalog: { facets: "brand,price" }', 'catalog.facets: has to be a list, not a text'],
    [
      'an attribute code with a space',
      'catalog: { facets: [wood type] }',
      'catalog.facets.0: "wood type" is not an attribute code',
    ],
    ['an attribute that is listed twice', 'catalog: { facets: [grit, grit] }', 'catalog.facets: has to name each attribute once'],
    ['no search field', 'catalog: { searchFields: {} }', 'catalog.searchFields: has to name at least one field'],
    ['a weight of 0', 'catalog: { searchFields: { name: 0 } }', 'catalog.searchFields.name: has to be above 0'],
    ['a weight above 1000', 'catalog: { searchFields: { name: 1001 } }', 'catalog.searchFields.name: has to be 1000 or less'],
    ['an infinite weight', 'catalog: { searchFields: { name: .inf } }', 'catalog.searchFields.name: '],
    ['a search field with a space', 'catalog: { searchFields: { first name: 1 } }', 'catalog.searchFields.first name: '],
    ['a category id with a space', 'catalog: { rootCategory: a b }', 'catalog.rootCategory: "a b" is not an id'],
    ['a negative category id', 'catalog: { rootCategory: -1 }', 'catalog.rootCategory: has to be a number or a text'],
    ['too large a catalogue on devices', 'catalog: { deviceProducts: 20001 }', 'catalog.deviceProducts: has to be 20000 or less'],
    ['a negative customer group', 'tax: { userGroupId: -1 }', 'tax.userGroupId: has to be 0 or more'],
    ['a fraction of an attempt', 'cart: { bypassAttempts: 0.5 }', 'cart.bypassAttempts: has to be a whole number, not 0.5'],
    [
      'an origin with a path',
      'analytics: { origins: [https://a.example/x] }',
      'analytics.origins.0: This has to be a scheme and a host',
    ],
    ['a section in place of the file', '- cart', 'has to be settings, not a list'],
  ])('stops the start with file and line for %s', (_, text, message) => {
    expect(() => readText(`# First line\n${text}`)).toThrow(message)
    expect(() => readText(`# First line\n${text}`)).toThrow(/\n {2}\S+shop\/settings\.yaml:[23] /)
  })

  it('reports every error at once', () => {
    expect(() => readText('cart: { a: 1, b: 2 }\ntax: { userGroupId: x }')).toThrow(
      /has 3 errors:(?:\n {2}\S+settings\.yaml:[12] (?:cart\.a|cart\.b|tax\.userGroupId): .*){3}$/,
    )
  })
})
