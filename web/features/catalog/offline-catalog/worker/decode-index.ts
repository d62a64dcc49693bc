import type {
  CatalogIndexResponse,
  IndexedCategory,
  IndexedMoney,
  IndexedPrice,
  IndexedProduct,
  IndexedVariant,
} from '#schema/catalog-index.types.ts'
import { isFields } from '../../../../storage/stored-fields.ts'

/** Decodes the shop's answer; null if it is not an index. Ignores invalid products. */
export function decodeIndexResponse(json: unknown): CatalogIndexResponse | null {
  if (!isFields(json)) return null
  const { format, version, readAt, since, changed, removed } = json
  if (format !== 2) return null
  const money = decodeMoney(json.money)
  if (!isText(version) || !isText(readAt) || Number.isNaN(Date.parse(readAt)) || !money || !Array.isArray(changed)) return null
  return {
    format,
    version,
    readAt,
    since: isText(since) ? since : null,
    money,
    categories: Array.isArray(json.categories) ? json.categories.flatMap((item) => decodeCategory(item) ?? []) : [],
    changed: decodeProducts(changed),
    removed: Array.isArray(removed) ? removed.filter(isText) : [],
  }
}

const decodeProducts = (list: readonly unknown[]): readonly IndexedProduct[] => list.flatMap((item) => decodeProduct(item) ?? [])

function decodeCategory(item: unknown): IndexedCategory | null {
  if (!isFields(item)) return null
  const { id, name, url, parent } = item
  return isText(id) && isText(name) && isPath(url) ? { id, name, url, ...(isText(parent) && { parent }) } : null
}

function decodeProduct(item: unknown): IndexedProduct | null {
  if (!isFields(item)) return null
  const { id, sku, name, url, picture, facts } = item
  if (!isText(id) || !isText(sku) || typeof name !== 'string' || !isPath(url) || !isText(picture)) return null
  const price = decodePrice(item.price)
  const variants = Array.isArray(item.variants) ? item.variants.flatMap((variant) => decodeVariant(variant) ?? []) : []
  return {
    id,
    sku,
    name,
    url,
    ...(Array.isArray(item.categories) && { categories: item.categories.filter(isText) }),
    picture,
    ...(isText(facts) && { facts }),
    ...(item.needsChoice === true && { needsChoice: true }),
    ...(item.variantsNeedChoice === true && { variantsNeedChoice: true }),
    ...(item.phoneOrderOnly === true && { phoneOrderOnly: true }),
    ...(price && { price }),
    ...(Array.isArray(item.options) && { options: item.options.map(toText) }),
    ...(variants.length > 0 && { variants }),
    ...(item.variantsInPath === true && { variantsInPath: true }),
  }
}

function decodeVariant(item: unknown): IndexedVariant | null {
  if (!isFields(item) || !isText(item.sku)) return null
  const price = decodePrice(item.price)
  return { sku: item.sku, values: Array.isArray(item.values) ? item.values.map(toText) : [], ...(price && { price }) }
}

function decodePrice(item: unknown): IndexedPrice | null {
  if (!isFields(item) || !isAmount(item.net) || !isAmount(item.gross)) return null
  const unit = decodeUnit(item.unit)
  const breaks = Array.isArray(item.breaks) ? item.breaks.flatMap((each) => decodeBreak(each) ?? []) : []
  return {
    net: item.net,
    gross: item.gross,
    ...(item.isFrom === true && { isFrom: true }),
    ...(breaks.length > 0 && { breaks }),
    ...(unit && { unit }),
  }
}

function decodeBreak(item: unknown): NonNullable<IndexedPrice['breaks']>[number] | null {
  if (!isFields(item) || !isAmount(item.from) || item.from < 2 || !isAmount(item.net) || !isAmount(item.gross)) return null
  return { from: item.from, net: item.net, gross: item.gross }
}

function decodeUnit(item: unknown): NonNullable<IndexedPrice['unit']> | null {
  if (!isFields(item) || !isAmount(item.net) || !isAmount(item.gross)) return null
  const { of: unit, net, gross } = item
  return unit === 'METRE' || unit === 'SQUARE_METRE' || unit === 'PIECE' ? { of: unit, net, gross } : null
}

function decodeMoney(item: unknown): IndexedMoney | null {
  if (!isFields(item)) return null
  const { currency, locale, currencySign, priceFormat, minorDigits } = item
  if (!isText(currency) || !isText(currencySign) || !isText(priceFormat) || !isText(locale) || !isLocale(locale)) return null
  const isDigits = Number.isInteger(minorDigits) && isAmount(minorDigits) && minorDigits >= 0 && minorDigits <= 8
  return { currency, locale, currencySign, priceFormat, ...(isDigits && { minorDigits }) }
}

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length >= 0
  } catch {
    return false
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
/** An amount in minor units. */
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)
/** A path of this shop, not a URL of another host. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value)
