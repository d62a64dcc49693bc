import type { StoreViewConfig } from '../../config/store-view.ts'
import { xmlText } from './xml-text.ts'

/** Stands for the shop's origin, which differs by request. Texts cannot contain it, because XML forbids it. */
export const ORIGIN_MARK = '\u0000'

/** A product or a variant as Google's feed names it. Prices are in minor units, VAT included. */
export interface FeedItem {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Path in this shop, like `picture`. */
  readonly link: string
  readonly picture: string | null
  readonly morePictures: readonly string[]
  readonly isInStock: boolean
  readonly price: number
  /** Null without an offer. */
  readonly salePrice: number | null
  readonly brand: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  /** The sku of the product that a variant belongs to. */
  readonly groupId: string | null
  /** In kilograms. */
  readonly weight: number | null
  /** Names of the categories, from the first level down. */
  readonly categories: readonly string[]
}

export type FeedMoney = Pick<StoreViewConfig, 'currency' | 'minorDigits'>

/** Limits of the format, in characters. @source https://support.google.com/merchants/answer/7052112 */
const LIMITS = { title: 150, description: 5000, brand: 70, mpn: 70, type: 750 }
const GTIN = /^\d{8}$|^\d{12,14}$/

/** Start of the file. @param home path of the store view's home page */
export const feedStart = ({ name, description, home }: { name: string; description: string; home: string }): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${xmlText(name)}</title>`,
    `<link>${address(home)}</link>`,
    `<description>${xmlText(description)}</description>`,
    '',
  ].join('\n')

export const FEED_END = '</channel>\n</rss>\n'

/** @source https://support.google.com/merchants/answer/7052112 */
export function feedItem(item: FeedItem, money: FeedMoney): string {
  const { brand, mpn, picture, salePrice, groupId, weight, categories } = item
  const gtin = item.gtin !== null && isGtin(item.gtin) ? item.gtin : null
  const isIdentified = gtin !== null || (brand !== null && mpn !== null)
  return [
    '<item>',
    tag('id', item.id),
    tag('title', truncate(item.title, LIMITS.title)),
    tag('description', truncate(item.description || item.title, LIMITS.description)),
    `<g:link>${address(item.link)}</g:link>`,
    picture === null ? '' : `<g:image_link>${address(picture)}</g:image_link>`,
    ...item.morePictures.map((path) => `<g:additional_image_link>${address(path)}</g:additional_image_link>`),
    tag('availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    tag('price', priceText(item.price, money)),
    salePrice === null ? '' : tag('sale_price', priceText(salePrice, money)),
    tag('condition', 'new'),
    brand === null ? '' : tag('brand', truncate(brand, LIMITS.brand)),
    gtin === null ? '' : tag('gtin', gtin),
    mpn === null ? '' : tag('mpn', truncate(mpn, LIMITS.mpn)),
    isIdentified ? '' : tag('identifier_exists', 'no'),
    groupId === null ? '' : tag('item_group_id', groupId),
    weight === null ? '' : tag('shipping_weight', `${weight} kg`),
    categories.length === 0 ? '' : tag('product_type', truncate(categories.join(' > '), LIMITS.type)),
    '</item>\n',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const tag = (name: string, text: string) => `<g:${name}>${xmlText(text)}</g:${name}>`

const address = (path: string) => ORIGIN_MARK + xmlText(path)

const truncate = (text: string, limit: number) => (text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text)

/** '12.50 GBP' for 1250 pence. */
const priceText = (amount: number, { currency, minorDigits }: FeedMoney) =>
  `${(amount / 10 ** minorDigits).toFixed(minorDigits)} ${currency}`

/** Google rejects products with a wrong check digit. @source GS1 General Specifications §7.9 */
function isGtin(text: string): boolean {
  if (!GTIN.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 1 ? 3 : 1), 0) % 10 === 0
}
