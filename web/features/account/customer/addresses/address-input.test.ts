import { describe, expect, it } from 'vitest'
import { createAddress } from '../../../../sync/tasks/customer/profile.test-kit.ts'
import { asBillingAddress, toAddressInput } from './address-input.ts'

const VALUES = {
  firstName: 'Ann',
  lastName: 'Wright',
  company: 'Wright & Sons',
  vatNumber: ' GB999999973 ',
  street: '3 Mill Lane',
  apartment: ' ',
  city: 'York',
  region: '',
  postcode: 'YO1 7HH',
  country: 'GB',
  telephone: '',
  isCompany: 'true',
}
const FLAGS = { isDefaultShipping: true, isDefaultBilling: false }
const STORED = createAddress({ postcode: null })

// USER-5
describe('toAddressInput', () => {
  it('sends the company of a customer who has one, and no blank texts', () => {
    expect(toAddressInput(VALUES, STORED, FLAGS)).toEqual({
      id: '7',
      firstName: 'Ann',
      lastName: 'Wright',
      company: 'Wright & Sons',
      vatNumber: 'GB999999973',
      street: ['3 Mill Lane'],
      city: 'York',
      region: null,
      postcode: 'YO1 7HH',
      country: 'GB',
      telephone: null,
      ...FLAGS,
    })
  })

  it('deletes the company of a customer who has none', () => {
    expect(toAddressInput({ ...VALUES, isCompany: '' }, STORED, FLAGS)).toMatchObject({ company: null, vatNumber: null })
  })

  it.each([
    ['no address is stored', undefined],
    ['the stored address waits for the network', { ...STORED, id: '' }],
  ])('adds an address if %s', (_, stored) => {
    expect(toAddressInput(VALUES, stored, FLAGS).id).toBeNull()
  })
})

describe('asBillingAddress', () => {
  it('changes nothing but the use of the address', () => {
    const { __typename, ...stored } = STORED
    expect(asBillingAddress(STORED)).toEqual({ ...stored, postcode: '', isDefaultBilling: true })
  })
})
