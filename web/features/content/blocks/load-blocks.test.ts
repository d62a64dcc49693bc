import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadContext } from '../../../data/loading.ts'
import { loadBlocks } from './load-blocks.ts'

const BLOCK = { __typename: 'CmsBlock', id: '1', content: '<p>Oak</p>' } as const
const loadWith = (answer: () => Promise<unknown>, place: 'CART' | 'CHECKOUT' = 'CART') =>
  loadBlocks({ context: new RouterContextProvider(new Map([[loadContext, answer]])) as never }, place)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

// CMS-27
describe('loadBlocks', () => {
  it('asks for the blocks of the place', async () => {
    const load = vi.fn(async () => ({ placedBlocks: [BLOCK] }))
    expect(await loadWith(load, 'CHECKOUT')).toEqual([BLOCK])
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'PlacedBlocks' }), { place: 'CHECKOUT' })
  })

  it.each([
    ['the platform does not answer', async () => ({ placedBlocks: null })],
    ['there is no network', () => Promise.reject(new Error('no network'))],
  ])('finds none if %s', async (_, load) => {
    expect(await loadWith(load)).toEqual([])
  })

  it('waits on the server, but only for a moment in the browser', async () => {
    vi.useFakeTimers()
    const loadSlowly = () => new Promise((resolve) => setTimeout(resolve, 1000, { placedBlocks: [BLOCK] }))
    const onServer = loadWith(loadSlowly)
    vi.stubEnv('SSR', false)
    const inBrowser = loadWith(loadSlowly)
    await vi.advanceTimersByTimeAsync(1000)
    expect([await onServer, await inBrowser]).toEqual([[BLOCK], []])
  })
})
