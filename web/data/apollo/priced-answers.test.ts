import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#schema/operation.ts'
import { OfflineError, UnavailableError } from '../../api/errors.ts'
import { ownPrices } from '../session/own-prices.ts'
import { pricedAnswers } from './priced-answers.ts'

const product: Operation<string, object> = { id: 'sha256:product', name: 'Product' }

/** A shop whose answers name their owner; customers are numbered. */
function shop() {
  let customers = 0
  const onChange = vi.fn()
  const guests = vi.fn(async (): Promise<unknown> => 'a guest’s')
  const own = vi.fn(async (of: number): Promise<unknown> => `customer ${of}’s`)
  const { load } = pricedAnswers({
    // Every call is for the single operation of this test.
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
describe('answers with customer prices', () => {
  it('serves shared answers to guests, own answers after sign-in, and shared answers again after sign-out', async () => {
    const { load, onChange } = shop()
    expect(await load()).toBe('a guest’s')
    ownPrices.set(true)
    expect(await load()).toBe('customer 1’s')
    ownPrices.set(false)
    expect(await load()).toBe('a guest’s')
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('never serves one customer’s answers to the next', async () => {
    const { load } = shop()
    ownPrices.set(true)
    ownPrices.set(false)
    ownPrices.set(true)
    expect(await load()).toBe('customer 2’s')
  })

  it.each([
    ['came', () => undefined],
    ['failed', () => Promise.reject(new UnavailableError('status 503'))],
  ])('refetches after a sign-out an answer still in flight, whether the request %s', async (_, ends) => {
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

  it('does not treat an answer requested before sign-in as the customer’s own', async () => {
    const { load, guests } = shop()
    const { promise: network, resolve: answer } = Promise.withResolvers<string>()
    guests.mockImplementationOnce(() => network)
    const asked = load()
    ownPrices.set(true)
    answer('a guest’s')
    expect(await asked).toBe('customer 1’s')
  })

  it('falls back to shared answers offline, and fails if the shop does not answer', async () => {
    const { load, own } = shop()
    ownPrices.set(true)
    own.mockRejectedValueOnce(new OfflineError())
    expect(await load()).toBe('a guest’s')
    own.mockRejectedValueOnce(new UnavailableError('status 503'))
    await expect(load()).rejects.toThrow('status 503')
  })
})
