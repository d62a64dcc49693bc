import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { platformClient } from '../../../platform/testing/platform-client.ts'
import { json } from '../../../platform/testing/scripted-platform.ts'
import { createShopper, line, readErrors } from './sync.test-kit.ts'

type Answers = Readonly<Record<string, unknown>>

/** A platform that answers each cart call over HTTP with a given value. */
async function createHostile() {
  let answers: Answers = {}
  const { client } = await platformClient((response, { url }) => {
    const [path = ''] = url.replace('/api/cart/', '').split('?')
    json({ code: 200, result: answers[path] })(response, { url, method: '', headers: {}, body: '' })
  })
  return {
    sync: (given: Answers, ...sent: Parameters<ReturnType<typeof createShopper>['sync']>) => {
      answers = { create: 'masked-1', ...given }
      const { sync, session } = createShopper({ platform: { cart: client.cart } })
      session.change({ cartId: 'masked-1' })
      return sync(...sent)
    },
  }
}

const item = (itemId: unknown, sku: string, qty: unknown) => ({ item_id: itemId, sku, qty, name: sku, product_type: 'simple' })

describe('cart on a platform that returns garbage', () => {
  it('loses only the unreadable parts of an answer', async () => {
    const { sync } = await createHostile()
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(-1, 0.5, 1e300, '1e300', '2.0000', '', null, [], {}, 'A', 'SKIRTING-OAK'),
    )
    const lines = fc.array(fc.record({ item_id: value, sku: value, qty: value, product_option: value }, { requiredKeys: [] }), {
      maxLength: 5,
    })
    const costs = fc.record({ item_id: value, qty: value, price: value, price_incl_tax: value, row_total: value, options: value })
    const totals = fc.record({
      grand_total: value,
      subtotal_incl_tax: value,
      coupon_code: value,
      discount_amount: value,
      items: fc.array(costs),
      total_segments: fc.array(fc.record({ code: value, title: value, value })),
    })
    const given = fc.record({
      pull: fc.oneof(lines, value),
      update: fc.oneof(fc.record({ item_id: value, sku: value, qty: value }), value),
      totals: fc.oneof(totals, value),
      delete: value,
    })
    await fc.assert(
      fc.asyncProperty(given, async (answers) => {
        const { cart } = await sync(answers, 1, [line('A', 2), line('SKIRTING-OAK', 1)], {
          removed: [line('B', 1)],
          isForced: true,
        })
        for (const { quantity, itemId } of cart?.lines ?? [])
          expect([Number.isInteger(quantity), quantity > 0, typeof itemId]).toEqual([true, true, 'string'])
        JSON.stringify(cart)
      }),
      { numRuns: 150 },
    )
  })

  it('shows a thousand lines, each with its own name', async () => {
    const { sync } = await createHostile()
    const pull = Array.from({ length: 1000 }, (_, i) => item(i + 1, `A${i % 900}`, 1))
    const { cart } = await sync({ pull, totals: {} }, 0, [])
    expect([cart?.quantity, new Set(cart?.lines.map(({ key }) => key)).size]).toEqual([1000, 1000])
  })

  it.each([
    ['a negative quantity', -3],
    ['a fractional quantity', '0.5000'],
    ['an excessive quantity', 1e12],
    ['no quantity', null],
  ])('sets a line with %s to the quantity the shopper wants', async (_, qty) => {
    const { sync } = await createHostile()
    const answer = await sync({ pull: [item(1, 'A', qty)], update: item(1, 'A', 2), totals: {} }, 1, [line('A', 2)])
    expect([readErrors(answer), answer.cart?.lines]).toMatchObject([[], [{ quantity: 2 }]])
  })

  it('ignores impossible prices', async () => {
    const { sync } = await createHostile()
    const items = [{ item_id: 1, qty: 2, price: -5, price_incl_tax: 1e15, row_total: 'free', row_total_incl_tax: [] }]
    const totals = { grand_total: 1e300, items, total_segments: [{ code: 'grand_total', value: 'much' }] }
    const { cart } = await sync({ pull: [item(1, 'A', 2)], totals }, 0, [])
    expect(cart).toMatchObject({ totals: null, lines: [{ unitPrice: null, rowTotal: null, quantity: 2 }] })
  })
})
