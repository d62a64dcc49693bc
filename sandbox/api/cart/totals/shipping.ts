import type { JsonObject } from '../../../engine/query/json.ts'
import { textOf } from '../../../store/fields.ts'
import type { Texts } from '../../texts/en.ts'
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
 * @param texts of the store view
 * @source platform contract E2
 */
export function shippingMethods(lines: readonly PricedLine[], address: JsonObject, { delivery }: Texts): ShippingMethod[] {
  if (isVirtual(lines)) return []
  const country = countryOf(address)
  const postcode = (textOf(address, 'postcode') ?? '').replaceAll(' ', '').toUpperCase()
  const weight = lines.reduce((sum, { article, line }) => sum + article.weight * line.quantity, 0)
  if (country === 'GB') return [courier(weight, 4, delivery), pallet(postcode, delivery), collection(delivery)]
  return country !== null && ABROAD.includes(country) ? [courier(weight, 14.5, delivery)] : []
}

export const countryOf = (address: JsonObject): string | null => textOf(address, 'country_id') ?? textOf(address, 'countryId')

type Names = Texts['delivery']

const courier = (weight: number, amount: number, { courier: { carrier, method } }: Names): ShippingMethod => ({
  ...{ carrier: 'flatrate', method: 'flatrate', carrierTitle: carrier, title: method },
  // Two more for every further parcel.
  amount: amount + 2 * Math.max(0, Math.ceil(weight / COURIER_CARRIES) - 1),
  error: '',
})

const pallet = (postcode: string, { pallet: { carrier, method }, ...names }: Names): ShippingMethod => ({
  ...{ carrier: 'pallet', method: 'pallet', carrierTitle: carrier, title: method },
  amount: 45,
  error: postcode === '' ? names.postcodeMissing : REMOTE.test(postcode) ? names.postcodeNotServed : '',
})

const collection = ({ collection: { carrier, method } }: Names): ShippingMethod => ({
  ...{ carrier: 'branch', method: 'collect', carrierTitle: carrier, title: method },
  amount: 0,
  error: '',
})
