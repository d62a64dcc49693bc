import { type AddressDetails, type CheckoutDraft, EMPTY_DRAFT } from './draft.ts'

const ADDRESS: AddressDetails = {
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

/** A draft that nothing is missing in. */
export const COMPLETE: CheckoutDraft = {
  ...EMPTY_DRAFT,
  personal: { firstName: 'Ann', lastName: 'Wright', email: 'ann@wright.example' },
  shipping: ADDRESS,
  modifiedAt: 1_000_000,
}
