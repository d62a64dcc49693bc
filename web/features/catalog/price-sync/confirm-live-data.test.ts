import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfflineError } from '../../../api/errors.ts'
import { confirmLiveData } from './confirm-live-data.ts'

const product = (isCurrent: boolean, status = 'OK', sku = 'A') => ({ sku, price: { isCurrent }, stock: { status } })
const ON = { priceSync: 'on', stockSync: true } as const
const DELAY_MS = 1500

const setMark = vi.fn<(name: string, isOn: boolean) => void>()
const sendEvent = vi.fn<(event: CustomEvent<{ readonly skus: readonly string[] }>) => void>()
const warn = vi.fn<() => void>()
const device = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  device.onLine = true
  for (const spy of [setMark, sendEvent, warn]) spy.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.stubGlobal('document', { documentElement: { toggleAttribute: setMark } })
  vi.stubGlobal('location', { href: 'https://shop.example/decking' })
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('dispatchEvent', sendEvent)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A router that shows a screen with data, and whose loader returns other data. */
function openScreen(shown: unknown, loaded: unknown = product(true), settings: Parameters<typeof confirmLiveData>[1] = ON) {
  const loader = vi.fn(async () => {
    if (loaded instanceof Error) throw loaded
    return loaded
  })
  const revalidate = vi.fn(async () => undefined)
  const state = (key: string, loaderData: unknown, navigation = 'idle') => ({
    navigation: { state: navigation },
    location: { key },
    loaderData,
    matches: [{ route: { loader, path: '/decking' }, params: {} }],
  })
  let listener: (state: DataRouter['state']) => void = () => undefined
  const router = {
    state: state('first', shown),
    revalidate,
    subscribe: (subscribed: typeof listener) => {
      listener = subscribed
    },
  }
  confirmLiveData(router as unknown as DataRouter, settings)
  return {
    loader,
    revalidate,
    navigate: (...given: Parameters<typeof state>) => listener(state(...given) as unknown as DataRouter['state']),
  }
}

const lastMark = () => setMark.mock.lastCall
const sentSkus = () => sendEvent.mock.calls.map(([{ detail }]) => detail.skus)

describe('confirmLiveData', () => {
  // PRICE-2
  it('loads a screen with unconfirmed prices once more, updates it, and reports the skus confirmed since', async () => {
    const { loader, revalidate } = openScreen(
      [product(false), product(false, 'OK', 'B')],
      [product(true), product(false, 'OK', 'B')],
    )
    expect(lastMark()).toEqual(['data-prices', false])
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1)
    expect(loader).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([loader, revalidate].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(sentSkus()).toEqual([['A']])
    expect(lastMark()).toEqual(['data-prices', true])
  })

  // STOCK-13
  it.each([
    ['loads a screen with unverified stock once more, and reports no prices', product(true, 'VOLATILE'), ON, 1],
    ['ignores unverified stock if stock is not synchronised', product(true, 'VOLATILE'), { ...ON, stockSync: false }, 0],
    ['ignores unconfirmed prices if prices are not synchronised', product(false), { ...ON, priceSync: 'off' as const }, 0],
    ['loads nothing if everything is confirmed', product(true), ON, 0],
  ])('%s', async (_, shown, settings, loads) => {
    const { loader, revalidate } = openScreen(shown, product(true), settings)
    expect(lastMark()).toEqual(['data-prices', true])
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect([loader, revalidate].map(({ mock }) => mock.calls.length)).toEqual([loads, loads])
    expect(sendEvent).not.toHaveBeenCalled()
  })

  it('checks a screen when its navigation ends, once', async () => {
    const { loader, navigate } = openScreen(product(true))
    navigate('second', product(false), 'loading')
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(loader).not.toHaveBeenCalled()
    navigate('second', product(false))
    await vi.advanceTimersByTimeAsync(60_000)
    navigate('second', product(false))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(loader).toHaveBeenCalledOnce()
  })

  it('changes nothing on a screen that the shopper has opened meanwhile', async () => {
    const loaded = Promise.withResolvers<unknown>()
    const { loader, revalidate, navigate } = openScreen(product(false))
    loader.mockReturnValueOnce(loaded.promise as Promise<object>)
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(loader).toHaveBeenCalledOnce()
    navigate('second', product(false))
    loaded.resolve(product(true))
    await vi.advanceTimersByTimeAsync(0)
    expect(revalidate).not.toHaveBeenCalled()
    expect(lastMark()).toEqual(['data-prices', false])
  })

  it('asks for nothing while the device is offline, and shows the prices that it has', async () => {
    const { loader } = openScreen(product(false))
    device.onLine = false
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(loader).not.toHaveBeenCalled()
    expect(lastMark()).toEqual(['data-prices', true])
  })

  it.each([
    ['logs', new Error('The shop answered with 500'), 1],
    ['does not log', new OfflineError(), 0],
  ])('%s a failure (%s), and shows the prices that it has', async (_, failure, logged) => {
    openScreen(product(false), failure)
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(warn).toHaveBeenCalledTimes(logged)
    expect(lastMark()).toEqual(['data-prices', true])
    expect(sendEvent).not.toHaveBeenCalled()
  })
})
