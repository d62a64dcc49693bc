import { describe, expect, it } from 'vitest'
import { decodeCustomer } from './customer-on-device.ts'
import { createAddress, createProfile } from './profile.test-kit.ts'

const address = createAddress({ id: '1' })
const customer = createProfile(address)

// USER-17, USER-21, CACHE-8
describe('decodeCustomer', () => {
  it('restores a stored customer', () => {
    expect(decodeCustomer(structuredClone(customer))).toEqual(customer)
  })

  it.each([undefined, null, 'ann@example.com', 7, [], {}, { email: 'ann@example.com' }, { ...customer, firstName: 3 }])(
    'returns null for a stored %j',
    (stored) => {
      expect(decodeCustomer(stored)).toBeNull()
    },
  )

  it.each([
    null,
    'York',
    { ...address, street: '3 Mill Lane' },
    { ...address, country: null },
    { ...address, isDefaultShipping: 1 },
  ])('drops the invalid address %j and keeps the others', (bad) => {
    expect(decodeCustomer({ ...customer, addresses: [bad, address] })?.addresses).toEqual([address])
  })

  it('drops unknown fields such as tokens', () => {
    expect(decodeCustomer({ ...customer, token: 'secret' })).not.toHaveProperty('token')
  })
})
