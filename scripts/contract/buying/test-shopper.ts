import type { OrderAddress } from '../../../bff/domain/checkout/order.types.ts'
import type { AddressChange } from '../../../bff/domain/customer/customer.types.ts'

/** The shopper of the trial purchase. Names and texts say that it is a test. */
export interface TestShopper {
  /** In the domain that is reserved for examples, so that no mail is delivered. */
  readonly email: string
  readonly password: string
  readonly address: OrderAddress
}

/** A postcode that carriers of a country accept. */
const PLACES: Readonly<Record<string, { readonly city: string; readonly postcode: string }>> = {
  GB: { city: 'London', postcode: 'EC1A 1BB' },
  DE: { city: 'Berlin', postcode: '10115' },
  IT: { city: 'Roma', postcode: '00184' },
}
const ELSEWHERE = { city: 'Test', postcode: '10000' }

/** From the range that regulators reserve for drama. */
const TELEPHONE = '020 7946 0000'

/** @param random differs for every run, so that accounts of earlier runs do not matter */
export function testShopper(country: string, random: string): TestShopper {
  return {
    email: `heartwood-contract-test-${random}@example.com`,
    password: `Contract-Test-${random}`,
    address: {
      firstName: 'Test',
      lastName: 'Test',
      company: 'TEST - please cancel',
      street: ['Test order', 'Do not deliver'],
      ...(PLACES[country] ?? ELSEWHERE),
      region: '',
      country,
      telephone: TELEPHONE,
      vatNumber: '',
    },
  }
}

export const withoutTelephone = (address: OrderAddress): OrderAddress => ({ ...address, telephone: '' })

export const toAddressChange = ({ telephone, company, region, vatNumber: _, ...address }: OrderAddress): AddressChange => ({
  ...address,
  id: null,
  company,
  region: region || null,
  telephone: telephone || null,
  vatNumber: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
})
