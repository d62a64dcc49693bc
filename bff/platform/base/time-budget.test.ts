import { describe, expect, it } from 'vitest'
import { platformClient, VIEW } from '../testing/platform-client.ts'
import { json, silence } from '../testing/scripted-platform.ts'
import { createTimeBudget } from './time-budget.ts'

const STOCK = json({ code: 200, result: [{ product_id: 7, qty: 4, is_in_stock: true }] })
const PRICES = json({ code: 200, result: { items: [{ id: 7, price_info: { final_price: 3, regular_price: 3 } }] } })
const createShortBudget = () => ({ budget: createTimeBudget(20) })

describe('stock and prices beyond the time budget', () => {
  it('are not awaited', async () => {
    const { client, log } = await platformClient(silence, { timeoutMs: 60_000 })
    const options = createShortBudget()
    expect(await client.stock(VIEW, ['A', 'B'], options)).toEqual([null, null])
    expect(await client.prices(VIEW, ['A'], options)).toEqual({ items: [], isComplete: false })
    expect(options.budget.exceeded()).toBe(true)
    expect(log.lines.map(({ message }) => message)).toEqual(['stock lookup timed out', 'price lookup timed out'])
  })

  it('are cached for the next request', async () => {
    const arrived = Promise.withResolvers<() => void>()
    const { client, platform } = await platformClient((response, asked) => arrived.resolve(() => STOCK(response, asked)), {
      timeoutMs: 60_000,
    })
    expect(await client.stock(VIEW, ['A'], createShortBudget())).toEqual([null])
    const answer = await arrived.promise
    answer()
    const readStock = () => client.stock(VIEW, ['A'], createShortBudget())
    await expect.poll(readStock).toMatchObject([{ sku: 'A', qty: 4 }])
    expect(platform.asked).toHaveLength(1)
  })

  it('come from the cache if they were read a minute ago', async () => {
    const { client, platform, pass } = await platformClient(STOCK, { timeoutMs: 60_000 })
    await client.stock(VIEW, ['A'])
    platform.behave(PRICES)
    await client.prices(VIEW, ['A'])
    platform.behave(silence)
    pass(200)
    expect(await client.stock(VIEW, ['A'], createShortBudget())).toMatchObject([{ qty: 4 }])
    expect(await client.prices(VIEW, ['A'], createShortBudget())).toMatchObject({ items: [{ id: '7' }], isComplete: true })
  })

  it('share one time budget, and cached values use none of it', async () => {
    const { client, platform } = await platformClient(STOCK, { timeoutMs: 60_000 })
    await client.stock(VIEW, ['A'])
    platform.behave(silence)
    const options = createShortBudget()
    expect(await client.stock(VIEW, ['B'], options)).toEqual([null])
    expect(await client.stock(VIEW, ['A'], options)).toMatchObject([{ qty: 4 }])
    expect(await client.stock(VIEW, ['C'], options)).toEqual([null])
  })

  it('throw the reason of a caller who has aborted', async () => {
    const { client } = await platformClient(silence, { timeoutMs: 60_000 })
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(client.stock(VIEW, ['A'], { ...createShortBudget(), signal })).rejects.toThrow('gone')
  })
})
