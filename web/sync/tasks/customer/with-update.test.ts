import { describe, expect, it } from 'vitest'
import { createAddress, createProfile } from './profile.test-kit.ts'
import { withUpdate } from './with-update.ts'

const home = createAddress({ isDefaultBilling: true })
const profile = createProfile(home)
const { __typename, id, ...site } = { ...home, street: ['Site 4'], city: 'Leeds', postcode: 'LS1 4AP' }

// USER-11
describe('a profile changed offline', () => {
  it('changes the name and keeps the rest', () => {
    expect(withUpdate(profile, { firstName: 'Anna' })).toEqual({ ...profile, firstName: 'Anna' })
  })

  it('changes the e-mail address and keeps the rest', () => {
    expect(withUpdate(profile, { email: 'anna@example.com' })).toEqual({ ...profile, email: 'anna@example.com' })
  })

  it('changes an address', () => {
    const [address, ...others] = withUpdate(profile, { addresses: [{ ...site, id: '7', isDefaultBilling: true }] }).addresses
    expect(address).toMatchObject({ id: '7', street: ['Site 4'], city: 'Leeds', isDefaultShipping: true })
    expect(others).toEqual([])
  })

  it('makes a new address the default and keeps the previous one', () => {
    const addresses = [{ ...site, isDefaultShipping: true, isDefaultBilling: false }]
    expect(withUpdate(profile, { addresses }).addresses).toEqual([
      { ...home, isDefaultShipping: false },
      { ...home, ...site, id: '', isDefaultShipping: true, isDefaultBilling: false },
    ])
  })

  it('keeps one new address, however often it is changed offline', () => {
    const once = withUpdate(profile, { addresses: [site] })
    expect(withUpdate(once, { addresses: [{ ...site, city: 'Hull' }] }).addresses.map(({ city }) => city)).toEqual([
      'York',
      'Hull',
    ])
  })

  it('keeps a new delivery address when a new billing address is added', () => {
    const once = withUpdate({ ...profile, addresses: [] }, { addresses: [{ ...site, isDefaultBilling: false }] })
    const billing = { ...site, city: 'Hull', isDefaultShipping: false, isDefaultBilling: true }
    expect(withUpdate(once, { addresses: [billing] }).addresses).toMatchObject([
      { city: 'Leeds', isDefaultShipping: true },
      { city: 'Hull', isDefaultBilling: true },
    ])
  })

  it('removes deleted addresses', () => {
    expect(withUpdate(profile, { removedAddresses: ['7', '8'] }).addresses).toEqual([])
  })
})
