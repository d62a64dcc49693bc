import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#schema/operation.ts'
import { OfflineError, UnavailableError } from '../errors.ts'
import { ownPrices } from '../session/own-prices.ts'
import { pricedAnswers } from './priced-answers.ts'

const product: Operation<string, object> = { id: 'sha256:product', name: 'Product' }

/** Answers that say whose they are; those of a customer count the customers. */
function shop() {
  let customers = 0
  const onChange = vi.fn()
  const guests = vi.fn(async (): Promise<unknown> => 'a guest’s')
  const own = vi.fn(async (of: number): Promise<unknown> => `customer ${of}’s`)
  const { load } = pricedAnswers({
    // Each is asked for the one operation of this test.
    shared: { load: guests as never },
    open: () => {
      const of = ++customers
      return { load: (() => own(of)) as never }
    },
    onChange,
  })
  return { load: () => load(product, {}, {}), guests, own, onChange }
}

afterEach(() => ownPrices.set(false))

// USER-6
describe('answers with prices', () => {
  it('are everybody’s for guests, a customer’s own from signing in on, and everybody’s again after signing out', async () => {
    const { load, onChange } = shop()
    expect(await load()).toBe('a guest’s')
    ownPrices.set(true)
    expect(await load()).toBe('customer 1’s')
    ownPrices.set(false)
    expect(await load()).toBe('a guest’s')
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('are never those of the customer before', async () => {
    const { load } = shop()
    ownPrices.set(true)
    ownPrices.set(false)
    ownPrices.set(true)
    expect(await load()).toBe('customer 2’s')
  })

  it.each([
    ['came', () => undefined],
    ['failed', () => Promise.reject(new UnavailableError('status 503'))],
  ])('that were under way when somebody signed out are asked for again, whether they %s', async (_, ends) => {
    const { load, own } = shop()
    const { promise: network, resolve: answer } = Promise.withResolvers<void>()
    own.mockImplementationOnce(async () => {
      await network
      await ends()
      return 'customer 1’s'
    })
    ownPrices.set(true)
    const asked = load()
    ownPrices.set(false)
    answer()
    expect(await asked).toBe('a guest’s')
  })

  it('that were under way when somebody signed in are not taken for their own', async () => {
    const { load, guests } = shop()
    const { promise: network, resolve: answer } = Promise.withResolvers<string>()
    guests.mockImplementationOnce(() => network)
    const asked = load()
    ownPrices.set(true)
    answer('a guest’s')
    expect(await asked).toBe('customer 1’s')
  })

  it('are everybody’s without a network, and fail where the shop does not answer', async () => {
    const { load, own } = shop()
    ownPrices.set(true)
    own.mockRejectedValueOnce(new OfflineError())
    expect(await load()).toBe('a guest’s')
    own.mockRejectedValueOnce(new UnavailableError('status 503'))
    await expect(load()).rejects.toThrow('status 503')
  })
})
