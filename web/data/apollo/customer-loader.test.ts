import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#schema/operation.ts'
import { OfflineError, UnavailableError } from '../../api/errors.ts'
import { ownPrices } from '../own-prices.ts'
import { customerLoader } from './customer-loader.ts'

const product: Operation<string, object> = { id: 'sha256:product', name: 'Product' }

/** A shop whose results name their owner; customers are numbered. */
function createShop() {
  let customers = 0
  const onChange = vi.fn()
  const guests = vi.fn(async (): Promise<unknown> => 'a guest’s')
  const own = vi.fn(async (of: number): Promise<unknown> => `customer ${of}’s`)
  // Every call is for the single operation of this test.
  const openOwn = () => {
    const of = ++customers
    return (() => own(of)) as never
  }
  const load = customerLoader(guests as never, openOwn, onChange)
  return { load: () => load(product, {}, {}), guests, own, onChange }
}

afterEach(() => ownPrices.set(false))

// USER-6
describe('customerLoader', () => {
  it('loads shared results for guests, own results after sign-in, and shared results again after sign-out', async () => {
    const { load, onChange } = createShop()
    expect(await load()).toBe('a guest’s')
    ownPrices.set(true)
    expect(await load()).toBe('customer 1’s')
    ownPrices.set(false)
    expect(await load()).toBe('a guest’s')
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('never returns one customer’s results to the next', async () => {
    const { load } = createShop()
    ownPrices.set(true)
    ownPrices.set(false)
    ownPrices.set(true)
    expect(await load()).toBe('customer 2’s')
  })

  it.each([
    ['succeeds', () => undefined],
    ['fails', () => Promise.reject(new UnavailableError('status 503'))],
  ])('loads again after a sign-out if the request was still in flight and %s', async (_, ends) => {
    const { load, own } = createShop()
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

  it('does not return a result requested before sign-in to the customer', async () => {
    const { load, guests } = createShop()
    const { promise: network, resolve: answer } = Promise.withResolvers<string>()
    guests.mockImplementationOnce(() => network)
    const asked = load()
    ownPrices.set(true)
    answer('a guest’s')
    expect(await asked).toBe('customer 1’s')
  })

  it('falls back to shared results offline, and throws if the shop does not answer', async () => {
    const { load, own } = createShop()
    ownPrices.set(true)
    own.mockRejectedValueOnce(new OfflineError())
    expect(await load()).toBe('a guest’s')
    own.mockRejectedValueOnce(new UnavailableError('status 503'))
    await expect(load()).rejects.toThrow('status 503')
  })
})
