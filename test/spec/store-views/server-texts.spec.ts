import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages as de } from '../../../bff/domain/messages/generated/de.ts'
import { messages as en } from '../../../bff/domain/messages/generated/en.ts'
import { messages as italian } from '../../../bff/domain/messages/generated/it.ts'
import { cartLine, cartShopper } from '../../kit/cart-shopper.ts'
import { contentWith } from '../../kit/content.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

const ORDER = `mutation($input: OrderPlaceInput!) { orderPlace(input: $input) { userErrors { code field message } } }`
const SIGN_IN = `mutation($input: CustomerSignInInput!) { customerSignIn(input: $input) { userErrors { code field message } } }`
const ADDRESS = {
  firstName: 'J0hn',
  lastName: 'Ash',
  street: ['3 Saw Lane'],
  city: 'Leeds',
  postcode: 'LS',
  country: 'GB',
  telephone: '0113 496 0123',
}

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ ...contentWith({ storeViews: { open: ['de', 'it'] } }), CHECKOUT_URL: 'none' })
})
afterAll(() => shop?.close())

// VIEW-2, TEXT-15, TEXT-17, TEXT-18, TEXT-21, TEXT-23, ERROR-7
describe.each([
  ['', en],
  ['/de', de],
  ['/it', italian],
])('server error texts in "%s"', (basePath, messages) => {
  it('are in the language of the store view, with the same codes', async () => {
    const shopper = cartShopper(shop.url + basePath)
    const line = cartLine('OAK-BOARD-CHR-22X150-900-OILED', 100_000_000, { parentSku: 'OAK-BOARD-CHR-22X150' })
    const { userErrors } = await shopper.sync(1, [line, cartLine('NO-SUCH-THING', 1), cartLine('GLUE', -1)])
    expect(userErrors.map(({ code, message }) => [code, message])).toEqual([
      ['INVALID', messages.cart.quantityTooLarge(10_000)],
      ['INVALID', messages.cart.quantityTooSmall],
      ['NOT_FOUND', messages.cart.notFound],
    ])
    const coupon = await shopper.coupon('no coupon')
    expect(coupon.userErrors[0]).toEqual({ code: 'INVALID', field: 'code', message: messages.cart.coupon })
    const wrong = { email: `nobody-${randomUUID()}@texts.example`, password: 'not the password' }
    const signIn = await shopper.send(SIGN_IN, { input: { ...wrong, email: 'nobody' } })
    expect(signIn.data.customerSignIn.userErrors[0]).toEqual({ code: 'EMAIL', field: 'email', message: messages.form.EMAIL })
    const order = {
      key: `${Date.now()}-${randomUUID()}`,
      deviceId: 'device-1',
      lines: [],
      total: 1,
      email: wrong.email,
      isAgreed: false,
      shippingAddress: ADDRESS,
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      paymentCode: '',
    }
    const placed = await shopper.send(ORDER, { input: order })
    expect(placed.data.orderPlace.userErrors.map(({ message }: { message: string }) => message)).toEqual([
      messages.form.NOT_AGREED,
      messages.form.LETTERS_ONLY,
      messages.form.ZIP_TOO_SHORT,
      messages.order.payment,
    ])
  })
})
