import { describe, expect, it } from 'vitest'
import type { Profile } from './customer-on-device.ts'
import { withUpdate } from './with-update.ts'

type Address = Profile['addresses'][number]

const home: Address = {
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
  isDefaultBilling: true,
}
const profile: Profile = {
  __typename: 'Customer',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Wright',
  hasOwnPrices: true,
  addresses: [home],
}
const { __typename, id, ...site } = { ...home, street: ['Site 4'], city: 'Leeds', postcode: 'LS1 4AP' }

// USER-11
describe('a profile that was changed without a network', () => {
  it('has the names that were typed, and the rest as it was', () => {
    expect(withUpdate(profile, { firstName: 'Anna' })).toEqual({ ...profile, firstName: 'Anna' })
  })

  it('has the e-mail address that was typed, and the rest as it was', () => {
    expect(withUpdate(profile, { email: 'anna@example.com' })).toEqual({ ...profile, email: 'anna@example.com' })
  })

  it('has an address as it was changed', () => {
    const [address, ...others] = withUpdate(profile, { addresses: [{ ...site, id: '7', isDefaultBilling: true }] }).addresses
    expect(address).toMatchObject({ id: '7', street: ['Site 4'], city: 'Leeds', isDefaultShipping: true })
    expect(others).toEqual([])
  })

  it('has a new address in the place of the one before, which goes on to be there', () => {
    const addresses = [{ ...site, isDefaultShipping: true, isDefaultBilling: false }]
    expect(withUpdate(profile, { addresses }).addresses).toEqual([
      { ...home, isDefaultShipping: false },
      { ...home, ...site, id: '', isDefaultShipping: true, isDefaultBilling: false },
    ])
  })

  it('has a new address once, however often it is changed before there is a network', () => {
    const once = withUpdate(profile, { addresses: [site] })
    expect(withUpdate(once, { addresses: [{ ...site, city: 'Hull' }] }).addresses.map(({ city }) => city)).toEqual([
      'York',
      'Hull',
    ])
  })

  it('has no address that was removed', () => {
    expect(withUpdate(profile, { removedAddresses: ['7', '8'] }).addresses).toEqual([])
  })
})
