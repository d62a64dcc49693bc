import { describe, expect, it } from 'vitest'
import { type CartPlatform, cartPlatform, type Fate } from '../../testing/cart-platform.ts'
import type { CartChange } from '../change-cart.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { createShopper, line } from '../sync/sync.test-kit.ts'
import { addLines, removeLines, updateLines } from './change-lines.ts'

const NOTHING: LineSelection = { stock: false, product: null }

function createClient(cart: CartPlatform = cartPlatform(), settings = {}) {
  const { scope, sync, session } = createShopper({ cart, settings })
  return {
    cart,
    sync,
    session,
    add: (idempotencyKey: string, ...lines: readonly (readonly [string, number])[]) =>
      addLines({ idempotencyKey, lines: lines.map(([sku, quantity]) => ({ sku, quantity })) }, NOTHING, scope()),
    update: (idempotencyKey: string, ...lines: readonly (readonly [string, number])[]) =>
      updateLines({ idempotencyKey, lines: lines.map(([itemId, quantity]) => ({ itemId, quantity })) }, NOTHING, scope()),
    remove: (idempotencyKey: string, ...itemIds: readonly string[]) => removeLines({ idempotencyKey, itemIds }, NOTHING, scope()),
  }
}

const quantities = ({ cart }: CartChange) => cart && Object.fromEntries(cart.lines.map(({ sku, quantity }) => [sku, quantity]))
const skus = ({ cart }: CartChange) => cart?.lines.map(({ sku }) => sku)
const errors = ({ userErrors }: CartChange) => userErrors.map(({ code, field }) => `${code} ${field}`)
const itemId = ({ cart }: CartChange, sku: string) => cart?.lines.find((each) => each.sku === sku)?.itemId ?? ''

// FRONT-8
describe('addLines', () => {
  it('adds products, and adds to the lines that the cart has', async () => {
    const { add, cart } = createClient()
    expect(quantities(await add('a1', ['A', 2], ['B', 1]))).toEqual({ A: 2, B: 1 })
    expect(quantities(await add('a2', ['A', 3]))).toEqual({ A: 5, B: 1 })
    expect(cart.quantities()).toEqual({ A: 5, B: 1 })
  })

  it('makes no platform call if the shop keeps no carts on the platform', async () => {
    const { add, cart } = createClient(cartPlatform(), { sync: false })
    expect(await add('a1', ['A', 2])).toEqual({ cart: null, userErrors: [] })
    expect(cart.calls).toEqual([])
  })

  it('returns the lines in the order they were added', async () => {
    const { add } = createClient()
    await add('a1', ['A', 1], ['B', 1])
    expect(skus(await add('a2', ['C', 1], ['B', 1]))).toEqual(['A', 'B', 'C'])
    expect(skus(await add('a2', ['C', 1], ['B', 1]))).toEqual(['A', 'B', 'C'])
  })

  // FRONT-18
  it('states no revision, because none of a device was applied, not even if the key is repeated', async () => {
    const { add, update, remove, sync } = createClient()
    await sync(4, [line('A', 1)])
    const added = await add('a1', ['A', 2])
    const answers = [
      added,
      await add('a1', ['A', 2]),
      await update('u1', [itemId(added, 'A'), 4]),
      await remove('r1', itemId(added, 'A')),
    ]
    expect(answers.map(({ cart }) => cart?.revision)).toEqual([0, 0, 0, 0])
  })

  it('counts a product that is named twice with both quantities', async () => {
    const { add } = createClient()
    expect(quantities(await add('a1', ['A', 2], ['A', 3]))).toEqual({ A: 5 })
  })

  // CART-53
  it('adds no product that is sold by telephone only', async () => {
    const { add, cart } = createClient()
    expect(errors(await add('a1', ['BEAM', 1], ['B', 1]))).toEqual(['REFUSED lines.0'])
    expect(cart.quantities()).toEqual({ B: 1 })
  })

  it('adds once for a repeated key, and returns the cart as it is', async () => {
    const { add, cart } = createClient()
    await add('a1', ['A', 2])
    await add('a2', ['B', 1])
    expect(quantities(await add('a1', ['A', 2]))).toEqual({ A: 2, B: 1 })
    expect(cart.quantities()).toEqual({ A: 2, B: 1 })
  })

  it('adds each quantity of concurrent requests', async () => {
    const { add, cart } = createClient()
    await Promise.all([add('a1', ['A', 1]), add('a2', ['A', 2]), add('a1', ['A', 1])])
    expect(cart.quantities()).toEqual({ A: 3 })
  })

  it.each<Fate>(['lost on the way', 'lost on the way back'])(
    'adds once if an update is %s and the client tries again',
    async (fate) => {
      let failing = 0
      const cart = cartPlatform({ fate: (call) => (/^update B/.test(call) && failing-- > 0 ? fate : 'answered') })
      const { add } = createClient(cart)
      await add('a1', ['A', 1], ['B', 1])
      failing = 1
      expect(errors(await add('a2', ['A', 2], ['B', 2]))).toEqual(['UNAVAILABLE lines.1'])
      expect(errors(await add('a2', ['A', 2], ['B', 2]))).toEqual([])
      expect(cart.quantities()).toEqual({ A: 3, B: 3 })
    },
  )

  it('leaves lines alone that it does not name, whatever the shop merges', async () => {
    const { add, cart } = createClient(cartPlatform(), { mayChangeLines: true, mayRemoveLines: true, mergeByDefault: false })
    await add('a1', ['A', 2])
    cart.put('C', 4)
    expect(quantities(await add('a2', ['A', 1]))).toEqual({ A: 3, C: 4 })
  })

  it.each([
    ['an unknown product', 'a1', ['NONE', 1], 'NOT_FOUND lines.0'],
    ['a quantity of none', 'a1', ['A', 0], 'INVALID lines.0.quantity'],
    ['a negative quantity', 'a1', ['A', -2], 'INVALID lines.0.quantity'],
    ['an invalid key', 'a b', ['A', 1], 'INVALID idempotencyKey'],
    ['a key of digits only', '1', ['A', 1], 'INVALID idempotencyKey'],
    ['a key that every object has', '__proto__', ['A', 1], 'INVALID idempotencyKey'],
  ] as const)('refuses %s', async (_, key, added, error) => {
    expect(errors(await createClient().add(key, added))).toEqual([error])
  })

  it('says what a valid key is', async () => {
    const [error] = (await createClient().add('x'.repeat(65), ['A', 1])).userErrors
    expect(error?.message).toBe('This change has no valid key: 1 to 64 letters, digits, - and _, not only digits.')
  })

  it('adds the other products if one is refused', async () => {
    const answer = await createClient().add('a1', ['NONE', 1], ['A', 1])
    expect([quantities(answer), errors(answer)]).toEqual([{ A: 1 }, ['NOT_FOUND lines.0']])
  })

  it('adds to lines of a full cart, and refuses a line more', async () => {
    const { add, cart } = createClient()
    await add('a1', ['A', 1])
    for (let i = 1; i < 200; i++) cart.put(`S${i}`, 1)
    expect(errors(await add('a2', ['A', 2]))).toEqual([])
    expect(cart.quantities()).toMatchObject({ A: 3 })
    expect(errors(await add('a3', ['A', 1], ['B', 1]))).toEqual(['INVALID lines'])
    expect(cart.quantities()).not.toHaveProperty('B')
  })

  it('refuses more lines than a cart holds, without a change', async () => {
    const { add, cart } = createClient()
    const many = Array.from({ length: 201 }, (_, i) => [`S${i}`, 1] as const)
    expect(errors(await add('a1', ...many))).toEqual(['INVALID lines'])
    expect(cart.calls).toEqual([])
  })
})

// FRONT-8
describe('updateLines', () => {
  it('sets the quantity of a line and leaves the others', async () => {
    const { add, update, cart } = createClient()
    const first = await add('a1', ['A', 2], ['B', 1])
    expect(quantities(await update('u1', [itemId(first, 'A'), 7]))).toEqual({ A: 7, B: 1 })
    expect(cart.quantities()).toEqual({ A: 7, B: 1 })
  })

  it('leaves each line in its place', async () => {
    const { add, update } = createClient()
    const first = await add('a1', ['A', 2], ['B', 1], ['C', 1])
    expect(skus(await update('u1', [itemId(first, 'C'), 2], [itemId(first, 'B'), 3]))).toEqual(['A', 'B', 'C'])
  })

  it('changes nothing if an older change is repeated late', async () => {
    const { add, update, cart } = createClient()
    const first = await add('a1', ['A', 2])
    await update('u1', [itemId(first, 'A'), 7])
    await update('u2', [itemId(first, 'A'), 4])
    expect(quantities(await update('u1', [itemId(first, 'A'), 7]))).toEqual({ A: 4 })
    expect(cart.quantities()).toEqual({ A: 4 })
  })

  it('names a line that the cart does not have', async () => {
    const { add, update } = createClient()
    await add('a1', ['A', 2])
    const answer = await update('u1', ['none', 3])
    expect([quantities(answer), errors(answer)]).toEqual([{ A: 2 }, ['NOT_FOUND lines.0.itemId']])
    expect(errors(await createClient().update('u1', ['none', 3]))).toEqual(['NOT_FOUND lines.0.itemId'])
  })
})

// FRONT-8
describe('removeLines', () => {
  it('removes lines and ignores lines that the cart no longer has', async () => {
    const { add, remove, cart } = createClient()
    const first = await add('a1', ['A', 2], ['B', 1])
    expect(quantities(await remove('r1', itemId(first, 'A'), 'none'))).toEqual({ B: 1 })
    expect(cart.quantities()).toEqual({ B: 1 })
    expect(await createClient().remove('r1', 'none')).toEqual({ cart: null, userErrors: [] })
  })
})

// FRONT-8
describe('a cart that is changed by line', () => {
  it('has an id that does not reveal the id of the platform', async () => {
    const { add, session } = createClient()
    const [one, two] = [await add('a1', ['A', 1]), await add('a2', ['A', 1])]
    expect(one.cart?.id).toMatch(/^[\w-]{22}$/)
    expect(two.cart?.id).toBe(one.cart?.id)
    expect(one.cart?.id).not.toContain(session.read().cartId)
  })

  it('is the cart that a device syncs', async () => {
    const { add, sync, cart } = createClient()
    await sync(1, [line('A', 2)])
    await add('a1', ['A', 1], ['B', 1])
    expect(cart.quantities()).toEqual({ A: 3, B: 1 })
  })
})
