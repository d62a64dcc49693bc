import { describe, expect, it } from 'vitest'
import { ADDRESS, COMPLETE } from './draft.test-kit.ts'
import { orderInput } from './order-input.ts'

const PARTS = {
  draft: COMPLETE,
  key: '1-a',
  isVirtual: false,
  shipping: { carrierCode: 'lorry', methodCode: 'slow' },
  payment: { code: 'cashondelivery' },
  cart: { deviceId: 'device', lines: [], total: 4200 },
}
const SENT = {
  firstName: 'Ann',
  lastName: 'Wright',
  company: null,
  street: ['3 Saw Lane'],
  city: 'Leeds',
  region: null,
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '0113 496 0123',
  vatNumber: null,
}

// ORDER-1, CHECKOUT-10
describe('orderInput', () => {
  it('contains country and region of the address', () => {
    const shipping = { ...ADDRESS, country: 'DE', region: 'Bayern' }
    expect(orderInput({ ...PARTS, draft: { ...COMPLETE, shipping } }).shippingAddress).toEqual({
      ...SENT,
      country: 'DE',
      region: 'Bayern',
    })
  })

  it('contains the entered address, which is also the billing address', () => {
    expect(orderInput(PARTS)).toEqual({
      key: '1-a',
      deviceId: 'device',
      lines: [],
      total: 4200,
      email: 'ann@wright.example',
      shippingAddress: SENT,
      billingAddress: null,
      carrierCode: 'lorry',
      methodCode: 'slow',
      paymentCode: 'cashondelivery',
      isAgreed: true,
    })
  })

  it('omits empty address lines and trims the others', () => {
    const shipping = { ...ADDRESS, street: ' 3 Saw Lane ', apartment: '   ', region: ' Yorkshire ', telephone: ' 0113 496 0123 ' }
    expect(orderInput({ ...PARTS, draft: { ...COMPLETE, shipping } }).shippingAddress).toEqual({ ...SENT, region: 'Yorkshire' })
  })

  it('contains a separate billing address', () => {
    const billing = { ...ADDRESS, company: 'Wright Stairs', vatNumber: 'GB123' }
    const { billingAddress } = orderInput({ ...PARTS, draft: { ...COMPLETE, isBillingSame: false, billing } })
    expect(billingAddress).toEqual({ ...SENT, company: 'Wright Stairs', vatNumber: 'GB123' })
  })

  it('contains no shipping address if nothing is delivered', () => {
    const draft = { ...COMPLETE, billing: ADDRESS }
    expect(orderInput({ ...PARTS, draft, isVirtual: true })).toMatchObject({
      shippingAddress: null,
      billingAddress: SENT,
      carrierCode: null,
      methodCode: null,
    })
  })
})
