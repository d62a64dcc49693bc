import { createHmac } from 'node:crypto'
import type { JsonObject } from '../../engine/query/json.ts'
import { readNumber, readText } from '../../store/fields.ts'
import type { Saleable } from '../../store/saleable.ts'
import { SIGNING_KEY } from '../deployment.ts'
import type { NetPrices } from './net-prices.ts'

interface PriceContext {
  /** Tax rate in percent. */
  readonly taxRate: number
  readonly storeId: number
  readonly currency: string
  readonly locale: string
  readonly isSalable: boolean
}

/**
 * Formats an entry of the price list: gross prices at the top, net prices in `tax_adjustments`, no sku. @source platform contract E5, §3.7
 */
export function renderItem({ document, parent }: Saleable, prices: NetPrices, context: PriceContext): JsonObject {
  const net = {
    final_price: prices.final,
    max_price: prices.highest,
    max_regular_price: prices.highestRegular,
    minimal_regular_price: prices.lowestRegular,
    special_price: prices.special,
    minimal_price: prices.final,
    regular_price: prices.regular,
  }
  const gross = mapPrices(net, (price) => withTax(price, context.taxRate))
  const format = moneyFormat(context)
  const item = {
    id: readNumber(document, 'id') ?? readNumber(parent ?? {}, 'id'),
    name: readText(document, 'name') ?? readText(parent ?? {}, 'name'),
    type: readText(document, 'type_id') ?? 'simple',
    url: `/${readText(parent ?? document, 'url_path') ?? ''}`,
    store_id: context.storeId,
    currency_code: context.currency,
    is_salable: context.isSalable ? '1' : '0',
    images: [],
    add_to_cart_button: {},
    extension_attributes: {},
    price_info: {
      ...gross,
      formatted_prices: mapPrices(gross, (price) => format.format(price)),
      extension_attributes: {
        msrp: {},
        tax_adjustments: net,
        weee_attributes: [],
        weee_adjustment: format.format(gross.final_price ?? 0),
      },
    },
  }
  return { ...item, sgn: createHmac('sha256', SIGNING_KEY).update(JSON.stringify(item)).digest('base64url') }
}

/** A new format takes longer than the prices of a product. */
const FORMATS = new Map<string, Intl.NumberFormat>()

function moneyFormat({ locale, currency }: PriceContext): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const format = FORMATS.get(name) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  FORMATS.set(name, format)
  return format
}

function mapPrices<T>(prices: Readonly<Record<string, number | null>>, change: (price: number) => T): Record<string, T | null> {
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, price === null ? null : change(price)]))
}

/** Rounds the tax to the penny, then adds it to the rounded price. */
const withTax = (net: number, rate: number) => (Math.round(net * 100) + Math.round(net * rate)) / 100
