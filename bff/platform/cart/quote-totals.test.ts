import { describe, expect, it } from 'vitest'
import { VIEW } from '../testing/platform-client.ts'
import { cart, GUEST, ok, parseBody } from './calls.test-kit.ts'

// CALL-3
describe('quote totals', () => {
  const totals = async (result: unknown) => (await cart(ok(result))).calls.totals(VIEW, GUEST)

  it('contain the amounts, the segments and the price of each line', async () => {
    const read = await totals({
      grand_total: 92.8,
      subtotal: '74.0000',
      subtotal_incl_tax: 88.8,
      shipping_amount: 4,
      shipping_incl_tax: 4.8,
      discount_amount: -5,
      coupon_code: 'SPRING',
      items: [
        {
          item_id: 812,
          qty: '4.0000',
          price: 18.5,
          price_incl_tax: 22.2,
          row_total: 74,
          row_total_incl_tax: 88.8,
          options: '[{"value":"2.4 m <span class=\\"price\\">£1</span>","label":"Length"}]',
        },
      ],
      total_segments: [
        { code: 'shipping', title: 'Shipping', value: 4.8 },
        { code: 'weee', title: 'Nothing', value: null },
        { code: 'grand_total', title: 'Grand Total', value: 93.6 },
      ],
    })
    expect(read).toMatchObject({ subtotal: 74, couponCode: 'SPRING', discount: -5 })
    expect(read.segments.map(({ code }) => code)).toEqual(['shipping', 'grand_total'])
    expect(read.lines.get('812')).toEqual({
      quantity: 4,
      price: 18.5,
      priceWithTax: 22.2,
      rowTotal: 74,
      rowTotalWithTax: 88.8,
      options: [{ label: 'Length', value: '2.4 m £1' }],
    })
  })

  // FRONT-19
  it('have option values as the shopper typed them', async () => {
    const options = [{ label: 'Note &amp; mark', value: '6&quot; x 2&quot;, for O&#039;Brien &lt;yard&gt; <span>£1</span>' }]
    const { lines } = await totals({ items: [{ item_id: 1, options: JSON.stringify(options) }] })
    expect(lines.get('1')?.options).toEqual([{ label: 'Note & mark', value: '6" x 2", for O\'Brien <yard> £1' }])
  })

  it('are logged with the field that cannot be read', async () => {
    const { calls, log } = await cart(ok({ total_segments: [{ code: 'grand_total', title: 'Total', value: '1,234.50' }] }))
    expect((await calls.totals(VIEW, GUEST)).segments).toEqual([])
    expect(log.lines.find(({ level }) => level === 'warn')?.fields).toMatchObject({
      entity: 'cart totals',
      fields: ['total_segments.0.value'],
    })
  })

  it.each([['[]'], ['{'], ['null'], [null], [7]])('have no options in %j', async (options) => {
    expect((await totals({ items: [{ item_id: 1, options }] })).lines.get('1')?.options).toEqual([])
  })

  it.each([[-1], [1e12], ['x'], [null]])('ignore a price of %j', async (price) => {
    const { lines, grandTotal } = await totals({ grand_total: price, items: [{ item_id: 1, price, row_total: price }] })
    expect([lines.get('1')?.price, lines.get('1')?.rowTotal]).toEqual([null, null])
    expect(grandTotal).toBe(price === -1 ? -1 : null)
  })

  // TOTAL-15
  it.each([
    ['the store view’s', 'GBP', 93.6, 0],
    ['the store view’s in lower case', 'gbp', 93.6, 0],
    ['an unknown one', null, 93.6, 0],
    ['another one', 'EUR', null, 1],
  ])(
    'have, if their currency is %s, amounts only if it is the store view’s or unknown',
    async (_, quote_currency_code, amount, warnings) => {
      const { calls, log } = await cart(
        ok({
          quote_currency_code,
          grand_total: 93.6,
          coupon_code: 'SPRING',
          items: [{ item_id: 1, qty: 4, row_total_incl_tax: 93.6, options: '[{"label":"Length","value":"2.4 m"}]' }],
          total_segments: [{ code: 'grand_total', title: 'Total', value: 93.6 }],
        }),
      )
      for (const _ of [1, 2]) {
        const { grandTotal, segments, lines, couponCode } = await calls.totals(VIEW, GUEST)
        expect([grandTotal, segments[0]?.value ?? null, lines.get('1')?.rowTotalWithTax]).toEqual([amount, amount, amount])
        expect(lines.get('1')).toMatchObject({ quantity: 4, options: [{ label: 'Length', value: '2.4 m' }] })
        expect(couponCode).toBe('SPRING')
      }
      expect(log.lines.filter(({ message }) => message === 'cart totals in another currency ignored')).toHaveLength(warnings)
    },
  )

  it.each([[true], [null], ['totals'], [[]]])('throw for a result of %j', async (result) => {
    await expect(totals(result)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
  })
})

// CALL-3
describe('shipping and payment methods', () => {
  const address = {
    country: 'GB',
    postcode: 'LS9 8AA',
    city: 'Leeds',
    street: ['Unit 3'],
    region: '',
    regionId: 0,
    regionCode: '',
  }

  // FRONT-19
  it('have titles without entities', async () => {
    const { calls } = await cart(
      ok([{ carrier_code: 'a', method_code: 'b', carrier_title: 'M&amp;S', method_title: '8&#39; long' }]),
    )
    expect(await calls.shippingMethods(VIEW, GUEST, address)).toMatchObject([{ carrierTitle: 'M&S', methodTitle: "8' long" }])
    const paid = await cart(ok([{ code: 'card', title: 'Visa &amp; co' }]))
    expect(await paid.calls.paymentMethods(VIEW, GUEST)).toMatchObject([{ title: 'Visa & co' }])
  })

  // TOTAL-7
  it('are read for an address with its non-empty lines', async () => {
    const { calls, asked } = await cart(ok([]))
    await calls.shippingMethods(VIEW, GUEST, { ...address, region: 'Kent', regionId: 12, regionCode: 'KEN' })
    expect(parseBody(asked)).toEqual({
      address: {
        country_id: 'GB',
        postcode: 'LS9 8AA',
        city: 'Leeds',
        street: ['Unit 3'],
        region: 'Kent',
        region_id: 12,
        region_code: 'KEN',
      },
    })
  })

  it('are sent with the country in camel case', async () => {
    const { calls, asked } = await cart(ok({ payment_methods: [], totals: {} }))
    await calls.setShipping(VIEW, GUEST, { address, carrierCode: 'courier', methodCode: 'day' })
    const sent = {
      countryId: 'GB',
      postcode: 'LS9 8AA',
      city: 'Leeds',
      street: ['Unit 3'],
      region: '',
      regionId: 0,
      regionCode: '',
    }
    expect(parseBody(asked).addressInformation).toEqual({
      shippingAddress: sent,
      billingAddress: sent,
      shippingCarrierCode: 'courier',
      shippingMethodCode: 'day',
    })
  })

  // WIRE-2
  it('are named in the log if they cannot be offered, or have an invalid price', async () => {
    const { calls, log } = await cart(
      ok([{ carrier_code: 'pallet' }, { carrier_code: 'courier', method_code: 'day', price_incl_tax: '1,200.00' }]),
    )
    expect(await calls.shippingMethods(VIEW, GUEST, address)).toMatchObject([{ carrierCode: 'courier', priceWithTax: null }])
    const paid = await cart(ok([{ code: 'card' }, { code: null }]))
    expect(await paid.calls.paymentMethods(VIEW, GUEST)).toMatchObject([{ code: 'card' }])
    const warnings = [log, paid.log].flatMap(({ lines }) => lines.filter(({ level }) => level === 'warn'))
    expect(warnings.map(({ message, fields }) => [message, fields.entity, fields.id])).toEqual([
      ['document dropped: cannot be decoded', 'shipping method', 'pallet'],
      ['invalid values removed from a document', 'shipping method', 'courier'],
      ['document dropped: cannot be decoded', 'payment method', null],
    ])
  })

  it('leave out methods without codes and invalid prices', async () => {
    const codes = { carrier_code: 'pallet', method_code: 1, available: 'false', price_excl_tax: '45', price_incl_tax: -1 }
    const methods = await (await cart(ok([null, {}, { carrier_code: 'x' }, codes]))).calls.shippingMethods(VIEW, GUEST, address)
    expect(methods).toEqual([
      {
        carrierCode: 'pallet',
        methodCode: '1',
        carrierTitle: 'pallet',
        methodTitle: '1',
        price: 45,
        priceWithTax: null,
        isAvailable: false,
      },
    ])
    const payment = { payment_methods: [{ code: 'checkmo' }, { title: 'Nothing' }, null] }
    expect(await (await cart(ok(payment))).calls.paymentMethods(VIEW, GUEST)).toEqual([{ code: 'checkmo', title: 'checkmo' }])
  })

  // TOTAL-5
  it.each([[null], [undefined], ['text'], [true], [{ message: 'no' }]])(
    'are unknown, not none, for a result of %j',
    async (result) => {
      const { calls } = await cart(ok(result))
      await expect(calls.shippingMethods(VIEW, GUEST, address)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
      await expect(calls.paymentMethods(VIEW, GUEST)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
    },
  )

  // TOTAL-5
  it('are unknown, not none, if no shipping method has its codes', async () => {
    const { calls } = await cart(ok([{ carrier_code: 'x', method_code: '' }]))
    await expect(calls.shippingMethods(VIEW, GUEST, address)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
  })

  it.each([[[]], [{}]])('are none for a result of %j', async (result) => {
    const { calls } = await cart(ok(result))
    expect([await calls.shippingMethods(VIEW, GUEST, address), await calls.paymentMethods(VIEW, GUEST)]).toEqual([[], []])
  })
})
