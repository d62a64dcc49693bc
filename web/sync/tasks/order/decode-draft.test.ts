import { describe, expect, it } from 'vitest'
import { decodeDraft } from './decode-draft.ts'
import { COMPLETE, RECORD } from './draft.test-kit.ts'
import { type CheckoutDraft, EMPTY_DRAFT } from './draft.ts'

const COLLECTION = {
  carrierCode: 'branch',
  methodCode: 'collect',
  carrierTitle: 'Collection',
  methodTitle: 'Leeds',
  isDefault: false,
  isOffline: false,
}

// CHECKOUT-9, CHECKOUT-10
describe('decodeDraft', () => {
  it('restores a stored draft', () => {
    const draft: CheckoutDraft = {
      ...COMPLETE,
      createsAccount: true,
      isBillingSame: false,
      billing: COMPLETE.shipping,
      shippingMethod: 'flatrate/flatrate',
      paymentMethod: 'cashondelivery',
      offered: {
        address: '{"city":"Leeds"}',
        isVirtual: false,
        shipping: [COLLECTION],
        payment: [{ code: 'checkmo', title: 'Invoice', isDefault: true, isServerMethod: false }],
      },
      orderKey: '1-a',
      waiting: { madeAt: 5, quantities: { a: 2 }, sentFrom: 'device', cause: 'server', record: RECORD },
      failed: { reasons: [{ field: 'shippingAddress.telephone', message: 'Field is required' }] },
      order: { id: '7', number: null, email: 'ann@wright.example', record: RECORD },
    }
    expect(decodeDraft(structuredClone(draft))).toEqual(draft)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'draft'],
    ['a list', []],
    ['numbers instead of strings', { personal: { firstName: 1, lastName: 2, email: 3 }, shipping: { street: 4 }, orderKey: 5 }],
    ['lists instead of records', { personal: [], shipping: [], billing: [], waiting: [], failed: [], order: [] }],
    ['an invalid time', { modifiedAt: Number.NaN }],
    ['a negative time', { modifiedAt: -1 }],
  ])('ignores %s', (_, stored) => expect(decodeDraft(stored)).toEqual(EMPTY_DRAFT))

  it('drops a password stored by any other version of the shop', () => {
    const kept = { ...COMPLETE, password: 'sawdust-42', personal: { ...COMPLETE.personal, password: 'sawdust-42' } }
    expect(JSON.stringify(decodeDraft(kept))).not.toContain('sawdust')
  })

  it('leaves empty the address fields an older version did not ask for', () => {
    const { vatNumber: _, ...older } = COMPLETE.shipping ?? {}
    expect(decodeDraft({ ...COMPLETE, shipping: older }).shipping).toEqual(COMPLETE.shipping)
  })

  it('ignores quantities of a waiting order that are not whole numbers', () => {
    const waiting = { madeAt: 5, quantities: { a: 2, b: '3', c: 1.5 }, sentFrom: 9 }
    expect(decodeDraft({ waiting }).waiting).toEqual({
      madeAt: 5,
      quantities: { a: 2 },
      sentFrom: null,
      cause: 'offline',
      record: null,
    })
  })

  // DELIVERY-31
  it('ignores offered methods that have no code or no title', () => {
    const offered = {
      address: '{}',
      isVirtual: false,
      shipping: [COLLECTION, null, { carrierCode: 'van' }],
      payment: [{ code: 'cash' }, 7],
    }
    expect(decodeDraft({ offered }).offered).toEqual({ address: '{}', isVirtual: false, shipping: [COLLECTION], payment: [] })
    expect(decodeDraft({ offered: { address: '{}', shipping: {}, payment: [] } }).offered).toBeNull()
  })
})
