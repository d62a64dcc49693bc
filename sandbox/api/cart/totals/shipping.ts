import type { JsonObject } from '../../../engine/query/json.ts'
import { readText } from '../../../store/fields.ts'
import type { StoreView } from '../../../store-views.ts'
import { translate } from '../../translate.ts'
import { isVirtual, type PricedLine } from '../lines.ts'

/** A shipping method. `amount` is net, in the currency's unit. */
export interface ShippingMethod {
  readonly carrier: string
  readonly method: string
  readonly carrierTitle: string
  readonly title: string
  readonly amount: number
  /** The reason why it is unavailable; empty if it is available. */
  readonly error: string
}

/** Maximum weight of a courier parcel, in kilograms. */
const COURIER_CARRIES = 30
/** Postcodes that pallet lorries do not serve: highlands and islands. */
const REMOTE = /^(BT|GY|HS|IM|IV|JE|KA2[78]|KW|PA[2-7]\d|PH\d|TR2[1-5]|ZE)/
const ABROAD = ['DE', 'IT']

/**
 * Returns the shipping methods for an address; unavailable ones have a reason.
 * Empty for virtual carts and for countries that are not served.
 * @param address with `country_id` or `countryId`, and optionally `postcode`
 * @source platform contract E2
 */
export function shippingMethods(lines: readonly PricedLine[], address: JsonObject, view: StoreView): ShippingMethod[] {
  if (isVirtual(lines)) return []
  const country = readCountry(address)
  const postcode = (readText(address, 'postcode') ?? '').replaceAll(' ', '').toUpperCase()
  const weight = lines.reduce((sum, { article, line }) => sum + article.weight * line.quantity, 0)
  if (country === 'GB') return [courier(weight, 4, view), pallet(postcode, view), collection(view)]
  return country !== null && ABROAD.includes(country) ? [courier(weight, 14.5, view)] : []
}

export const readCountry = (address: JsonObject): string | null =>
  readText(address, 'country_id') ?? readText(address, 'countryId')

const titles = (name: string, view: StoreView) => ({
  carrierTitle: translate(view, `delivery.${name}Carrier`),
  title: translate(view, `delivery.${name}Method`),
})

const courier = (weight: number, amount: number, view: StoreView): ShippingMethod => ({
  carrier: 'flatrate',
  method: 'flatrate',
  ...titles('courier', view),
  // Adds two for every further parcel.
  amount: amount + 2 * Math.max(0, Math.ceil(weight / COURIER_CARRIES) - 1),
  error: '',
})

function pallet(postcode: string, view: StoreView): ShippingMethod {
  const problem = postcode === '' ? 'postcodeMissing' : REMOTE.test(postcode) ? 'postcodeNotServed' : null
  const error = problem ? translate(view, `delivery.${problem}`) : ''
  return { carrier: 'pallet', method: 'pallet', ...titles('pallet', view), amount: 45, error }
}

function collection(view: StoreView): ShippingMethod {
  return { carrier: 'branch', method: 'collect', ...titles('collection', view), amount: 0, error: '' }
}
