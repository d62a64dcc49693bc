import { describe, expect, it } from 'vitest'
import { documentsOf, platformWith } from '../api.test-kit.ts'

const PARENT_OF_CHILDREN = {
  id: 60,
  sku: 'SKIRTING',
  name: 'Oak skirting',
  type_id: 'configurable',
  tax_class_id: '2',
  status: 1,
  stock: { qty: null, is_in_stock: true },
  configurable_options: [
    {
      attribute_id: '141',
      attribute_code: 'length',
      label: 'Length',
      values: [
        { value_index: 58, label: '2.4 m' },
        { value_index: 59, label: '3.6 m' },
      ],
    },
    { attribute_id: '142', label: 'Finish', values: [{ value_index: 7, label: 'Oiled' }] },
  ],
  configurable_children: [
    { id: 601, sku: 'SKIRTING-24', length: 58, surface: '7', price: 18.5, weight: 2, stock: { qty: 9, is_in_stock: true } },
    { id: 602, sku: 'SKIRTING-36', price: 27, custom_attributes: [{ attribute_code: 'length', value: '59' }], surface: 7 },
    { id: 603, sku: 'SKIRTING-OFF', length: 58, surface: 8, price: 1, status: 2 },
  ],
}
const BALUSTRADE = {
  id: 70,
  sku: 'KIT',
  name: 'Balustrade kit',
  type_id: 'bundle',
  tax_class_id: '2',
  price: 0,
  stock: { qty: null, is_in_stock: true, manage_stock: false },
  bundle_options: [
    {
      option_id: 700,
      title: 'Spindles',
      required: true,
      product_links: [
        { id: '7000', sku: 'SPINDLE', qty: 3, can_change_quantity: 1 },
        { id: '7001', sku: 'CAP', qty: 2, can_change_quantity: 0 },
      ],
    },
    {
      option_id: 701,
      title: 'Caps',
      required: false,
      product_links: [{ id: '7010', sku: 'CAP', qty: 2, can_change_quantity: 0 }],
    },
  ],
}
const SIGN = {
  id: 80,
  sku: 'SIGN',
  name: 'House sign',
  type_id: 'simple',
  tax_class_id: 2,
  price: 20,
  weight: 1,
  custom_options: [
    { option_id: 800, title: 'Text', type: 'field', is_require: true, max_characters: 12, price: '5.00', price_type: 'fixed' },
    {
      option_id: 801,
      title: 'Finish',
      type: 'checkbox',
      is_require: false,
      values: [
        { option_type_id: 8010, title: 'Oiled', price: '10.00', price_type: 'percent' },
        { option_type_id: 8011, title: 'Waxed', price: '1.50', price_type: 'fixed' },
      ],
    },
  ],
}

const platform = platformWith([
  ...documentsOf('product', [
    {
      id: 93,
      sku: 'SPINDLE',
      name: 'Pine spindle',
      type_id: 'simple',
      tax_class_id: '2',
      price: 3.5,
      weight: 1.2,
      stock: { qty: 20, is_in_stock: true, manage_stock: true },
      tier_prices: [{ customer_group_id: 0, qty: 10, value: 3 }],
    },
    { id: 94, sku: 'CAP', name: 'Cap', type_id: 'simple', tax_class_id: 2, price: '10.0000', special_price: 8 },
    { id: 95, sku: 'GONE', name: 'Gone', type_id: 'simple', tax_class_id: 2, price: 2, stock: { qty: 0, is_in_stock: false } },
    { id: 96, sku: 'OFF', name: 'Off', type_id: 'simple', status: 2, price: 2 },
    { id: 97, sku: 'PLAN', name: 'Plan of a shed', type_id: 'downloadable', tax_class_id: 2, price: 12 },
    { id: 98, sku: 'SET', name: 'Chisels', type_id: 'grouped', product_links: [] },
    { id: 99, sku: 'STOVE-LOGS', name: 'Logs', type_id: 'simple', tax_class_id: 3, price: 100, weight: 25 },
    PARENT_OF_CHILDREN,
    BALUSTRADE,
    SIGN,
  ]),
  ...documentsOf('product', [{ id: 94, sku: 'CAP', name: 'Kappe', type_id: 'simple', tax_class_id: 2, price: 11 }], 'de'),
  ...documentsOf('attribute', [{ attribute_id: 142, attribute_code: 'surface', default_frontend_label: 'Finish' }]),
  ...documentsOf('taxrule', [
    { id: 1, product_tax_class_ids: [2], rates: [{ tax_country_id: 'GB', tax_region_id: 0, rate: 20 }] },
    { id: 2, product_tax_class_ids: [3], rates: [{ tax_country_id: 'GB', tax_region_id: 0, rate: 5 }] },
  ]),
])

const newCart = async (): Promise<string> => (await platform.post('/api/cart/create', {})).json.result
const call = (path: string, cartId: string, body: object = {}) => platform.post(`/api/cart/${path}?token=&cartId=${cartId}`, body)
const read = async (path: string, cartId: string) => (await platform.get(`/api/cart/${path}?token=&cartId=${cartId}`)).json.result
const update = (cartId: string, cartItem: object) => call('update', cartId, { cartItem: { quoteId: cartId, ...cartItem } })
const pull = (cartId: string) => read('pull', cartId)
const option = (option_id: string, option_value: unknown) => ({ option_id, option_value })
const configured = (...options: object[]) => ({
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: options, bundle_options: [] } },
})

describe('a guest’s cart', () => {
  it('has 32 characters for an id, and nothing in it at first', async () => {
    const cartId = await newCart()
    expect(cartId).toMatch(/^[0-9a-f]{32}$/)
    expect(await pull(cartId)).toEqual([])
    expect(await newCart()).not.toBe(cartId)
  })

  it('is not there under a number, an unknown id, or none', async () => {
    for (const cartId of ['4417', '0', 'f3b0a7c19d5e4f6aa0b1c2d3e4f5a6b7', '', '%27%3B--', 'NaN'])
      expect(await platform.get(`/api/cart/pull?cartId=${cartId}`)).toMatchObject({
        status: 404,
        json: { code: 404, result: expect.any(String) },
      })
  })

  it('is the guest’s for whoever brings a token beside its id, and of nobody for a bad token beside a number', async () => {
    const cartId = await newCart()
    expect(await platform.get(`/api/cart/pull?token=nobodys&cartId=${cartId}`)).toMatchObject({ json: { code: 200, result: [] } })
    expect(await platform.get('/api/cart/pull?token=nobodys&cartId=1')).toMatchObject({
      status: 401,
      json: { code: 401, result: "The consumer isn't authorized to access self." },
    })
    expect((await platform.post('/api/cart/create?token=nobodys', {})).status).toBe(401)
  })

  it('is kept by nobody on the way', async () => {
    const cartId = await newCart()
    for (const path of ['pull', 'totals', 'payment-methods'])
      expect((await platform.get(`/api/cart/${path}?cartId=${cartId}`)).headers.get('cache-control')).toBe('no-cache, no-store')
  })
})

describe('lines of a cart', () => {
  it('are stored, and told as they are', async () => {
    const cartId = await newCart()
    const { json } = await update(cartId, { sku: 'SPINDLE', qty: 4 })
    const item = { sku: 'SPINDLE', name: 'Pine spindle', price: 3.5, product_type: 'simple', quote_id: cartId }
    expect(json).toMatchObject({ code: 200, result: { ...item, item_id: expect.any(Number) } })
    const lines = await pull(cartId)
    expect(lines).toEqual([{ ...item, item_id: json.result.item_id, qty: expect.anything() }])
    expect(Number(lines[0].qty)).toBe(4)
  })

  it('have every third quantity as a text', async () => {
    const cartId = await newCart()
    for (const sku of ['SPINDLE', 'CAP', 'STOVE-LOGS']) await update(cartId, { sku, qty: 2 })
    const types = (await pull(cartId)).map(({ item_id, qty }: { item_id: number; qty: unknown }) => [item_id % 3 === 0, qty])
    expect(types).toHaveLength(3)
    for (const [isThird, qty] of types) expect(qty).toBe(isThird ? '2.0000' : 2)
  })

  it('are added to without an item id, and set with one, by number or text', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 4 })
    await update(cartId, { sku: 'SPINDLE', qty: '3' })
    const [line, ...others] = await pull(cartId)
    expect([Number(line.qty), others]).toEqual([7, []])
    await update(cartId, { sku: 'SPINDLE', qty: 2, item_id: line.item_id })
    await update(cartId, { sku: 'IGNORED', qty: '5.9', item_id: String(line.item_id) })
    expect(Number((await pull(cartId))[0].qty)).toBe(5)
  })

  it('go, and their ids are not given again', async () => {
    const cartId = await newCart()
    const { item_id } = (await update(cartId, { sku: 'SPINDLE', qty: 1 })).json.result
    expect((await call('delete', cartId, { cartItem: { sku: 'ANY', item_id, quoteId: cartId } })).json).toEqual({
      code: 200,
      result: true,
    })
    expect(await pull(cartId)).toEqual([])
    expect((await call('delete', cartId, { cartItem: { item_id } })).json).toMatchObject({
      code: 404,
      result: expect.stringContaining('contain the'),
    })
    expect((await update(cartId, { sku: 'SPINDLE', qty: 1 })).json.result.item_id).toBeGreaterThan(item_id)
  })

  it('of another cart are out of reach', async () => {
    const [mine, other] = [await newCart(), await newCart()]
    const { item_id } = (await update(other, { sku: 'SPINDLE', qty: 1 })).json.result
    expect((await update(mine, { sku: 'SPINDLE', qty: 9, item_id })).status).toBe(404)
    expect((await call('delete', mine, { cartItem: { item_id } })).status).toBe(404)
    expect(Number((await pull(other))[0].qty)).toBe(1)
  })

  it.each([
    ['nothing of a cart item', undefined, 500, 'No cartItem element provided within the request body'],
    ['an unknown sku', { sku: 'NO-SUCH', qty: 1 }, 404, "doesn't exist"],
    ['no sku', { qty: 1 }, 404, "doesn't exist"],
    ['a list for a sku', { sku: ['SPINDLE', 'CAP'], qty: 1 }, 404, "doesn't exist"],
    ['what is not for sale', { sku: 'OFF', qty: 1 }, 400, 'not available'],
    ['what is out of stock', { sku: 'GONE', qty: 1 }, 400, 'Product that you are trying to add is not available.'],
    ['more than there is', { sku: 'SPINDLE', qty: 21 }, 400, 'The requested qty is not available'],
    ['more than anybody sells', { sku: 'CAP', qty: 10_001 }, 400, 'exceeds the maximum'],
    ['a quantity of none', { sku: 'CAP', qty: 0 }, 400, 'Invalid value of "0" provided for the qty field.'],
    ['less than none', { sku: 'CAP', qty: -1 }, 400, 'Invalid value'],
    ['a word for a quantity', { sku: 'CAP', qty: 'oak' }, 400, 'Invalid value'],
    ['no quantity', { sku: 'CAP' }, 400, 'Invalid value'],
    ['half a piece', { sku: 'CAP', qty: 0.5 }, 400, 'fewest'],
    ['beyond all numbers', { sku: 'CAP', qty: '1e400' }, 400, 'Invalid value'],
    ['an item nobody has', { sku: 'CAP', qty: 1, item_id: 123_456 }, 404, "doesn't contain the 123456 item."],
    ['a grouped product', { sku: 'SET', qty: 1 }, 400, 'specify the quantity'],
    ['a configurable without its options', { sku: 'SKIRTING', qty: 1 }, 400, 'You need to choose options for your item.'],
    ['a bundle without its options', { sku: 'KIT', qty: 1 }, 400, 'Please select all required options.'],
    ['a custom option left out', { sku: 'SIGN', qty: 1 }, 400, "weren't entered"],
  ])('are refused for %s', async (_, cartItem, code, result) => {
    const cartId = await newCart()
    const reply = await call('update', cartId, cartItem ? { cartItem } : {})
    expect(reply).toMatchObject({ status: code, json: { code, result: expect.stringContaining(result) } })
    expect(await pull(cartId)).toEqual([])
  })

  it('are refused together for what their sum is more than there is, and stay as they were', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 15 })
    expect((await update(cartId, { sku: 'SPINDLE', qty: 6 })).status).toBe(400)
    const spindles = [{ option_id: 700, option_qty: 2, option_selections: ['7000'] }]
    const kit = { sku: 'KIT', product_option: { extension_attributes: { bundle_options: spindles } } }
    expect((await update(cartId, { ...kit, qty: 3 })).json).toMatchObject({
      code: 400,
      result: expect.stringContaining('not available'),
    })
    expect((await update(cartId, { ...kit, qty: 2 })).json.code).toBe(200)
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => Number(qty))).toEqual([15, 2])
  })
})

describe('a configurable product', () => {
  it('is bought by its own sku and its options, and told by the variant’s', async () => {
    const cartId = await newCart()
    const { json } = await update(cartId, { sku: 'SKIRTING', qty: 2, ...configured(option('141', '58'), option('142', 7)) })
    expect(json.result).toMatchObject({
      sku: 'SKIRTING-24',
      name: 'Oak skirting',
      price: 18.5,
      product_type: 'configurable',
      product_option: {
        extension_attributes: { configurable_item_options: [option('141', 58), option('142', 7)] },
      },
    })
    await update(cartId, { sku: 'SKIRTING', qty: 1, ...configured(option('142', '7'), option('141', 58)) })
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => Number(qty))).toEqual([3])
  })

  it('is found by attributes in a list, and by one whose option lacks its code', async () => {
    const { json } = await update(await newCart(), {
      sku: 'SKIRTING',
      qty: 1,
      ...configured(option('141', 59), option('142', 7)),
    })
    expect(json.result).toMatchObject({ sku: 'SKIRTING-36', price: 27 })
  })

  it.each([
    ['one option', configured(option('141', 58))],
    ['a variant that is off', configured(option('141', 58), option('142', 8))],
    ['a combination that does not exist', configured(option('141', 60), option('142', 7))],
    ['nonsense', { product_option: 'oak' }],
    ['a list of nothing', configured([], [])],
  ])('needs more than %s', async (_, options) => {
    expect((await update(await newCart(), { sku: 'SKIRTING', qty: 1, ...options })).json).toEqual({
      code: 400,
      result: 'You need to choose options for your item.',
    })
  })

  it('is a simple product under the variant’s own sku', async () => {
    const { json } = await update(await newCart(), { sku: 'SKIRTING-24', qty: 1 })
    expect(json.result).toMatchObject({ sku: 'SKIRTING-24', product_type: 'simple', price: 18.5 })
    expect(json.result).not.toHaveProperty('product_option')
  })

  it('can be changed to another variant in its place, which joins a line that has it', async () => {
    const cartId = await newCart()
    const long = configured(option('141', 59), option('142', 7))
    const { item_id } = (await update(cartId, { sku: 'SKIRTING', qty: 2, ...configured(option('141', 58), option('142', 7)) }))
      .json.result
    await update(cartId, { sku: 'SKIRTING', qty: 4, item_id, ...long })
    expect(await pull(cartId)).toMatchObject([{ item_id, sku: 'SKIRTING-36' }])
    const short = await update(cartId, { sku: 'SKIRTING', qty: 1, ...configured(option('141', 58), option('142', 7)) })
    await update(cartId, { sku: 'SKIRTING', qty: 3, item_id: short.json.result.item_id, ...long })
    const lines = await pull(cartId)
    expect(lines).toMatchObject([{ item_id, sku: 'SKIRTING-36' }])
    expect(Number(lines[0].qty)).toBe(7)
  })
})

describe('a bundle', () => {
  const bundle = (bundle_options: unknown) => ({ product_option: { extension_attributes: { bundle_options } } })

  it('costs what its components cost, and joins their skus to its own', async () => {
    const { json } = await update(await newCart(), {
      sku: 'KIT',
      qty: 1,
      ...bundle([
        { option_id: 701, option_qty: 9, option_selections: [7010] },
        { option_id: 700, option_qty: 4, option_selections: [7000] },
      ]),
    })
    expect(json.result).toMatchObject({ sku: 'KIT-SPINDLE-CAP', product_type: 'bundle', price: 4 * 3.5 + 2 * 8 })
  })

  it('may come with its options in a map by option', async () => {
    const chosen = bundle({ 700: { option_id: '700', option_qty: '1', option_selections: ['7001'] } })
    const { json } = await update(await newCart(), { sku: 'KIT', qty: 1, ...chosen })
    expect(json.result).toMatchObject({
      price: 16,
      product_option: {
        extension_attributes: { bundle_options: [{ option_id: 700, option_qty: 1, option_selections: [7001] }] },
      },
    })
  })

  it('has no selections but its own', async () => {
    const chosen = bundle([{ option_id: 700, option_selections: ['9999'] }])
    expect((await update(await newCart(), { sku: 'KIT', qty: 1, ...chosen })).status).toBe(400)
  })
})

describe('custom options', () => {
  const answers = (...custom_options: object[]) => ({ product_option: { extension_attributes: { custom_options } } })

  it('add what they cost, and make lines of their own', async () => {
    const cartId = await newCart()
    const plain = await update(cartId, { sku: 'SIGN', qty: 1, ...answers(option('800', 'The Oaks')) })
    expect(plain.json.result).toMatchObject({ sku: 'SIGN', price: 25 })
    const oiled = answers(option('801', '8010,8011'), option('800', 'The Oaks'))
    expect((await update(cartId, { sku: 'SIGN', qty: 1, ...oiled })).json.result.price).toBe(20 + 5 + 2 + 1.5)
    expect(await pull(cartId)).toHaveLength(2)
    const { items } = await read('totals', cartId)
    expect(JSON.parse(items[1].options)).toEqual([
      { value: 'The Oaks', label: 'Text' },
      { value: 'Oiled, Waxed', label: 'Finish' },
    ])
  })

  it.each([
    ['too long a text', answers(option('800', 'A very long name for a house'))],
    ['an unknown value', answers(option('800', 'Oak'), option('801', '1'))],
    ['an empty text', answers(option('800', ''))],
  ])('are refused for %s', async (_, options) => {
    expect((await update(await newCart(), { sku: 'SIGN', qty: 1, ...options })).status).toBe(400)
  })
})

describe('totals', () => {
  it('add up, with tax by class, and tell more than they need', async () => {
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

  it('have the price of ten from ten on', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 10 })
    expect((await read('totals', cartId)).subtotal).toBe(30)
  })

  it('are those of the store view asked', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    const { json } = await platform.get(`/api/cart/totals?cartId=${cartId}&storeCode=de`)
    expect(json.result).toMatchObject({ subtotal: 11, quote_currency_code: 'EUR', items: [{ name: 'Kappe' }] })
  })
})

describe('coupons', () => {
  const coupon = (cartId: string, code: string) => call(`apply-coupon`, `${cartId}&coupon=${encodeURIComponent(code)}`)

  it('take a share off every line, and are told as they are written', async () => {
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

  it('share a fixed amount out to the penny, and count only while the goods come to enough', async () => {
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

  it.each(['SPRING-DECKING', 'a/b', 'a?b', '10% off', 'O’AK 🌳'])('are refused when they are %s', async (code) => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect(await coupon(cartId, code)).toMatchObject({ status: 404, json: { code: 404, result: expect.any(String) } })
    expect((await coupon(cartId, '')).json).toEqual({ code: 500, result: 'No coupon code provided' })
  })

  it('are neither put on an empty cart nor taken off it', async () => {
    const cartId = await newCart()
    expect((await coupon(cartId, 'TIMBER10')).json).toMatchObject({
      code: 404,
      result: expect.stringContaining("doesn't contain products"),
    })
    expect((await call('delete-coupon', cartId)).status).toBe(404)
  })
})

describe('delivery and payment', () => {
  const methods = async (cartId: string, address: unknown) => (await call('shipping-methods', cartId, { address })).json

  it('offer what serves the country, and tell why something cannot be had', async () => {
    const cartId = await newCart()
    expect((await methods(cartId, { country_id: 'GB' })).result).toEqual([])
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect((await methods(cartId, { country_id: 'GB', postcode: 'ze1 0aa', street: [null, null] })).result).toMatchObject([
      { carrier_code: 'flatrate', method_code: 'flatrate', amount: 4, price_incl_tax: 4.8, available: true, error_message: '' },
      { carrier_code: 'pallet', available: false, error_message: 'Postcode not served' },
      { carrier_code: 'branch', amount: 0, available: true },
    ])
    expect((await methods(cartId, { country_id: 'GB', postcode: 'LS9 8AA' })).result[1].available).toBe(true)
    expect((await methods(cartId, { country_id: 'DE' })).result).toHaveLength(1)
    expect((await methods(cartId, { country_id: 'AQ' })).result).toEqual([])
    expect((await methods(cartId, 'nowhere')).result).toEqual([])
    expect(await methods(cartId, undefined)).toEqual({ code: 500, result: 'No address element provided within the request body' })
  })

  it('cost more for what is heavy, and are not for files', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'PLAN', qty: 1 })
    expect((await methods(cartId, { country_id: 'GB' })).result).toEqual([])
    await update(cartId, { sku: 'STOVE-LOGS', qty: 4 })
    expect((await methods(cartId, { country_id: 'GB' })).result[0].amount).toBe(10)
  })

  it('are part of the totals once they are chosen', async () => {
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

  it.each([
    ['shipping-information', {}, 500],
    ['collect-totals', {}, 500],
    [
      'shipping-information',
      { addressInformation: { shippingAddress: { countryId: 'GB' }, shippingCarrierCode: 'swan', shippingMethodCode: 'swan' } },
      404,
    ],
    ['collect-totals', { methods: { shippingCarrierCode: 'pallet', shippingMethodCode: 'pallet' } }, 404],
  ])('%s refuses what it cannot read or offer', async (path, body, code) => {
    const cartId = await newCart()
    await update(cartId, { sku: 'CAP', qty: 1 })
    expect(await call(path, cartId, body)).toMatchObject({ status: code, json: { code, result: expect.any(String) } })
  })

  it('are paid by transfer or on delivery', async () => {
    expect(await read('payment-methods', await newCart())).toEqual([
      { code: 'checkmo', title: 'Pay by bank transfer' },
      { code: 'cashondelivery', title: 'Cash on delivery' },
    ])
  })
})
