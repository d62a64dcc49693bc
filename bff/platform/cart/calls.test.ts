import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GERMAN, VIEW } from '../testing/platform-client.ts'
import { empty, halfBody, hangUp, html, json, silence } from '../testing/scripted-platform.ts'
import { CUSTOMER, cart, GUEST, ok, parseBody } from './calls.test-kit.ts'
import type { QuoteItem } from './cart-item.ts'

const ITEM = {
  item_id: 812,
  sku: 'OAK-22',
  qty: 4,
  name: 'Oak board',
  price: 18.5,
  product_type: 'configurable',
  quote_id: '4417',
}
const item = (given: Partial<QuoteItem> = {}): QuoteItem => ({
  sku: 'OAK',
  quantity: 4,
  itemId: null,
  quoteId: null,
  variantOptions: [],
  bundleChoices: [],
  optionAnswers: [],
  ...given,
})
it('removes a cart line by its item id', async () => {
  const { calls, asked } = await cart(ok(true))
  await calls.remove(VIEW, GUEST, { itemId: '812', sku: 'OAK', quoteId: null })
  expect([asked[0]?.url, parseBody(asked)]).toEqual([
    `/api/cart/delete?cartId=${GUEST.cartId}`,
    { cartItem: { sku: 'OAK', item_id: 812, quoteId: GUEST.cartId } },
  ])
})

// CALL-3
describe('cart calls', () => {
  it.each([
    ['a masked id', 'f3b0a7c1', 'f3b0a7c1'],
    ['a numeric id', 4417, '4417'],
    ['a numeric id in a string', '4417', '4417'],
  ])('create a cart with %s', async (_, result, id) => {
    const { calls, asked } = await cart(ok(result))
    expect(await calls.create(VIEW, null)).toBe(id)
    expect(asked).toMatchObject([{ method: 'POST', url: '/api/cart/create' }])
  })

  // CART-48
  it('create a cart again, once, after an outage', async () => {
    const broken = await cart(hangUp)
    await expect(broken.calls.create(VIEW, null)).rejects.toMatchObject({ name: 'PlatformUnreachable' })
    expect(broken.asked).toHaveLength(2)
    let calls = 0
    const flaky = await cart((response, call) => {
      calls += 1
      const behave = calls === 1 ? hangUp : ok('f3b0a7c1')
      behave(response, call)
    })
    expect(await flaky.calls.create(VIEW, null)).toBe('f3b0a7c1')
  })

  it('change no line twice after an outage', async () => {
    const { calls, asked } = await cart(hangUp)
    await expect(calls.update(VIEW, GUEST, item())).rejects.toMatchObject({ name: 'PlatformUnreachable' })
    expect(asked).toHaveLength(1)
  })

  it('send a customer’s token and the store view', async () => {
    const { calls, asked } = await cart(ok([]))
    await calls.pull(GERMAN, CUSTOMER)
    expect(asked[0]?.url).toBe('/api/cart/pull?cartId=4417&storeCode=de&token=abc')
  })

  it('call no other endpoints than these', async () => {
    const { calls, asked } = await cart(ok([]))
    const place = { country: 'GB', postcode: 'LS9 8AA', city: 'Leeds', street: ['Unit 3'] }
    const address = { ...place, region: '', regionId: 0, regionCode: '' }
    await Promise.allSettled([
      ...[calls.create(VIEW, null), calls.pull(VIEW, GUEST), calls.totals(VIEW, GUEST), calls.paymentMethods(VIEW, GUEST)],
      ...[calls.update(VIEW, GUEST, item()), calls.remove(VIEW, GUEST, { sku: 'OAK', itemId: '812', quoteId: null })],
      ...[calls.applyCoupon(VIEW, GUEST, 'TIMBER10'), calls.removeCoupon(VIEW, GUEST)],
      calls.shippingMethods(VIEW, GUEST, address),
      calls.setShipping(VIEW, GUEST, { address, carrierCode: 'flatrate', methodCode: 'flatrate' }),
    ])
    expect(Object.keys(calls)).toHaveLength(10)
    const paths = asked.map(({ method, url }) => `${method} ${url.split('?')[0]?.replace('/api/cart/', '')}`)
    expect(paths.sort()).toEqual([
      ...['GET payment-methods', 'GET pull', 'GET totals', 'POST apply-coupon', 'POST create', 'POST delete'],
      ...['POST delete-coupon', 'POST shipping-information', 'POST shipping-methods', 'POST update'],
    ])
  })

  it('log neither the cart id nor the token', async () => {
    const { calls, log } = await cart(hangUp)
    await calls.totals(VIEW, CUSTOMER).catch(() => null)
    expect(JSON.stringify(log.lines)).not.toMatch(/4417|abc/)
    expect(log.lines).not.toEqual([])
  })
})

describe('quote lines', () => {
  const pullItems = async (...items: readonly unknown[]) => (await cart(ok(items))).calls.pull(VIEW, GUEST)

  it('are decoded with string ids and whole quantities', async () => {
    const option = { extension_attributes: { configurable_item_options: [{ option_id: '141', option_value: 58 }] } }
    expect(await pullItems({ ...ITEM, qty: '4.0000', product_option: option })).toEqual([
      {
        itemId: '812',
        sku: 'OAK-22',
        quoteId: '4417',
        quantity: 4,
        name: 'Oak board',
        type: 'configurable',
        variantOptions: [{ attributeId: '141', valueId: '58' }],
        bundleChoices: [],
        optionAnswers: [],
      },
    ])
  })

  // PROD-19
  it('contain bundle choices and option answers, from lists or maps', async () => {
    const bundle_options = { '0': { option_id: 9, option_qty: '2', option_selections: [90, '91'] } }
    const custom_options = [
      { option_id: '7', option_value: 70 },
      { option_id: '8', option_value: ['1', 2] },
    ]
    expect(
      await pullItems({ ...ITEM, product_option: { extension_attributes: { bundle_options, custom_options } } }),
    ).toMatchObject([
      {
        bundleChoices: [{ optionId: '9', selectionIds: ['90', '91'], quantity: 2 }],
        optionAnswers: [
          { optionId: '7', answer: '70' },
          { optionId: '8', answer: '1,2' },
        ],
      },
    ])
  })

  it.each([
    [-3, 0],
    [0, 0],
    [0.5, 1],
    [2.9, 2],
    ['many', 0],
    [1e9, 9999],
    [null, 0],
    [{}, 0],
  ])('read a quantity of %j as %i', async (qty, quantity) => {
    expect(await pullItems({ ...ITEM, qty })).toMatchObject([{ quantity }])
  })

  it('are left out without an item id or a sku, or if they are not objects', async () => {
    expect(await pullItems(null, 7, 'x', {}, { sku: 'A' }, { item_id: 1 }, { item_id: {}, sku: [] }, ITEM)).toMatchObject([
      { itemId: '812' },
    ])
  })

  it.each([[[]], [{}], [[null]]])('are empty for a result of %j', async (result) => {
    expect(await (await cart(ok(result))).calls.pull(VIEW, GUEST)).toEqual([])
  })

  // MERGE-5
  it.each([[null], [undefined], ['text'], [true], [7], [{ items: [ITEM] }], [{ message: 'no' }]])(
    'are unknown, not empty, for a result of %j',
    async (result) => {
      await expect((await cart(ok(result))).calls.pull(VIEW, GUEST)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
    },
  )

  it('are read from a map', async () => {
    expect(await (await cart(ok({ 812: ITEM }))).calls.pull(VIEW, GUEST)).toMatchObject([{ itemId: '812' }])
  })

  it('support carts with a thousand lines', async () => {
    expect(await pullItems(...Array.from({ length: 1000 }, (_, i) => ({ ...ITEM, item_id: i })))).toHaveLength(1000)
  })
})

// CALL-3
describe('cart line update', () => {
  // CART-12, PROD-19, QUEUE-6
  it('sends a new line without an item id, with the cart’s id', async () => {
    const { calls, asked } = await cart(ok(ITEM))
    const variantOptions = [{ attributeId: '141', valueId: '58' }]
    expect(await calls.update(VIEW, GUEST, item({ variantOptions }))).toMatchObject({ itemId: '812', quantity: 4 })
    expect(asked[0]?.url).toBe(`/api/cart/update?cartId=${GUEST.cartId}`)
    expect(parseBody(asked)).toEqual({
      cartItem: {
        sku: 'OAK',
        qty: 4,
        quoteId: GUEST.cartId,
        product_option: {
          extension_attributes: {
            custom_options: [],
            configurable_item_options: [{ option_id: '141', option_value: '58' }],
            bundle_options: [],
          },
        },
      },
    })
  })

  // CART-12
  it('sends an existing line with its item id and the id of its quote', async () => {
    const { calls, asked } = await cart(ok(ITEM))
    await calls.update(VIEW, CUSTOMER, item({ itemId: '812', quoteId: '99' }))
    expect(parseBody(asked)).toEqual({ cartItem: { sku: 'OAK', qty: 4, quoteId: '99', item_id: 812 } })
  })

  it.each([[true], [null], [undefined], [[]], ['812']])(
    'succeeds without returning a line if the answer is %j',
    async (result) => {
      expect(await (await cart(ok(result))).calls.update(VIEW, GUEST, item())).toBeNull()
    },
  )

  it('is sent once, even if it fails', async () => {
    const { calls, asked } = await cart(hangUp)
    await calls.update(VIEW, GUEST, item()).catch(() => null)
    expect(asked).toHaveLength(1)
  })
})

describe('change of a cart that the platform answers with false', () => {
  it('is a refusal', async () => {
    const { calls } = await cart(ok(false))
    const line = { sku: 'OAK', itemId: '812', quoteId: null }
    const changes = [calls.update(VIEW, GUEST, item()), calls.remove(VIEW, GUEST, line), calls.applyCoupon(VIEW, GUEST, 'A')]
    const answers = await Promise.allSettled(changes)
    expect(answers).toEqual(answers.map(() => ({ status: 'rejected', reason: expect.objectContaining({ kind: 'refused' }) })))
  })
})

describe('answer to a cart call', () => {
  // MERGE-6
  it.each([
    ['a refusal', json({ code: 400, result: 'The requested qty is not available' }, 400), 400],
    ['an unknown cart or sku', json({ code: 404, result: 'No such entity' }, 404), 404],
    ['an expired token', json({ code: 401, result: 'Not authorized' }, 401), 401],
    ['a 401 behind a 500', json({ code: 500, result: { errorMessage: 'Not authorized', code: 401 } }, 500), 401],
    ['a platform failure', json({ code: 500, result: 'Something broke' }, 500), 500],
    ['a platform failure with status 200', json({ code: 500, result: 'Something broke' }), 500],
  ])('is a refusal: %s', async (_, behaviour, status) => {
    await expect((await cart(behaviour)).calls.update(VIEW, GUEST, item())).rejects.toMatchObject({ kind: 'refused', status })
  })

  it.each([
    ['a web server’s page', html(404)],
    ['a web server’s failure', html(502)],
    ['an empty body', empty(200)],
    ['an empty refusal', empty(404)],
    ['a truncated body', halfBody],
    ['a cut connection', hangUp],
    ['a timeout', silence],
    ['a shop system that the API cannot reach', json({ code: 500, result: 'connect ECONNREFUSED 10.1.0.4:443' }, 500)],
    ['a shop system whose name cannot be resolved', json({ code: 500, result: { errno: 'ENOTFOUND', code: 'ENOTFOUND' } }, 500)],
  ])('is missing: %s', async (_, behaviour) => {
    await expect((await cart(behaviour)).calls.update(VIEW, GUEST, item())).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('is always a refusal, a missing answer or a line, whatever the platform sends', async () => {
    let result: unknown
    const { calls } = await cart((response, asked) => ok(result)(response, asked))
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.record({ item_id: fc.jsonValue(), sku: fc.jsonValue(), qty: fc.jsonValue(), product_option: fc.jsonValue() })),
      fc.record({
        grand_total: fc.jsonValue(),
        items: fc.array(
          fc.record({ item_id: fc.jsonValue(), qty: fc.jsonValue(), price: fc.jsonValue(), options: fc.jsonValue() }),
        ),
        total_segments: fc.array(fc.record({ code: fc.jsonValue(), title: fc.jsonValue(), value: fc.jsonValue() })),
      }),
    )
    await fc.assert(
      fc.asyncProperty(wild, async (value) => {
        result = value
        const settled = await Promise.allSettled([
          calls.create(VIEW, null),
          calls.pull(VIEW, GUEST),
          calls.update(VIEW, GUEST, item()),
          calls.totals(VIEW, GUEST),
        ])
        const wrong = settled.filter((each) => each.status === 'rejected' && !('kind' in Object(each.reason)))
        expect(wrong).toEqual([])
      }),
    )
  })
})
