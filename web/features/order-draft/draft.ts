import type { OrderRecordView } from '../../components/order/order-record.types.ts'

/** Who orders, as it was typed. No password is ever among what is kept. @source CHECKOUT-9 */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A postal address as it was typed; what was left empty is ''. @source CHECKOUT-10 */
export interface AddressDetails {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly street: string
  readonly apartment: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly telephone: string
  readonly vatNumber: string
}

/** An order that could not be sent, or that was sent and got no answer. @source ORDER-7 */
export interface WaitingOrder {
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number
  /** What was to be ordered: how many of each line, by its key. */
  readonly quantities: Readonly<Record<string, number>>
  /** Name of the device whose cart was sent to be ordered, so that only the platform knows whether it was; null where nothing was sent. */
  readonly sentFrom: string | null
  /** The platform has taken it into its queue, and has not said yet whether it is placed. @source ORDER-14 */
  readonly isReceived?: true
  /** Why it could not be sent. */
  readonly cause: 'offline' | 'server'
  /** What the shopper saw of it; null in an order that an older version of the shop kept. */
  readonly record: OrderRecordView | null
}

/** An order that was sent and not placed; shown until the next attempt. @source ORDER-11 */
export interface FailedOrder {
  /** In the shop's words, each with its field ('shippingAddress.telephone') or null; empty if the reason is not known. */
  readonly reasons: readonly { readonly field: string | null; readonly message: string }[]
}

/** An order that stood. */
export interface PlacedOrder {
  readonly id: string
  /** Null where the platform does not say. */
  readonly number: string | null
  /** Where the confirmation goes. */
  readonly email: string
  /** What was ordered, as the shopper saw it when it was sent; null if this device does not know. @source ORDER-12 */
  readonly record: OrderRecordView | null
}

/** What a shopper said so far on the way to an order, as the device keeps it. @source CHECKOUT-9 */
export interface CheckoutDraft {
  readonly personal: PersonalDetails | null
  /** An account is to be made with the order. */
  readonly createsAccount: boolean
  readonly shipping: AddressDetails | null
  /** Name of the method that was chosen, as `methodName` makes it; null for the default one. */
  readonly shippingMethod: string | null
  /** The bill goes where the goods go. */
  readonly isBillingSame: boolean
  readonly billing: AddressDetails | null
  /** Code of the method that was chosen; null for the default one. */
  readonly paymentMethod: string | null
  /** By which the platform knows an order again; made with the first attempt, and kept until the order stood. */
  readonly orderKey: string | null
  readonly waiting: WaitingOrder | null
  readonly failed: FailedOrder | null
  /** Where there is one, this is the page of thanks. */
  readonly order: PlacedOrder | null
  /** When the checkout was entered to make this order, in milliseconds since 1970; 0 for never. */
  readonly begunAt: number
  /** When something of it was changed last, in milliseconds since 1970; 0 for never. */
  readonly modifiedAt: number
}

export const EMPTY_DRAFT: CheckoutDraft = {
  personal: null,
  createsAccount: false,
  shipping: null,
  shippingMethod: null,
  isBillingSame: true,
  billing: null,
  paymentMethod: null,
  orderKey: null,
  waiting: null,
  failed: null,
  order: null,
  begunAt: 0,
  modifiedAt: 0,
}

/** Names of the lines of an address, in their order. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'apartment',
  'city',
  'region',
  'postcode',
  'country',
  'telephone',
  'vatNumber',
] as const satisfies readonly (keyof AddressDetails)[]
