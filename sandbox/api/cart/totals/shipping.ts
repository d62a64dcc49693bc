import type { JsonObject } from '../../../engine/query/json.ts'
import { textOf } from '../../../store/fields.ts'
import type { StoreView } from '../../../store-views.ts'
import { said } from '../../said.ts'
import { isVirtual, type PricedLine } from '../lines.ts'

/** A way to get the goods. `amount` is net, in the currency's unit. */
export interface ShippingMethod {
  readonly carrier: string
  readonly method: string
  readonly carrierTitle: string
  readonly title: string
  readonly amount: number
  /** Why it cannot be had; empty when it can. */
  readonly error: string
}

/** Kilograms that a courier carries. */
const COURIER_CARRIES = 30
/** Where no lorry with a tail lift goes: highlands and islands. */
const REMOTE = /^(BT|GY|HS|IM|IV|JE|KA2[78]|KW|PA[2-7]\d|PH\d|TR2[1-5]|ZE)/
const ABROAD = ['DE', 'IT']

/**
 * The ways a cart can be delivered to an address, those that cannot be had with the reason; none for what needs no
 * delivery, and to countries nobody delivers to.
 * @param address with `country_id`, or `countryId`, and perhaps `postcode`
 * @source platform contract E2
 */
export function shippingMethods(lines: readonly PricedLine[], address: JsonObject, view: StoreView): ShippingMethod[] {
  if (isVirtual(lines)) return []
  const country = countryOf(address)
  const postcode = (textOf(address, 'postcode') ?? '').replaceAll(' ', '').toUpperCase()
  const weight = lines.reduce((sum, { article, line }) => sum + article.weight * line.quantity, 0)
  if (country === 'GB') return [courier(weight, 4, view), pallet(postcode, view), collection(view)]
  return country !== null && ABROAD.includes(country) ? [courier(weight, 14.5, view)] : []
}

export const countryOf = (address: JsonObject): string | null => textOf(address, 'country_id') ?? textOf(address, 'countryId')

const named = (name: string, view: StoreView) => ({
  carrierTitle: said(view, `delivery.${name}Carrier`),
  title: said(view, `delivery.${name}Method`),
})

const courier = (weight: number, amount: number, view: StoreView): ShippingMethod => ({
  ...{ carrier: 'flatrate', method: 'flatrate', ...named('courier', view) },
  // Two more for every further parcel.
  amount: amount + 2 * Math.max(0, Math.ceil(weight / COURIER_CARRIES) - 1),
  error: '',
})

function pallet(postcode: string, view: StoreView): ShippingMethod {
  const problem = postcode === '' ? 'postcodeMissing' : REMOTE.test(postcode) ? 'postcodeNotServed' : null
  const error = problem ? said(view, `delivery.${problem}`) : ''
  return { carrier: 'pallet', method: 'pallet', ...named('pallet', view), amount: 45, error }
}

function collection(view: StoreView): ShippingMethod {
  return { carrier: 'branch', method: 'collect', ...named('collection', view), amount: 0, error: '' }
}
