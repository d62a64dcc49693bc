import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'

/** Personal details as typed. Passwords are never stored. @source CHECKOUT-9 */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The details of a guest who has ordered. Unknown texts are ''. */
export interface GuestDetails extends PersonalDetails {
  /** The delivery address; null if unknown. */
  readonly address: AddressDetails | null
  /** Null if unknown or the same as the delivery address. */
  readonly billing: AddressDetails | null
}

/** The data that the service worker needs to send a waiting order, besides draft and cart. */
export interface OrderRequest {
  /** Device id of the cart that was ordered. */
  readonly deviceId: string
  /** The total shown to the shopper, in minor units; null if none was shown. */
  readonly total: number | null
  /** Nothing has to be delivered. */
  readonly isVirtual: boolean
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null
  readonly payment: { readonly code: string } | null
}

/** An order that could not be sent, or that was sent and got no answer. @source ORDER-7 */
export interface WaitingOrder {
  /** In milliseconds since 1970. */
  readonly madeAt: number
  /** Ordered quantities by line key. */
  readonly quantities: Readonly<Record<string, number>>
  /** Device id of the cart that was sent, so that only the platform knows the outcome; null if nothing was sent. */
  readonly sentFrom: string | null
  /** The platform has queued the order and not yet placed it. @source ORDER-14 */
  readonly isReceived?: true
  /** Why it could not be sent. */
  readonly cause: 'offline' | 'server'
  /** The order as the shopper saw it; null in an order stored by an older version. */
  readonly record: OrderRecordView | null
  /** Set if the service worker may send the order. */
  readonly request?: OrderRequest
}

/** An order that was sent and not placed; shown until the next attempt. @source ORDER-11 */
export interface FailedOrder {
  /** The shop's messages, each with its field ('shippingAddress.telephone') or null; empty if the reason is unknown. */
  readonly reasons: readonly { readonly field: string | null; readonly message: string }[]
}

export interface PlacedOrder {
  readonly id: string
  /** Null if the platform does not return it. */
  readonly number: string | null
  /** Address of the confirmation. */
  readonly email: string
  /** The order as the shopper saw it when it was sent; null if this device does not know. @source ORDER-12 */
  readonly record: OrderRecordView | null
}

/** The methods that the platform offered last. Their prices are not stored, because they depend on the cart. */
export interface OfferedMethods {
  /** The delivery address as JSON. */
  readonly address: string
  readonly isVirtual: boolean
  readonly shipping: readonly Omit<ShippingMethodFragment, '__typename' | 'price'>[]
  readonly payment: readonly Omit<PaymentMethodFragment, '__typename' | 'cost'>[]
}

/** The checkout draft as stored on the device. @source CHECKOUT-9 */
export interface CheckoutDraft {
  readonly personal: PersonalDetails | null
  readonly createsAccount: boolean
  readonly shipping: AddressDetails | null
  /** The chosen method as named by `methodName`; null for the default one. */
  readonly shippingMethod: string | null
  /** The billing address is the delivery address. */
  readonly isBillingSame: boolean
  readonly billing: AddressDetails | null
  /** Code of the chosen method; null for the default one. */
  readonly paymentMethod: string | null
  /** To choose from offline; null before the first answer. @source DELIVERY-31 */
  readonly offered: OfferedMethods | null
  /** Idempotency key of the order at the platform: created with the first attempt, kept until the order is placed. */
  readonly orderKey: string | null
  readonly waiting: WaitingOrder | null
  readonly failed: FailedOrder | null
  /** If set, the thank-you page is shown. */
  readonly order: PlacedOrder | null
  /** When this checkout began, in milliseconds since 1970; 0 for never. */
  readonly begunAt: number
  /** Time of the last change, in milliseconds since 1970; 0 for never. */
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
  offered: null,
  orderKey: null,
  waiting: null,
  failed: null,
  order: null,
  begunAt: 0,
  modifiedAt: 0,
}

/** Address fields in display order. */
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
