import { describe, expect, it } from 'vitest'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import { ADDRESS, newKey } from '../../kit/guest-order.ts'
import { httpShop } from '../../kit/http-shop.ts'
import {
  BOARD,
  createOrder,
  fetchOutcome,
  OIL,
  place,
  platform,
  readSent,
  readTotal,
  shopper,
  startOrderShops,
  toErrorTexts,
} from './order.test-kit.ts'

const NAMES = [
  ['', 'REQUIRED'],
  ['J', 'NAME_TOO_SHORT'],
  ['x'.repeat(101), 'TOO_LONG'],
  ['<script>', 'LETTERS_ONLY'],
  ['Jo 🪵', 'LETTERS_ONLY'],
  ['J0hn', 'LETTERS_ONLY'],
] as const

startOrderShops()

// CHECKOUT-9, CHECKOUT-10, CHECKOUT-15, TEXT-16 to TEXT-23
describe('order validation', () => {
  const SHIPPING_FIELDS: readonly [string, object, string][] = [
    ...NAMES.flatMap(([value, error]): [string, object, string][] => [
      ['firstName', { firstName: value }, error],
      ['lastName', { lastName: value }, error],
    ]),
    ['street', { street: [] }, 'REQUIRED'],
    ['street', { street: [' ', ''] }, 'REQUIRED'],
    ['street', { street: ['1', '2', '3'] }, 'INVALID'],
    ['street', { street: ['x'.repeat(101)] }, 'TOO_LONG'],
    ['apartment', { street: ['1', 'a\u0000b'] }, 'BAD_CHARACTERS'],
    ['city', { city: '' }, 'REQUIRED'],
    ['city', { city: '123' }, 'LETTERS_ONLY'],
    ['city', { city: '🪵' }, 'LETTERS_ONLY'],
    ['postcode', { postcode: 'L' }, 'ZIP_TOO_SHORT'],
    ['postcode', { postcode: '' }, 'REQUIRED'],
    ['country', { country: 'gb' }, 'REQUIRED'],
    ['country', { country: 'ZZ' }, 'REQUIRED'],
    ['country', { country: '<script>' }, 'REQUIRED'],
    ['company', { company: 'x'.repeat(101) }, 'TOO_LONG'],
    ['region', { region: 'a\r\nb' }, 'BAD_CHARACTERS'],
    ['telephone', { telephone: '\u0007' }, 'BAD_CHARACTERS'],
    ['telephone', { telephone: undefined }, 'REQUIRED'],
    ['telephone', { telephone: ' ' }, 'REQUIRED'],
    ['telephone', { telephone: 'abc' }, 'TELEPHONE'],
    ['vatNumber', { vatNumber: 'GB' }, 'TAX_ID_TOO_SHORT'],
    ['vatNumber', { vatNumber: 'GB123' }, 'VAT_NUMBER'],
  ]

  it.each(SHIPPING_FIELDS)('rejects the field %s of both addresses: %j', async (field, given, error) => {
    const address = { ...ADDRESS, ...given }
    const expected = [`${error} shippingAddress.${field}`, `${error} billingAddress.${field}`]
    expect(toErrorTexts(await place(createOrder(1, { shippingAddress: address, billingAddress: address })))).toEqual(expected)
  })

  it.each([
    ['email', { email: '' }, 'REQUIRED email'],
    ['email', { email: 'ben' }, 'EMAIL email'],
    ['email', { email: 'ben@b.example\r\nBcc: all@b.example' }, 'EMAIL email'],
    ['isAgreed', { isAgreed: false }, 'NOT_AGREED isAgreed'],
    ['key', { key: 'x' }, 'INVALID key'],
    ['key', { key: '../../admin' }, 'INVALID key'],
    ['key', { key: `${newKey()} 0` }, 'INVALID key'],
    ['deviceId', { deviceId: '__proto__' }, 'INVALID deviceId'],
    ['lines', { lines: Array.from({ length: 201 }, () => OIL) }, 'INVALID lines'],
    ['the addresses', { shippingAddress: null }, 'REQUIRED billingAddress.street'],
  ])('rejects %s: %j', async (_, given, expected) => {
    expect(toErrorTexts(await place(createOrder(1, given)))).toContain(expected)
  })

  it('uses the error texts of the specification', async () => {
    const { userErrors } = await place(
      createOrder(1, {
        email: 'x',
        isAgreed: false,
        shippingAddress: { ...ADDRESS, firstName: 'J', postcode: '1', vatNumber: '1', city: '' },
      }),
    )
    expect(userErrors.map(({ message }) => message)).toEqual([
      'Please provide valid e-mail address',
      'You must accept the terms and conditions',
      'Name must have at least 2 letters',
      'Field is required',
      'Zip-code must have at least 3 letters',
      'Tax ID must have at least 3 letters',
    ])
  })

  it.each(["O'Brien", 'Łukasz Żółć', '北京'])('accepts the name %j', async (lastName) => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal(), { shippingAddress: { ...ADDRESS, lastName, street: ['<b>3</b> 🪵 & Söhne'] } })
    expect(toErrorTexts(await place(input))).toEqual([])
    expect(readSent()[0].addressInformation.shippingAddress).toMatchObject({
      lastname: lastName,
      street: ['<b>3</b> 🪵 & Söhne'],
    })
  })
})

// CHECKOUT-11
describe('order without a telephone number, which this shop allows', () => {
  it('is rejected with the field the platform names, both directly and after a lost answer', async () => {
    const content = contentWith({ shop: { addresses: { telephone: 'optional' } } })
    const shop = await httpShop({ PLATFORM_URL: platform.url, CHECKOUT_URL: 'none', ...content })
    const by = cartShopper(shop.url)
    await by.sync(1, [BOARD])
    const without = { ...ADDRESS, telephone: null }
    const input = createOrder(await readTotal(by), { shippingAddress: without })
    const { userErrors, order } = await place(input, by)
    expect([order, userErrors]).toEqual([
      null,
      [{ code: 'REQUIRED', field: 'shippingAddress.telephone', message: 'Field is required' }],
    ])
    expect(await fetchOutcome(input.key, 1, by)).toMatchObject({ status: 'NOT_PLACED', userErrors })
    const bill = { ...input, key: newKey(), shippingAddress: ADDRESS, billingAddress: without, total: await readTotal(by) }
    expect(toErrorTexts(await place(bill, by))).toEqual(['REQUIRED billingAddress.telephone'])
    expect(
      toErrorTexts(await place({ ...input, key: newKey(), shippingAddress: ADDRESS, total: await readTotal(by) }, by)),
    ).toEqual([])
    await shop.close()
  })
})
