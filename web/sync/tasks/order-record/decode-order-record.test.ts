import { describe, expect, it } from 'vitest'
import { decodeOrderRecord } from './decode-order-record.ts'

const money = (amount: number) => ({ amount, formatted: `£${amount / 100}` })
const picture = { path: '/o/a/oak.jpg', alt: 'Oak board' }
const line = {
  sku: 'OAK-1',
  name: 'Oak board',
  picture,
  url: '/oak-board',
  quantity: 2,
  rowTotal: null,
  total: { net: money(1000), gross: money(1200) },
}
const row = { kind: 'GOODS', label: null, net: money(1000), gross: money(1200) }
const address = {
  name: 'Ann Wright',
  company: null,
  street: ['3 Saw Lane'],
  city: 'Leeds',
  region: null,
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: null,
  vatNumber: null,
}
const record = {
  lines: [line],
  grandTotal: money(1200),
  summary: { rows: [row], vat: money(200), total: money(1200) },
  deliveryAddress: address,
  billingAddress: address,
  deliveryMethod: 'Courier',
  paymentMethod: 'Cash',
  arrival: 'Arrives on Wed 25 November',
}

// ORDER-12
describe('decodeOrderRecord', () => {
  it('returns a stored order unchanged', () => {
    expect(decodeOrderRecord(structuredClone(record))).toEqual(record)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'order'],
    ['no lines', { ...record, lines: null }],
    ['a line that is none', { ...record, lines: [line, { ...line, name: 7 }] }],
    ['a total that is a number', { ...record, grandTotal: 12 }],
  ])('returns null for an order with %s', (_, stored) => expect(decodeOrderRecord(stored)).toBeNull())

  it('leaves out an invalid date', () => {
    expect(decodeOrderRecord({ ...record, arrival: 7 })).not.toHaveProperty('arrival')
  })

  it('leaves out a picture or a link of another shape', () => {
    const stored = { ...record, lines: [{ ...line, picture: { path: 7 }, url: {} }] }
    expect(decodeOrderRecord(stored)?.lines).toEqual([{ ...line, picture: null, url: null }])
  })

  it.each([
    ['a summary with a row of an unknown kind', { summary: { ...record.summary, rows: [row, { ...row, kind: 'GIFT' }] } }],
    ['a summary with a row of an inherited name', { summary: { ...record.summary, rows: [{ ...row, kind: 'toString' }] } }],
    [
      'a summary with a row without an amount',
      { summary: { ...record.summary, rows: [{ ...row, gross: { formatted: '£1' } }] } },
    ],
    ['a summary without a total', { summary: { rows: [row], vat: null } }],
    ['an address whose street is a text', { deliveryAddress: { ...address, street: '3 Saw Lane' } }],
    ['an address whose name is missing', { billingAddress: { ...address, name: undefined } }],
    ['a method that is a number', { deliveryMethod: 7 }],
  ])('leaves out %s, and nothing else', (_, part) => {
    const [name = ''] = Object.keys(part)
    expect(decodeOrderRecord({ ...record, ...part })).toEqual({ ...record, [name]: null })
  })
})
