import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { defaultAddresses } from './default-addresses.ts'

const address = (id: string, isDefaultShipping: boolean, isDefaultBilling: boolean): Profile['addresses'][number] => ({
  ...{ __typename: 'CustomerAddress', id, firstName: 'Ann', lastName: 'Wright', company: null, street: ['3 Mill Lane'] },
  ...{ city: 'York', region: null, postcode: 'YO1 7HH', country: 'GB', telephone: null, vatNumber: null },
  ...{ isDefaultShipping, isDefaultBilling },
})

describe('defaultAddresses', () => {
  it.each([
    ['no address', [], []],
    ['no default', [address('1', false, false)], []],
    ['one address for both', [address('1', true, true), address('2', false, false)], ['both 1']],
    ['two addresses', [address('1', false, true), address('2', true, false)], ['delivery 2', 'billing 1']],
    ['a delivery address only', [address('1', true, false)], ['delivery 1']],
    ['a billing address only', [address('1', false, true)], ['billing 1']],
  ])('names the kinds of %s', (_, addresses, expected) => {
    expect(defaultAddresses(addresses).map(({ kind, address }) => `${kind} ${address.id}`)).toEqual(expected)
  })
})
