import type { Profile } from './customer-on-device.ts'

export const createAddress = (given: Partial<Profile['addresses'][number]> = {}): Profile['addresses'][number] => ({
  __typename: 'CustomerAddress',
  id: '7',
  firstName: 'Ann',
  lastName: 'Wright',
  company: null,
  street: ['3 Mill Lane'],
  city: 'York',
  region: null,
  postcode: 'YO1 7HH',
  country: 'GB',
  telephone: null,
  vatNumber: null,
  isDefaultShipping: true,
  isDefaultBilling: false,
  ...given,
})

export const createProfile = (...addresses: Profile['addresses']): Profile => ({
  __typename: 'Customer',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Wright',
  hasOwnPrices: true,
  addresses,
})
