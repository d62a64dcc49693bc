import { describe, expect, it } from 'vitest'
import { createAddress } from '../../../../sync/tasks/customer/profile.test-kit.ts'
import { addressBook, defaultAddresses } from './default-addresses.ts'

const address = (id: string, isDefaultShipping: boolean, isDefaultBilling: boolean) =>
  createAddress({ id, isDefaultShipping, isDefaultBilling })

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

// USER-5
describe('addressBook', () => {
  it.each([
    ['no address', [], undefined, undefined, true],
    ['one address for both', [address('1', true, true)], '1', undefined, true],
    ['one address for both and a spare one', [address('1', true, true), address('2', false, false)], '1', '2', true],
    ['no billing address', [address('1', true, false)], '1', undefined, true],
    ['two addresses', [address('1', false, true), address('2', true, false)], '2', '1', false],
    ['a billing address only', [address('1', false, true)], undefined, '1', false],
  ])('finds the addresses to change of a customer with %s', (_, addresses, delivery, billing, isSame) => {
    const book = addressBook(addresses)
    expect([book.delivery?.id, book.billing?.id, book.isSame]).toEqual([delivery, billing, isSame])
  })
})
