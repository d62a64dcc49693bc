/** A postal address as typed; empty fields are ''. @source CHECKOUT-10 */
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
