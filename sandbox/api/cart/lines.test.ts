import { describe, expect, it } from 'vitest'
import { cartPlatform } from './cart.test-kit.ts'

const { platform, call, newCart, update, pull } = cartPlatform()

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

  // platform contract §14.13
  it('have numbers as quantities', async () => {
    const cartId = await newCart()
    for (const sku of ['SPINDLE', 'CAP', 'PLAN']) await update(cartId, { sku, qty: '2' })
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => qty)).toEqual([2, 2, 2])
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

  it('are new with an item id of null', async () => {
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
  ])('are refused with a sentence for %j', async (body) => {
    const cartId = await newCart()
    expect(await call('update', cartId, body)).toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 404),
      json: { result: expect.any(String) },
    })
    expect(await pull(cartId)).toEqual([])
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
    ['fewer than are sold', { sku: 'BOXED', qty: 10 }, 400, 'The fewest you may purchase is 20.'],
    ['more than are sold in a cart', { sku: 'BOXED', qty: 110 }, 400, 'exceeds the maximum'],
    ['what is between two steps', { sku: 'BOXED', qty: 25 }, 400, 'only in quantities of 10 at a time.'],
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

  // platform contract §14.13
  it('are refused with a property that a cart item does not have', async () => {
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

  it('are taken in the steps they are sold in, and counted together', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'BOXED', qty: 20 })
    expect((await update(cartId, { sku: 'BOXED', qty: 10 })).json.code).toBe(200)
    expect((await update(cartId, { sku: 'BOXED', qty: 5 })).json.code).toBe(400)
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => Number(qty))).toEqual([30])
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
