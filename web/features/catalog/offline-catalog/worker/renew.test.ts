import { describe, expect, it, vi } from 'vitest'
import type { DeviceStore } from '../../../../storage/device-store.ts'
import { decodePocket } from './kept-catalogue.ts'
import { type Renewal, renewCatalogue } from './renew.ts'

const MONEY = { currency: 'GBP', locale: 'en-GB', currencySign: '£', priceFormat: '{sign}{amount}', minorDigits: 2 }
const board = (id: string, net = 100) => ({
  ...{ id, sku: `S-${id}`, name: `Board ${id}`, url: `/boards/${id}`, picture: '/board.png' },
  price: { net, gross: net },
})
const WHOLE = {
  format: 2,
  version: 'v1',
  readAt: '2026-11-20T12:00:00Z',
  since: null,
  money: MONEY,
  changed: [board('1'), board('2')],
  removed: [],
}
const HOUR = 3_600_000

/** A device whose storage works unless stated otherwise. */
function device(stored?: unknown) {
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

function renewal(store: DeviceStore, answers: readonly (object | number)[], given: Partial<Renewal> = {}) {
  const left = [...answers]
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const answer = left.shift()
    if (typeof answer === 'number') return new Response(null, { status: answer })
    return Response.json(answer)
  }
  const estimate = async () => ({ usage: 10, quota: 1000 })
  const renew = (at = 10 * HOUR) => renewCatalogue({ store, address: '/index.json', fetch, now: () => at, estimate, ...given })
  return { renew, asked }
}

const skusOn = (stored: unknown) => decodePocket(stored).catalogue?.products.map(({ sku }) => sku)

// CACHE-12
describe('refreshing the device catalogue', () => {
  it('fetches everything if nothing is stored', async () => {
    const { store, kept } = device()
    const { renew, asked } = renewal(store, [WHOLE])
    await renew()
    expect(asked).toEqual(['/index.json'])
    expect(skusOn(kept.value)).toEqual(['S-1', 'S-2'])
  })

  it('fetches changes of the stored catalogue, with the time of the new prices', async () => {
    const { store, kept } = device()
    const { renew, asked } = renewal(store, [
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
    await renew(10 * HOUR)
    await renew(11 * HOUR)
    expect(asked[1]).toBe('/index.json?since=v1')
    expect(skusOn(kept.value)).toEqual(['S-2', 'S-3'])
    expect(decodePocket(kept.value).catalogue).toMatchObject({
      ...{ version: 'v2', readAt: '2026-11-21T12:00:00Z' },
      products: [{ price: { net: 999 } }, {}],
    })
  })

  it('requests once for all tabs, and again when outdated, even if the clock changed', async () => {
    const { store } = device()
    const { renew, asked } = renewal(store, [WHOLE, WHOLE, WHOLE])
    await Promise.all([renew(), renew()])
    await renew(10 * HOUR + 60_000)
    expect(asked).toHaveLength(1)
    await renew(11 * HOUR)
    await renew(2 * HOUR)
    expect(asked).toHaveLength(3)
  })

  it('fetches everything if the changes are based on another version', async () => {
    const { store, kept } = device({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    const { renew, asked } = renewal(store, [
      { ...WHOLE, version: 'v9', since: 'v8', changed: [] },
      { ...WHOLE, version: 'v9' },
    ])
    await renew()
    expect(asked).toEqual(['/index.json?since=v1', '/index.json'])
    expect(decodePocket(kept.value).catalogue?.version).toBe('v9')
  })

  it('keeps the stored catalogue if the shop fails, and does not retry on every page', async () => {
    const { store, kept } = device({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    const { renew, asked } = renewal(store, [503])
    await expect(renew()).rejects.toThrow('503')
    await renew()
    expect(asked).toHaveLength(1)
    expect(skusOn(kept.value)).toEqual(['S-1', 'S-2'])
  })

  it('removes a catalogue that has grown too large for devices', async () => {
    const { store, kept } = device({ askedAt: null, catalogue: { ...WHOLE, products: WHOLE.changed } })
    await renewal(store, [204]).renew()
    expect(kept.value).toBeUndefined()
  })

  it.each([
    ['stores nothing', { works: false }, {}],
    ['has little space', {}, { estimate: async () => ({ usage: 800, quota: 1000 }) }],
  ])('fetches nothing on a device that %s', async (_, state, given) => {
    const { store, kept } = device()
    Object.assign(kept, state)
    const { renew, asked } = renewal(store, [WHOLE], given)
    await renew()
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
    const { store, kept } = device()
    await expect(renewal(store, [answer as object]).renew()).rejects.toThrow('no index')
    expect(kept.writes).toBe(0)
  })

  it('ignores invalid products and URLs outside the shop', async () => {
    const { store, kept } = device()
    const wrong = [
      null,
      7,
      {},
      { ...board('8'), url: '//evil.test/' },
      { ...board('9'), url: 'javascript:alert(1)' },
      { ...board('a'), sku: 7 },
    ]
    await renewal(store, [{ ...WHOLE, changed: [...wrong, { ...board('1'), price: { net: 1.5, gross: 'x' } }] }]).renew()
    expect(skusOn(kept.value)).toEqual(['S-1'])
    expect(decodePocket(kept.value).catalogue?.products[0]).not.toHaveProperty('price')
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
      const { store } = device(stored)
      const { renew, asked } = renewal(store, [WHOLE])
      await renew()
      expect(asked).toEqual(['/index.json'])
    }
  })

  it('continues if the browser gives no storage estimate', async () => {
    const { store, kept } = device()
    const estimate = vi.fn(async () => undefined)
    await renewal(store, [WHOLE], { estimate }).renew()
    expect(skusOn(kept.value)).toEqual(['S-1', 'S-2'])
  })
})
