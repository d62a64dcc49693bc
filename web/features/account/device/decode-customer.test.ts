import { describe, expect, it } from 'vitest'
import { decodeCustomer, decodeOrders } from './decode-customer.ts'

const address = {
  __typename: 'CustomerAddress',
  id: '1',
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
} as const
const customer = {
  __typename: 'Customer',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Wright',
  addresses: [address],
} as const
const order = {
  __typename: 'Order',
  id: '7',
  number: '000004433',
  status: 'processing',
  createdAt: null,
  grandTotal: { __typename: 'Money', formatted: '£12.00' },
  lineCount: 1,
  lines: [{ __typename: 'OrderLine', sku: 'OAK-1', name: 'Oak board', quantity: 2, rowTotal: null }],
} as const

// USER-17, CACHE-8
describe('the customer of a device', () => {
  it('is read as it was kept', () => {
    expect(decodeCustomer(structuredClone(customer))).toEqual(customer)
  })

  it.each([undefined, null, 'ann@example.com', 7, [], {}, { email: 'ann@example.com' }, { ...customer, firstName: 3 }])(
    'is nobody where %j was kept',
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
  ])('loses an address that is %j, and no other', (bad) => {
    expect(decodeCustomer({ ...customer, addresses: [bad, address] })?.addresses).toEqual([address])
  })

  it('keeps nothing that nobody asked for: no token gets in', () => {
    expect(decodeCustomer({ ...customer, token: 'secret' })).not.toHaveProperty('token')
  })
})

// USER-18
describe('the orders of a device', () => {
  it('are read as they were kept', () => {
    expect(decodeOrders([structuredClone(order)])).toEqual([order])
  })

  it.each([undefined, 'orders', { items: [order] }])('are none where %j was kept', (stored) => {
    expect(decodeOrders(stored)).toEqual([])
  })

  it.each([null, { ...order, lines: null }, { ...order, lines: [{ sku: 'OAK-1' }] }, { ...order, grandTotal: 12 }])(
    'lose one that is %j, and no other',
    (bad) => {
      expect(decodeOrders([bad, order])).toEqual([order])
    },
  )
})
