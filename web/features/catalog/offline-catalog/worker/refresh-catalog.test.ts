import { describe, expect, it, vi } from 'vitest'
import { OfflineError } from '../../../../api/errors.ts'
import type { DeviceStore } from '../../../../storage/device-store.ts'
import { type RefreshOptions, refreshCatalog } from './refresh-catalog.ts'
import { decodeStored } from './stored-catalog.ts'

const MONEY = { currency: 'GBP', locale: 'en-GB', currencySign: '£', priceFormat: '{sign}{amount}', minorDigits: 2 }
const board = (id: string, net = 100) => ({
  id,
  sku: `S-${id}`,
  name: `Board ${id}`,
  url: `/boards/${id}`,
  picture: '/board.png',
  price: { net, gross: net },
})
const WHOLE = {
  format: 2,
  version: 'v1',
  readAt: '2026-11-20T12:00:00Z',
  since: null,
  money: MONEY,
  categories: [{ id: '3', name: 'Boards', url: '/boards' }],
  changed: [board('1'), board('2')],
  removed: [],
}
const HOUR = 3_600_000

/** A device store. Set `works` to false to make it fail. */
function createDevice(stored?: unknown) {
  const kept = { value: stored, works: true, writes: 0 }
  const store: DeviceStore = {
    read: async () => kept.value,
    write: async (value) => {
      kept.writes += 1
      kept.value = value
    },
    change: async (change) => {
      if (!kept.works) return undefined
      const changed = change(kept.value)
      kept.value = changed
      return changed
    },
    clear: async () => {
      kept.value = undefined
    },
  }
  return { store, kept }
}

/** @param answers bodies of successful answers, or the status of a failed one */
function createRefresher(store: DeviceStore, answers: readonly (object | number)[], given: Partial<RefreshOptions> = {}) {
  const left = [...answers]
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const answer = left.shift()
    if (typeof answer === 'number') return new Response(null, { status: answer })
    return Response.json(answer)
  }
  const estimate = async () => ({ usage: 10, quota: 1000 })
  const refresh = (at = 10 * HOUR) => refreshCatalog({ store, address: '/index.json', fetch, now: () => at, estimate, ...given })
  return { refresh, asked }
}

const readSkus = (stored: unknown) => decodeStored(stored).catalogue?.products.map(({ sku }) => sku)

// CACHE-12
describe('refreshCatalog', () => {
  it('fetches everything if nothing is stored', async () => {
    const { store, kept } = createDevice()
    const { refresh, asked } = createRefresher(store, [WHOLE])
    await refresh()
    expect(asked).toEqual(['/index.json'])
    expect(readSkus(kept.value)).toEqual(['S-1', 'S-2'])
  })

  it('fetches changes of the stored catalogue, with the time of the new prices', async () => {
    const { store, kept } = createDevice()
    const { refresh, asked } = createRefresher(store, [
      WHOLE,
      {
        ...WHOLE,
        version: 'v2',
        readAt: '2026-11-21T12:00:00Z',
        since: 'v1',
        changed: [board('2', 999), board('3')],
        removed: ['1'],
      },
    ])
    await refresh(10 * HOUR)
    await refresh(11 * HOUR)
    expect(asked[1]).toBe('/index.json?since=v1')
    expect(readSkus(kept.value)).toEqual(['S-2', 'S-3'])
    expect(decodeStored(kept.value).catalogue).toMatchObject({
      version: 'v2',
      readAt: '2026-11-21T12:00:00Z',
      products: [{ price: { net: 999 } }, {}],
    })
  })

  it('requests once for all tabs, and again when outdated, even if the clock changed', async () => {
    const { store } = createDevice()
    const { refresh, asked } = createRefresher(store, [WHOLE, WHOLE, WHOLE])
    await Promise.all([refresh(), refresh()])
    await refresh(10 * HOUR + 60_000)
    expect(asked).toHaveLength(1)
    await refresh(11 * HOUR)
    await refresh(2 * HOUR)
    expect(asked).toHaveLength(3)
  })

  it('fetches everything if the changes are based on another version', async () => {
    const { store, kept } = createDevice({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    const { refresh, asked } = createRefresher(store, [
      { ...WHOLE, version: 'v9', since: 'v8', changed: [] },
      { ...WHOLE, version: 'v9' },
    ])
    await refresh()
    expect(asked).toEqual(['/index.json?since=v1', '/index.json'])
    expect(decodeStored(kept.value).catalogue?.version).toBe('v9')
  })

  it('keeps the stored catalogue if the shop fails, and does not retry on every page', async () => {
    const { store, kept } = createDevice({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    const { refresh, asked } = createRefresher(store, [503])
    await expect(refresh()).rejects.toThrow('503')
    await refresh()
    expect(asked).toHaveLength(1)
    expect(readSkus(kept.value)).toEqual(['S-1', 'S-2'])
  })

  // CACHE-28
  it.each<[string, () => Promise<Response>]>([
    ['is lost before the answer', () => Promise.reject(new OfflineError())],
    [
      'is lost within the answer',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
    ],
  ])('asks again at once if the connection %s', async (_, fetch) => {
    const { store, kept } = createDevice({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    await expect(createRefresher(store, [], { fetch }).refresh()).rejects.toThrow()
    expect(readSkus(kept.value)).toEqual(['S-1', 'S-2'])
    const { refresh, asked } = createRefresher(store, [{ ...WHOLE, version: 'v2', changed: [board('3')] }])
    await refresh()
    expect(asked).toEqual(['/index.json?since=v1'])
    expect(readSkus(kept.value)).toEqual(['S-3'])
  })

  it('removes a catalogue that has grown too large for devices', async () => {
    const { store, kept } = createDevice({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    await createRefresher(store, [204]).refresh()
    expect(kept.value).toBeUndefined()
  })

  it.each([
    ['stores nothing', { works: false }, {}],
    ['has little space', {}, { estimate: async () => ({ usage: 800, quota: 1000 }) }],
  ])('fetches nothing on a device that %s', async (_, state, given) => {
    const { store, kept } = createDevice()
    Object.assign(kept, state)
    const { refresh, asked } = createRefresher(store, [WHOLE], given)
    await refresh()
    expect([asked, kept.writes]).toEqual([[], 0])
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['an error page', { error: 'no' }],
    ['an unknown format', { ...WHOLE, format: 3 }],
    ['an index without a version', { ...WHOLE, version: undefined }],
    ['an index without products', { ...WHOLE, changed: 'all' }],
    ['an index without a time', { ...WHOLE, readAt: 'lately' }],
    ['an index with an invalid locale', { ...WHOLE, money: { ...MONEY, locale: 'not a locale' } }],
  ])('rejects %s', async (_, answer) => {
    const { store, kept } = createDevice()
    await expect(createRefresher(store, [answer as object]).refresh()).rejects.toThrow('no index')
    expect(kept.writes).toBe(0)
  })

  it('ignores invalid products and URLs outside the shop', async () => {
    const { store, kept } = createDevice()
    const wrong = [
      null,
      7,
      {},
      { ...board('8'), url: '//evil.test/' },
      { ...board('9'), url: 'javascript:alert(1)' },
      { ...board('a'), sku: 7 },
    ]
    await createRefresher(store, [
      { ...WHOLE, changed: [...wrong, { ...board('1'), price: { net: 1.5, gross: 'x' } }] },
    ]).refresh()
    expect(readSkus(kept.value)).toEqual(['S-1'])
    expect(decodeStored(kept.value).catalogue?.products[0]).not.toHaveProperty('price')
  })

  // PRICE-13
  it('ignores invalid quantity breaks', async () => {
    const { store, kept } = createDevice()
    const right = { from: 10, net: 900, gross: 1080 }
    const wrong = [null, 7, { ...right, from: 1 }, { ...right, from: 2.5 }, { ...right, net: 'x' }, { from: 10, net: 900 }]
    const changed = [
      { ...board('1'), price: { net: 1000, gross: 1200, breaks: [...wrong, right] } },
      { ...board('2'), price: { net: 1000, gross: 1200, breaks: 'x' } },
    ]
    await createRefresher(store, [{ ...WHOLE, changed }]).refresh()
    expect(decodeStored(kept.value).catalogue?.products.map(({ price }) => price?.breaks)).toEqual([[right], undefined])
  })

  it('ignores data stored by older versions, and any other data', async () => {
    for (const stored of [
      null,
      'catalogue',
      7,
      [],
      { catalogue: 'v0' },
      { catalogue: { products: [board('1')] }, askedAt: '1' },
      { catalogue: { ...WHOLE, format: undefined, products: [board('1')] }, askedAt: 10 * HOUR - 1 },
    ]) {
      const { store } = createDevice(stored)
      const { refresh, asked } = createRefresher(store, [WHOLE])
      await refresh()
      expect(asked).toEqual(['/index.json'])
    }
  })

  it('continues if the browser gives no storage estimate', async () => {
    const { store, kept } = createDevice()
    const estimate = vi.fn(async () => undefined)
    await createRefresher(store, [WHOLE], { estimate }).refresh()
    expect(readSkus(kept.value)).toEqual(['S-1', 'S-2'])
  })
})
