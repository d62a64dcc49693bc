import { describe, expect, it } from 'vitest'
import { cartPlatform, chosenOptions, option } from './cart.test-kit.ts'

const { read, newCart, update, pull } = cartPlatform()

describe('configurable product in the cart API', () => {
  it('is bought by parent sku and options, and returned with the variant’s sku', async () => {
    const cartId = await newCart()
    const { json } = await update(cartId, { sku: 'SKIRTING', qty: 2, ...chosenOptions(option('141', '58'), option('142', 7)) })
    expect(json.result).toMatchObject({
      sku: 'SKIRTING-24',
      name: 'Oak skirting',
      price: 18.5,
      product_type: 'configurable',
      product_option: {
        extension_attributes: { configurable_item_options: [option('141', 58), option('142', 7)] },
      },
    })
    await update(cartId, { sku: 'SKIRTING', qty: 1, ...chosenOptions(option('142', '7'), option('141', 58)) })
    expect((await pull(cartId)).map(({ qty }: { qty: unknown }) => Number(qty))).toEqual([3])
  })

  it('resolves attributes in a list, and options without an attribute code', async () => {
    const { json } = await update(await newCart(), {
      sku: 'SKIRTING',
      qty: 1,
      ...chosenOptions(option('141', 59), option('142', 7)),
    })
    expect(json.result).toMatchObject({ sku: 'SKIRTING-36', price: 27 })
  })

  it.each([
    ['only one option', chosenOptions(option('141', 58))],
    ['a disabled variant', chosenOptions(option('141', 58), option('142', 8))],
    ['an unknown combination', chosenOptions(option('141', 60), option('142', 7))],
    ['nonsense', { product_option: 'oak' }],
    ['empty lists', chosenOptions([], [])],
  ])('is rejected with %s', async (_, options) => {
    expect((await update(await newCart(), { sku: 'SKIRTING', qty: 1, ...options })).json).toEqual({
      code: 400,
      result: 'You need to choose options for your item.',
    })
  })

  it('is a simple product if bought by variant sku', async () => {
    const { json } = await update(await newCart(), { sku: 'SKIRTING-24', qty: 1 })
    expect(json.result).toMatchObject({ sku: 'SKIRTING-24', product_type: 'simple', price: 18.5 })
    expect(json.result).not.toHaveProperty('product_option')
  })

  it('can be changed to another variant, and merges with a line that has it', async () => {
    const cartId = await newCart()
    const long = chosenOptions(option('141', 59), option('142', 7))
    const { item_id } = (await update(cartId, { sku: 'SKIRTING', qty: 2, ...chosenOptions(option('141', 58), option('142', 7)) }))
      .json.result
    await update(cartId, { sku: 'SKIRTING', qty: 4, item_id, ...long })
    expect(await pull(cartId)).toMatchObject([{ item_id, sku: 'SKIRTING-36' }])
    const short = await update(cartId, { sku: 'SKIRTING', qty: 1, ...chosenOptions(option('141', 58), option('142', 7)) })
    await update(cartId, { sku: 'SKIRTING', qty: 3, item_id: short.json.result.item_id, ...long })
    const lines = await pull(cartId)
    expect(lines).toMatchObject([{ item_id, sku: 'SKIRTING-36' }])
    expect(Number(lines[0].qty)).toBe(7)
  })
})

describe('bundle in the cart API', () => {
  const bundle = (bundle_options: unknown) => ({ product_option: { extension_attributes: { bundle_options } } })

  it('costs the sum of its components and joins their skus to its own', async () => {
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

  it('accepts options as a map', async () => {
    const chosen = bundle({ 700: { option_id: '700', option_qty: '1', option_selections: ['7001'] } })
    const { json } = await update(await newCart(), { sku: 'KIT', qty: 1, ...chosen })
    expect(json.result).toMatchObject({
      price: 16,
      product_option: {
        extension_attributes: { bundle_options: [{ option_id: 700, option_qty: 1, option_selections: [7001] }] },
      },
    })
  })

  it('rejects selections of other bundles', async () => {
    const chosen = bundle([{ option_id: 700, option_selections: ['9999'] }])
    expect((await update(await newCart(), { sku: 'KIT', qty: 1, ...chosen })).status).toBe(400)
  })
})

describe('custom options in the cart API', () => {
  const toAnswers = (...custom_options: object[]) => ({ product_option: { extension_attributes: { custom_options } } })

  it('add their surcharge and create separate lines', async () => {
    const cartId = await newCart()
    const plain = await update(cartId, { sku: 'SIGN', qty: 1, ...toAnswers(option('800', 'The Oaks')) })
    expect(plain.json.result).toMatchObject({ sku: 'SIGN', price: 25 })
    const oiled = toAnswers(option('801', '8010,8011'), option('800', 'The Oaks'))
    expect((await update(cartId, { sku: 'SIGN', qty: 1, ...oiled })).json.result.price).toBe(20 + 5 + 2 + 1.5)
    expect(await pull(cartId)).toHaveLength(2)
    const { items } = await read('totals', cartId)
    expect(JSON.parse(items[1].options)).toEqual([
      { value: 'The Oaks', label: 'Text' },
      { value: 'Oiled, Waxed', label: 'Finish' },
    ])
  })

  it('have their answers escaped in totals, as the platform does', async () => {
    const cartId = await newCart()
    await update(cartId, { sku: 'SIGN', qty: 1, ...toAnswers(option('800', '<A> & "B"')) })
    const [item] = (await read('totals', cartId)).items
    expect(JSON.parse(item.options)).toEqual([{ value: '&#60;A&#62; &#38; &#34;B&#34;', label: 'Text' }])
  })

  it('take the last of several answers to one option', async () => {
    const twice = toAnswers(option('802', '8020'), option('800', 'Oak'), option('802', '8021'))
    expect((await update(await newCart(), { sku: 'SIGN', qty: 1, ...twice })).json.result.price).toBe(20 + 5 + 3)
  })

  it.each([
    ['a text that is too long', toAnswers(option('800', 'A very long name for a house'))],
    ['an unknown value', toAnswers(option('800', 'Oak'), option('801', '1'))],
    ['an empty text', toAnswers(option('800', ''))],
    ['two values of a single choice', toAnswers(option('800', 'Oak'), option('802', '8020,8021'))],
    ['a value twice', toAnswers(option('800', 'Oak'), option('801', '8010,8010'))],
  ])('are rejected with %s', async (_, options) => {
    expect((await update(await newCart(), { sku: 'SIGN', qty: 1, ...options })).status).toBe(400)
  })
})
