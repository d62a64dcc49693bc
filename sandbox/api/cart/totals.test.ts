import { describe, expect, it } from 'vitest'
import { cartPlatform } from './cart.test-kit.ts'

const { platform, call, read, newCart, update } = cartPlatform()

describe('cart totals API', () => {
  it('returns totals with tax per class and the platform’s extra fields', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 3 })
    await update(cartId, { sku: 'STOVE-LOGS', qty: 1 })
    const totals = await read('totals', cartId)
    expect(totals).toMatchObject({
      subtotal: 124,
      subtotal_incl_tax: 28.8 + 105,
      tax_amount: 9.8,
      grand_total: 124,
      base_grand_total: 133.8,
      discount_amount: 0,
      shipping_amount: 0,
      items_qty: 4,
      quote_currency_code: 'GBP',
      items: [
        {
          name: 'Cap',
          qty: 3,
          price: 8,
          price_incl_tax: 9.6,
          row_total: 24,
          row_total_incl_tax: 28.8,
          tax_percent: 20,
          options: '[]',
        },
        { tax_percent: 5, row_total_incl_tax: 105 },
      ],
    })
    expect(totals).not.toHaveProperty('coupon_code')
    expect(totals.items[0]).not.toHaveProperty('sku')
    expect(totals.total_segments).toMatchObject([
      { code: 'subtotal', value: 133.8 },
      { code: 'shipping', value: null },
      { code: 'tax', value: 9.8, area: 'taxes' },
      { code: 'grand_total', value: 133.8, area: 'footer' },
    ])
  })

  it('applies the tier price from ten pieces', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 10 })
    expect((await read('totals', cartId)).subtotal).toBe(30)
  })

  it('uses prices and tax of the requested store view', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    const { json } = await platform.get(`/api/cart/totals?cartId=${cartId}&storeCode=de`)
    expect(json.result).toMatchObject({ subtotal: 11, quote_currency_code: 'EUR', items: [{ name: 'Kappe' }] })
  })
})

describe('coupons', () => {
  const coupon = (cartId: string, code: string) => call(`apply-coupon`, `${cartId}&coupon=${encodeURIComponent(code)}`)

  it('take a percentage off every line, and are returned as entered', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 3 })
    expect((await coupon(cartId, 'timber10')).json).toEqual({ code: 200, result: true })
    expect(await read('coupon', cartId)).toBe('TIMBER10')
    const totals = await read('totals', cartId)
    expect(totals).toMatchObject({ coupon_code: 'TIMBER10', discount_amount: -2.88, tax_amount: 4.32, base_grand_total: 25.92 })
    expect(totals.total_segments).toContainEqual({ code: 'discount', title: 'Discount (TIMBER10)', value: -2.88 })
    expect((await call('delete-coupon', cartId)).json).toEqual({ code: 200, result: true })
    expect(await read('coupon', cartId)).toBeNull()
    expect(await read('totals', cartId)).not.toHaveProperty('coupon_code')
  })

  it('split a fixed amount to the penny, and apply only above the minimum order value', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 1 })
    expect((await coupon(cartId, 'FIVER')).status).toBe(404)
    await update(cartId, { sku: 'STOVE-LOGS', qty: 1 })
    const { item_id } = (await update(cartId, { sku: 'CAP', qty: 1 })).json.result
    expect((await coupon(cartId, 'FIVER')).status).toBe(200)
    const totals = await read('totals', cartId)
    const off = totals.items.reduce((sum: number, item: { discount_amount: number }) => sum + item.discount_amount * 100, 0)
    expect([totals.discount_amount, Math.round(off)]).toEqual([-5, 500])
    const logs = totals.items[1].item_id
    for (const gone of [item_id, logs]) await call('delete', cartId, { cartItem: { item_id: gone } })
    expect(await read('totals', cartId)).not.toHaveProperty('coupon_code')
  })

  it.each(['SPRING-DECKING', 'a/b', 'a?b', '10% off', 'O’AK 🌳'])('are rejected for the code %s', async (code) => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect(await coupon(cartId, code)).toMatchObject({ status: 404, json: { code: 404, result: expect.any(String) } })
    expect((await coupon(cartId, '')).json).toEqual({ code: 500, result: 'No coupon code provided' })
  })

  it('can be neither added to nor removed from an empty cart', async () => {
    const cartId = await newCart()
    expect((await coupon(cartId, 'TIMBER10')).json).toMatchObject({
      code: 404,
      result: expect.stringContaining("doesn't contain products"),
    })
    expect((await call('delete-coupon', cartId)).status).toBe(404)
  })
})

describe('shipping and payment methods', () => {
  const methods = async (cartId: string, address: unknown) => (await call('shipping-methods', cartId, { address })).json

  it('are offered for the country, with a reason if unavailable', async () => {
    const cartId = await newCart()
    expect((await methods(cartId, { country_id: 'GB' })).result).toEqual([])
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect((await methods(cartId, { country_id: 'GB', postcode: 'ze1 0aa', street: [null, null] })).result).toMatchObject([
      { carrier_code: 'flatrate', method_code: 'flatrate', amount: 4, price_incl_tax: 4.8, available: true, error_message: '' },
      { carrier_code: 'pallet', available: false, error_message: 'Postcode not served' },
      { carrier_code: 'branch', amount: 0, available: true },
    ])
    expect((await methods(cartId, { country_id: 'GB', postcode: 'LS9 8AA' })).result[1].available).toBe(true)
    expect((await methods(cartId, { country_id: 'GB' })).result[1]).toMatchObject({
      available: false,
      error_message: 'Enter a postcode',
    })
    expect((await methods(cartId, { country_id: 'DE' })).result).toHaveLength(1)
    expect((await methods(cartId, { country_id: 'AQ' })).result).toEqual([])
    expect((await methods(cartId, 'nowhere')).result).toEqual([])
    expect(await methods(cartId, undefined)).toEqual({ code: 500, result: 'No address element provided within the request body' })
  })

  it('cost more for heavy goods, and are not offered for files', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'PLAN', qty: 1 })
    expect((await methods(cartId, { country_id: 'GB' })).result).toEqual([])
    await update(cartId, { sku: 'STOVE-LOGS', qty: 4 })
    expect((await methods(cartId, { country_id: 'GB' })).result[0].amount).toBe(10)
  })

  it('are part of the totals once chosen', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    const shippingAddress = { countryId: 'GB', firstname: 'Anna', postcode: 'LS9 8AA', street: ['Unit 3 Sawmill Lane'] }
    const chosen = {
      shippingAddress,
      billingAddress: shippingAddress,
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    }
    const { json } = await call('shipping-information', cartId, { addressInformation: chosen })
    expect(json.result.payment_methods).toContainEqual({ code: 'checkmo', title: 'Pay by bank transfer' })
    expect(json.result.totals).toMatchObject({ shipping_amount: 4, shipping_incl_tax: 4.8, base_grand_total: 14.4 })
    expect(json.result.totals.total_segments).toContainEqual({
      code: 'shipping',
      title: 'Shipping & Handling (Courier - Lengths up to 2.4 m)',
      value: 4.8,
    })
    const collected = { paymentMethod: { method: 'checkmo' }, shippingCarrierCode: 'branch', shippingMethodCode: 'collect' }
    expect((await call('collect-totals', cartId, { methods: collected })).json.result.base_grand_total).toBe(9.6)
    expect(await read('totals', cartId)).toMatchObject({ shipping_amount: 0, base_grand_total: 9.6 })
  })

  // CALL-16
  it('yield the same totals whether collected or read, once the shipping method is set', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    const courier = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
    const address = { countryId: 'GB', postcode: 'LS9 8AA' }
    const addressInformation = { shippingAddress: address, billingAddress: address, ...courier }
    const { json } = await call('shipping-information', cartId, { addressInformation })
    const totals = await read('totals', cartId)
    expect(totals).toEqual(json.result.totals)
    const methods = { paymentMethod: { method: 'cashondelivery' }, ...courier }
    expect((await call('collect-totals', cartId, { methods })).json.result).toEqual(totals)
  })

  it.each([
    ['shipping-information', {}, 500],
    ['collect-totals', {}, 500],
    ['shipping-information', { addressInformation: { shippingAddress: { countryId: 'GB' } } }, 404],
    [
      'shipping-information',
      { addressInformation: { shippingAddress: { countryId: 'GB' }, shippingCarrierCode: 'swan', shippingMethodCode: 'swan' } },
      404,
    ],
    ['collect-totals', { methods: { shippingCarrierCode: 'pallet', shippingMethodCode: 'pallet' } }, 404],
  ])('%s rejects invalid input', async (path, body, code) => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect(await call(path, cartId, body)).toMatchObject({ status: code, json: { code, result: expect.any(String) } })
  })

  // platform contract §14.12
  it('cannot be set for an empty cart', async () => {
    const chosen = { shippingAddress: { countryId: 'GB' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
    expect((await call('shipping-information', await newCart(), { addressInformation: chosen })).json).toEqual({
      code: 400,
      result: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    })
  })

  it('include bank transfer and cash on delivery', async () => {
    expect(await read('payment-methods', await newCart())).toEqual([
      { code: 'checkmo', title: 'Pay by bank transfer' },
      { code: 'cashondelivery', title: 'Cash on delivery' },
    ])
  })
})
