import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { FEED_END, type FeedItem, feedItem, feedStart, ORIGIN_MARK } from './google-feed.ts'

const GBP = { currency: 'GBP', minorDigits: 2 }
const board: FeedItem = {
  id: 'OAK-22',
  title: 'Oak board',
  description: 'Planed.',
  link: '/oak?childSku=OAK-22',
  picture: '/img/1x1/oak.webp',
  morePictures: [],
  isInStock: true,
  price: 1250,
  salePrice: null,
  brand: null,
  gtin: null,
  mpn: null,
  groupId: null,
  weight: null,
  categories: [],
}
const itemWith = (changes: Partial<FeedItem>, money = GBP) => fields(feedItem({ ...board, ...changes }, money))

/** The texts of an item by tag. */
const fields = (xml: string): ReadonlyMap<string, string> =>
  new Map([...xml.matchAll(/<g:(\w+)>(.*)<\/g:\w+>/g)].map(([, name = '', text = '']) => [name, text]))

/** @throws if a strict parser rejects the file */
function readTexts(xml: string): readonly string[] {
  const texts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('text', (text) => texts.push(text.trim()))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return texts.filter(Boolean)
}

const wholeFeed = (items: readonly FeedItem[]) =>
  [feedStart({ name: 'Shop & Co', description: 'Wood <b>', home: '/de/' }), ...items.map((item) => feedItem(item, GBP)), FEED_END]
    .join('')
    .replaceAll(ORIGIN_MARK, 'https://shop.test')

// SHARE-1
describe('item of the product feed', () => {
  it('has the required fields, with absolute URLs and the price with VAT', () => {
    expect(itemWith({})).toEqual(
      new Map([
        ['id', 'OAK-22'],
        ['title', 'Oak board'],
        ['description', 'Planed.'],
        ['link', `${ORIGIN_MARK}/oak?childSku=OAK-22`],
        ['image_link', `${ORIGIN_MARK}/img/1x1/oak.webp`],
        ['availability', 'in_stock'],
        ['price', '12.50 GBP'],
        ['condition', 'new'],
        ['identifier_exists', 'no'],
      ]),
    )
  })

  it('has the group of a variant, its weight, the category path and the offer', () => {
    const item = itemWith({ groupId: 'OAK', weight: 2.5, categories: ['Timber', 'Oak'], salePrice: 999, isInStock: false })
    expect(item.get('item_group_id')).toBe('OAK')
    expect(item.get('shipping_weight')).toBe('2.5 kg')
    expect(item.get('product_type')).toBe('Timber &gt; Oak')
    expect([item.get('price'), item.get('sale_price')]).toEqual(['12.50 GBP', '9.99 GBP'])
    expect(item.get('availability')).toBe('out_of_stock')
  })

  it('writes prices in the minor units of the currency', () => {
    expect(itemWith({}, { currency: 'JPY', minorDigits: 0 }).get('price')).toBe('1250 JPY')
  })

  it.each<[string, Partial<FeedItem>, string | undefined, boolean]>([
    ['a brand with a part number', { brand: 'Humber', mpn: 'H-1' }, undefined, true],
    ['a valid GTIN', { gtin: '4006381333931' }, '4006381333931', true],
    ['a brand alone', { brand: 'Humber' }, undefined, false],
    ['a GTIN with a wrong check digit', { gtin: '4006381333932' }, undefined, false],
    ['a text that is not a GTIN', { gtin: 'EAN 4006381333931' }, undefined, false],
  ])('is identified or not by %s', (_, given, gtin, isIdentified) => {
    const item = itemWith(given)
    expect(item.get('gtin')).toBe(gtin)
    expect(item.has('identifier_exists')).toBe(!isIdentified)
  })

  it('cuts texts to the limits of the format, and uses the name of a product without a description', () => {
    const item = itemWith({ title: 'a'.repeat(200), description: '' })
    expect(item.get('title')).toHaveLength(150)
    expect(item.get('description')).toBe('a'.repeat(200))
  })
})

// SHARE-1
describe('product feed', () => {
  it('is well-formed XML with every text that XML can hold, whatever a platform sends', () => {
    const name = `]]>\u0000\u0008 <![CDATA[ "oak" & 'ash' </item> \ud800 \uffff 🪵`
    const texts = readTexts(wholeFeed([{ ...board, title: name, id: name, link: `/a&b?c=<"'>`, categories: [name] }]))
    expect(texts).toContain(`]]> <![CDATA[ "oak" & 'ash' </item> \ufffd  🪵`)
    expect(texts).toContain(`https://shop.test/a&b?c=<"'>`)
    expect(texts).toContain('https://shop.test/de/')
  })

  it('is well-formed for any text', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, text, (title, brand, sku) => {
        expect(() => readTexts(wholeFeed([{ ...board, title, brand, id: sku, groupId: sku, mpn: sku }]))).not.toThrow()
      }),
    )
  })
})
