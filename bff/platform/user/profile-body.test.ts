import { describe, expect, it } from 'vitest'
import type { AddressChange, ProfileChange } from '../../domain/customer/customer.types.ts'
import { PlatformUnreachable } from '../base/errors.ts'
import { emailToSend, profileBody } from './profile-body.ts'

const createStored = (id: number, more: object = {}) => ({
  id,
  customer_id: 40,
  firstname: 'Anna',
  lastname: 'Birch',
  street: ['Unit 3', 'Sawmill Lane'],
  city: 'Leeds',
  country_id: 'GB',
  region: { region_code: null, region: null, region_id: 0 },
  region_id: 0,
  postcode: 'LS9 8AA',
  company: '',
  telephone: null,
  fax: '',
  ...more,
})
const customer = (...addresses: readonly object[]) => ({
  id: 40,
  group_id: 1,
  website_id: 1,
  email: 'Anna@Stairworks.Example',
  firstname: 'Anna',
  lastname: 'Birch',
  addresses,
})
const address: AddressChange = {
  id: null,
  firstName: 'Ben',
  lastName: 'Oak',
  company: null,
  street: ['1 Mill Road', 'Flat 2'],
  city: 'York',
  region: null,
  postcode: 'YO1 1AA',
  country: 'GB',
  telephone: null,
  vatNumber: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
}
const change = (given: Partial<ProfileChange>): ProfileChange => ({
  email: null,
  firstName: null,
  lastName: null,
  addresses: [],
  removedAddresses: [],
  ...given,
})
// The tests check the shape of a JSON body.
const readAddresses = (body: ReturnType<typeof profileBody>): readonly Record<string, unknown>[] =>
  typeof body === 'string' ? [] : JSON.parse(JSON.stringify(body)).customer.addresses
const readLines = (street: readonly string[]) =>
  readAddresses(profileBody(customer(), change({ addresses: [{ ...address, street }] })))[0]?.street

describe('body of a profile change', () => {
  it.each([[undefined], [null], ['none'], [7]])('is refused for addresses if those stored are unreadable: %j', (addresses) => {
    const stored = { ...customer(), addresses }
    expect(() => profileBody(stored, change({ addresses: [address] }))).toThrow(PlatformUnreachable)
    expect(profileBody(stored, change({ firstName: 'Zoe' }))).toMatchObject({ customer: { firstname: 'Zoe' } })
  })

  it.each([
    [
      [null, 'Sawmill Lane'],
      ['Sawmill Lane', '-'],
    ],
    [
      [{}, 3, 'Mill Road'],
      ['3', 'Mill Road'],
    ],
    [null, ['-', '-']],
    [{ 1: 'Mill Road' }, ['Mill Road', '-']],
    ['Unit 3\nMill Road', ['Unit 3', 'Mill Road']],
    ['3 Mill Road', ['3', 'Mill Road']],
  ])('keeps the readable lines of a stored street of %j', (street, lines) => {
    const body = profileBody(customer(createStored(71, { street })), change({ addresses: [address] }))
    expect(readAddresses(body)[0]?.street).toEqual(lines)
  })

  it('has all names and nothing that the platform rejects, whatever changes', () => {
    expect(profileBody(customer(createStored(1)), change({ lastName: 'Ash' }))).toEqual({
      customer: { email: 'Anna@stairworks.example', firstname: 'Anna', lastname: 'Ash' },
    })
  })

  it('changes a name however many addresses there are', () => {
    expect(profileBody(customer(createStored(1), createStored(2), createStored(3)), change({ firstName: 'Anne' }))).toMatchObject(
      {
        customer: { firstname: 'Anne' },
      },
    )
  })

  it('keeps other addresses with all their values except empty strings and nulls', () => {
    const body = profileBody(customer(createStored(1, { prefix: 'Dr' })), change({ addresses: [address] }))
    const [kept, added] = readAddresses(body)
    expect(kept).toEqual({
      id: 1,
      customer_id: 40,
      firstname: 'Anna',
      lastname: 'Birch',
      street: ['Unit 3', 'Sawmill Lane'],
      city: 'Leeds',
      country_id: 'GB',
      region: { region_code: null, region: null, region_id: 0 },
      region_id: 0,
      postcode: 'LS9 8AA',
      prefix: 'Dr',
    })
    expect(added).toEqual({
      firstname: 'Ben',
      lastname: 'Oak',
      street: ['1 Mill Road', 'Flat 2'],
      city: 'York',
      region: { region: null },
      postcode: 'YO1 1AA',
      country_id: 'GB',
      default_shipping: false,
      default_billing: false,
    })
  })

  it('changes the given address and makes it the only default', () => {
    const present = customer(createStored(1, { default_shipping: true }), createStored('2' as unknown as number))
    const body = profileBody(present, change({ addresses: [{ ...address, id: '2', isDefaultShipping: true }] }))
    expect(readAddresses(body)).toMatchObject([
      { id: 1, default_shipping: false, city: 'Leeds' },
      { id: '2', customer_id: 40, default_shipping: true, city: 'York' },
    ])
  })

  it('keeps an address the default if the change does not say otherwise', () => {
    const present = customer(createStored(1, { default_shipping: true, default_billing: true }), createStored(2))
    const unsaid = { ...address, isDefaultShipping: null, isDefaultBilling: null }
    expect(readAddresses(profileBody(present, change({ addresses: [{ ...unsaid, id: '1' }] })))).toMatchObject([
      { id: 1, default_shipping: true, default_billing: true, city: 'York' },
      { id: 2 },
    ])
    const both = [
      { ...unsaid, id: '1' },
      { ...unsaid, id: '2', isDefaultShipping: true },
    ]
    expect(readAddresses(profileBody(present, change({ addresses: both })))).toMatchObject([
      { id: 1, default_shipping: false, default_billing: true },
      { id: 2, default_shipping: true },
    ])
  })

  it('removes addresses by id', () => {
    const present = customer(createStored(1), createStored(2), createStored(3))
    expect(readAddresses(profileBody(present, change({ removedAddresses: ['2'] }))).map(({ id }) => id)).toEqual([1, 3])
  })

  it.each([
    ['a third address', customer(createStored(1), createStored(2)), { addresses: [address] }],
    [
      'a change to one of three',
      customer(createStored(1), createStored(2), createStored(3)),
      { addresses: [{ ...address, id: '1' }] },
    ],
  ])('cannot have more addresses than the platform accepts: %s', (_, present, given) => {
    expect(profileBody(present, change(given))).toBe('too many addresses')
  })

  it('cannot change an unknown address', () => {
    expect(profileBody(customer(createStored(1)), change({ addresses: [{ ...address, id: '2' }] }))).toBe('no such address')
  })

  it.each([
    [['12 Sawmill Lane'], ['12', 'Sawmill Lane']],
    [['Sawmill Lane 12a'], ['Sawmill Lane', '12a']],
    [['Hilltop'], ['Hilltop', '-']],
    [
      [' Unit 3 ', '', 'Sawmill Lane'],
      ['Unit 3', 'Sawmill Lane'],
    ],
    [[], ['-', '-']],
  ])('writes a street of %j in at least two lines', (street, lines) => {
    expect(readLines(street)).toEqual(lines)
  })

  it.each([
    ['Anna@Stairworks.EXAMPLE', 'Anna@stairworks.example'],
    [' a@b.Example ', 'a@b.example'],
    ['"A@B"@C.example', '"A@B"@c.example'],
  ])('writes the domain of %j in lower case', (email, sent) => {
    expect(emailToSend(email)).toBe(sent)
  })

  // USER-41
  it('keeps one of an address that is sent again, because the answer to it was lost', () => {
    const given = { ...address, street: ['14 Chapel Row'], company: 'Oak & Ash', region: 'Kent', isDefaultShipping: true }
    const [first] = readAddresses(profileBody(customer(), change({ addresses: [given] })))
    const stored = customer({ ...first, id: 9, region: { region: 'Kent', region_id: 0 }, vat_id: null })
    const again = readAddresses(profileBody(stored, change({ addresses: [given] })))
    expect(again).toMatchObject([{ id: 9, city: 'York', default_shipping: true }])
    expect(readAddresses(profileBody(stored, change({ addresses: [{ ...given, city: 'Leeds' }] })))).toHaveLength(2)
  })
})
