import type { OrderRecordView } from '#schema/order-record.types.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { type CheckoutDraft, EMPTY_DRAFT } from './draft.ts'

export const ADDRESS: AddressDetails = {
  firstName: 'Ann',
  lastName: 'Wright',
  company: '',
  street: '3 Saw Lane',
  apartment: '',
  city: 'Leeds',
  region: '',
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '0113 496 0123',
  vatNumber: '',
}

/** An order of one line, as a shopper saw it. */
export const RECORD: OrderRecordView = {
  lines: [
    {
      sku: 'OAK-1',
      name: 'Oak board',
      quantity: 2,
      options: [{ label: 'Length', value: '900 mm' }],
      rowTotal: null,
      total: { net: { formatted: '£10.00' }, gross: { formatted: '£12.00' } },
    },
  ],
  grandTotal: null,
  summary: {
    rows: [
      {
        kind: 'GOODS',
        label: null,
        net: { amount: 1000, formatted: '£10.00' },
        gross: { amount: 1200, formatted: '£12.00' },
      },
    ],
    vat: { formatted: '£2.00' },
    total: { formatted: '£12.00' },
  },
  deliveryAddress: {
    name: 'Ann Wright',
    company: '',
    street: ['3 Saw Lane'],
    city: 'Leeds',
    region: '',
    postcode: 'LS9 8AA',
    country: 'GB',
    telephone: '0113 496 0123',
    vatNumber: '',
  },
  billingAddress: null,
  deliveryMethod: 'Courier',
  paymentMethod: 'Cash on delivery',
}

/** A complete draft. */
export const COMPLETE: CheckoutDraft = {
  ...EMPTY_DRAFT,
  personal: { firstName: 'Ann', lastName: 'Wright', email: 'ann@wright.example' },
  shipping: ADDRESS,
  modifiedAt: 1_000_000,
}
