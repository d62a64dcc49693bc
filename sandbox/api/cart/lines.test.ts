import { describe, expect, it } from 'vitest'
import { cartPlatform } from './cart.test-kit.ts'

const { platform, call, newCart, update, pull } = cartPlatform()

describe('guest cart API', () => {
  it('creates an empty cart with an id of 32 characters', async () => {
    const cartId = await newCart()
    expect(cartId).toMatch(/^[0-9a-f]{32}$/)
    expect(await pull(cartId)).toEqual([])
    expect(await newCart()).not.toBe(cartId)
  })

  it('returns 404 for a number, an unknown id or no id', async () => {
    for (const cartId of ['4417', '0', 'f3b0a7c19d5e4f6aa0b1c2d3e4f5a6b7', '', '%27%3B--', 'NaN'])
      expect(await platform.get(`/api/cart/pull?cartId=${cartId}`)).toMatchObject({
        status: 404,
        json: { code: 404, result: expect.any(String) },
      })
  })

  it('uses the guest cart for a request with a token, and rejects an invalid token with a numeric id', async () => {
    const cartId = await newCart()
    expect(await platform.get(`/api/cart/pull?token=nobodys&cartId=${cartId}`)).toMatchObject({ json: { code: 200, result: [] } })
    expect(await platform.get('/api/cart/pull?token=nobodys&cartId=1')).toMatchObject({
      status: 401,
      json: { code: 401, result: "The consumer isn't authorized to access self." },
    })
    expect((await platform.post('/api/cart/create?token=nobodys', {})).status).toBe(401)
  })

  it('forbids caching', async () => {
    const cartId = await newCart()
    for (const path of ['pull', 'totals', 'payment-methods'])
      expect((await platform.get(`/api/cart/${path}?cartId=${cartId}`)).headers.get('cache-control')).toBe('no-cache, no-store')
  })
})

describe('cart lines', () => {
  it('are stored and returned', async () => {
    const cartId = await newCart()
    const { json } = await update(cartId, { sku: 'SPINDLE', qty: 4 })
    const item = { sku: 'SPINDLE', name: 'Pine spindle', price: 3.5, product_type: 'simple', quote_id: cartId }
    expect(json).toMatchObject({ code: 200, result: { ...item, item_id: expect.any(Number) } })
    const lines = await pull(cartId)
    expect(lines).toEqual([{ ...item, item_id: json.result.item_id, qty: expect.anything() }])
    expect(Number(lines[0].qty)).toBe(4)
  })

  // platform contract §14.13
  it('have numeric quantities', async () => {
    const cartId = await newCart()
    for (const sku of ['SPINDLE', 'CAP', 'PLAN']) await update(cartId, { sku, qty: '2' })
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => qty)).toEqual([2, 2, 2])
  })

  it('are added up without an item id, and set with one, as number or string', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SPINDLE', qty: 4 })
    await update(cartId, { sku: 'SPINDLE', qty: '3' })
    const [line, ...others] = await pull(cartId)
    expect([Number(line.qty), others]).toEqual([7, []])
    await update(cartId, { sku: 'SPINDLE', qty: 2, item_id: line.item_id })
    await update(cartId, { sku: 'IGNORED', qty: '5.9', item_id: String(line.item_id) })
    expect(Number((await pull(cartId))[0].qty)).toBe(5)
  })

  it('are created with an item id of null', async () => {
    const cartId = await newCart()
    expect((await update(cartId, { sku: 'SPINDLE', qty: 1, item_id: null })).json.code).toBe(200)
  })

  it.each([
    { cartItem: [] },
    { cartItem: 'SPINDLE' },
    { cartItem: { sku: { sku: 'SPINDLE' }, qty: 1 } },
    { cartItem: { sku: 'SPINDLE', qty: { qty: 1 } } },
    { cartItem: { sku: 'SPINDLE', qty: [] } },
    { cartItem: { sku: 'SPINDLE', qty: 1, item_id: {} } },
    { cartItem: { sku: 'SKIRTING', qty: 1, product_option: { extension_attributes: [[{ option_id: {} }]] } } },
    {
      cartItem: {
        sku: 'KIT',
        qty: 1,
        product_option: { extension_attributes: { bundle_options: { x: { option_selections: {} } } } },
      },
    },
    { cartItem: { sku: "' OR 1=1 --", qty: 1 } },
    { cartItem: { sku: '\u0000\ud800', qty: 1 } },
  ])('are rejected with an error message for %j', async (body) => {
    const cartId = await newCart()
    expect(await call('update', cartId, body)).toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 404),
      json: { result: expect.any(String) },
    })
    expect(await pull(cartId)).toEqual([])
  })

  it('are deleted, and their ids are not reused', async () => {
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

  it('of another cart cannot be changed', async () => {
    const [mine, other] = [await newCart(), await newCart()]
    const { item_id } = (await update(other, { sku: 'SPINDLE', qty: 1 })).json.result
    expect((await update(mine, { sku: 'SPINDLE', qty: 9, item_id })).status).toBe(404)
    expect((await call('delete', mine, { cartItem: { item_id } })).status).toBe(404)
    expect(Number((await pull(other))[0].qty)).toBe(1)
  })

  it.each([
    ['a missing cart item', undefined, 500, 'No cartItem element provided within the request body'],
    ['an unknown sku', { sku: 'NO-SUCH', qty: 1 }, 404, "doesn't exist"],
    ['no sku', { qty: 1 }, 404, "doesn't exist"],
    ['a list as sku', { sku: ['SPINDLE', 'CAP'], qty: 1 }, 404, "doesn't exist"],
    ['a product that is not for sale', { sku: 'OFF', qty: 1 }, 400, 'not available'],
    ['an out-of-stock product', { sku: 'GONE', qty: 1 }, 400, 'Product that you are trying to add is not available.'],
    ['a quantity above stock', { sku: 'SPINDLE', qty: 21 }, 400, 'The requested qty is not available'],
    ['a quantity above the maximum', { sku: 'CAP', qty: 10_001 }, 400, 'exceeds the maximum'],
    ["a quantity below the product's minimum", { sku: 'BOXED', qty: 10 }, 400, 'The fewest you may purchase is 20.'],
    ["a quantity above the product's maximum", { sku: 'BOXED', qty: 110 }, 400, 'exceeds the maximum'],
    ['a quantity between two steps', { sku: 'BOXED', qty: 25 }, 400, 'only in quantities of 10 at a time.'],
    ['a quantity of zero', { sku: 'CAP', qty: 0 }, 400, 'Invalid value of "0" provided for the qty field.'],
    ['a negative quantity', { sku: 'CAP', qty: -1 }, 400, 'Invalid value'],
    ['a non-numeric quantity', { sku: 'CAP', qty: 'oak' }, 400, 'Invalid value'],
    ['a missing quantity', { sku: 'CAP' }, 400, 'Invalid value'],
    ['half a piece', { sku: 'CAP', qty: 0.5 }, 400, 'fewest'],
    ['an infinite quantity', { sku: 'CAP', qty: '1e400' }, 400, 'Invalid value'],
    ['an unknown item id', { sku: 'CAP', qty: 1, item_id: 123_456 }, 404, "doesn't contain the 123456 item."],
    ['a grouped product', { sku: 'SET', qty: 1 }, 400, 'specify the quantity'],
    ['a configurable product without options', { sku: 'SKIRTING', qty: 1 }, 400, 'You need to choose options for your item.'],
    ['a bundle without options', { sku: 'KIT', qty: 1 }, 400, 'Please select all required options.'],
    ['a missing custom option', { sku: 'SIGN', qty: 1 }, 400, "weren't entered"],
  ])('are rejected for %s', async (_, cartItem, code, result) => {
    const cartId = await newCart()
    const reply = await call('update', cartId, cartItem ? { cartItem } : {})
    expect(reply).toMatchObject({ status: code, json: { code, result: expect.stringContaining(result) } })
    expect(await pull(cartId)).toEqual([])
  })

  // platform contract §14.13
  it('are rejected with an unknown property', async () => {
    const cartId = await newCart()
    for (const [property, name] of [
      ['foo', 'Foo'],
      ['regular_price', 'RegularPrice'],
      ['__proto', '_Proto'],
    ] as const) {
      const { json } = await update(cartId, { sku: 'SPINDLE', qty: 1, [property]: 1 })
      expect(json).toEqual({
        code: 400,
        result: `Property "${name}" does not have accessor method "get${name}" in class "Magento\\Quote\\Api\\Data\\CartItemInterface".`,
      })
    }
    const known = { sku: 'SPINDLE', qty: 1, name: 'Spindle', price: 3.5, product_type: 'simple', quote_id: cartId }
    expect((await update(cartId, known)).json.code).toBe(200)
    expect(await pull(cartId)).toHaveLength(1)
  })

  it('are limited to quantity steps, across lines of the same product', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'BOXED', qty: 20 })
    expect((await update(cartId, { sku: 'BOXED', qty: 10 })).json.code).toBe(200)
    expect((await update(cartId, { sku: 'BOXED', qty: 5 })).json.code).toBe(400)
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => Number(qty))).toEqual([30])
  })

  it('are rejected if their sum exceeds stock, and keep their quantities', async () => {
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
