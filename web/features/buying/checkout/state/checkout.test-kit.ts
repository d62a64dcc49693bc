import type { AddressDetails, CheckoutDraft } from '../../../../sync/tasks/order/index.ts'

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

/** A complete draft. */
export const COMPLETE: CheckoutDraft = {
  createsAccount: false,
  shippingMethod: null,
  isBillingSame: true,
  billing: null,
  paymentMethod: null,
  orderKey: null,
  waiting: null,
  failed: null,
  order: null,
  personal: { firstName: 'Ann', lastName: 'Wright', email: 'ann@wright.example' },
  shipping: ADDRESS,
  begunAt: 0,
  modifiedAt: 1_000_000,
}
