import { describe, expect, it, vi } from 'vitest'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { createMatch } from './match.test-kit.ts'
import { createProductLookup } from './product-lookup.ts'

const shopWith = (...skus: readonly string[]) =>
  vi.fn(async (asked: readonly string[]) => ({ found: asked.filter((sku) => skus.includes(sku)).map(createMatch), unseen: [] }))

describe('createProductLookup', () => {
  // QUICK-5
  it('finds product numbers as typed or in capitals, and reports unknown ones', async () => {
    const { results, lookUp } = createProductLookup(shopWith('OSB3-18', 'ply'))
    await lookUp(['osb3-18', ' ply ', 'GONE', ''])
    expect([...results.current()].map(([key, { status }]) => [key, status])).toEqual([
      ['OSB3-18', 'found'],
      ['PLY', 'found'],
      ['GONE', 'unknown'],
    ])
  })

  it('looks up product numbers after an empty lookup', async () => {
    const { results, lookUp, repeat } = createProductLookup(shopWith('A'))
    await repeat('all')
    await lookUp(['A'])
    expect(results.current().get('A')?.status).toBe('found')
  })

  it('requests each product number once, in batches', async () => {
    const load = shopWith()
    const { lookUp } = createProductLookup(load)
    const skus = Array.from({ length: 130 }, (_, i) => `SKU-${i}`)
    await Promise.all([lookUp(skus), lookUp(skus)])
    await lookUp(skus)
    expect(load.mock.calls.map(([asked]) => asked.length)).toEqual([GRAPHQL_LIMITS.skus, GRAPHQL_LIMITS.skus, 10])
  })

  it('limits the URL length of requests', async () => {
    const load = shopWith()
    await createProductLookup(load).lookUp(Array.from({ length: 60 }, (_, i) => `${'世'.repeat(50)}${i}`))
    for (const [asked] of load.mock.calls) expect(encodeURIComponent(asked.join()).length).toBeLessThan(4000)
    expect(load.mock.calls.flatMap(([asked]) => asked)).toHaveLength(60)
  })

  it('reports impossible product numbers as unknown without a request', async () => {
    const load = shopWith()
    const { results, lookUp } = createProductLookup(load)
    await lookUp(['X'.repeat(65)])
    expect([[...results.current().values()], load.mock.calls]).toEqual([[{ status: 'unknown' }], []])
  })

  it('reports numbers not seen on the device while offline, and looks them up again online', async () => {
    const online = shopWith('A')
    let isOnline = false
    const { results, lookUp, repeat } = createProductLookup((skus) =>
      isOnline ? online(skus) : Promise.resolve({ found: [], unseen: skus }),
    )
    await lookUp(['A', 'B'])
    expect([...results.current().values()]).toEqual([{ status: 'unseen' }, { status: 'unseen' }])
    isOnline = true
    await repeat('unanswered')
    expect([...results.current().values()].map(({ status }) => status)).toEqual(['found', 'unknown'])
    await repeat('unanswered')
    expect(online).toHaveBeenCalledTimes(1)
  })

  // QUICK-9
  it('looks up numbers from the offline catalogue again when online', async () => {
    let pricesFrom: string | null = '2026-11-20T12:00:00Z'
    const load = vi.fn(async ([sku = '']: readonly string[]) => ({ found: [{ ...createMatch(sku), pricesFrom }], unseen: [] }))
    const { results, lookUp, repeat } = createProductLookup(load)
    await lookUp(['A'])
    pricesFrom = null
    await repeat('unanswered')
    expect(results.current().get('A')).toMatchObject({ match: { pricesFrom: null } })
    await repeat('unanswered')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps earlier results if the shop does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const load = shopWith('A')
    const { results, lookUp, repeat } = createProductLookup(load)
    await lookUp(['A'])
    load.mockRejectedValue(new Error('down'))
    await repeat('all')
    await lookUp(['B'])
    expect([...results.current().values()].map(({ status }) => status)).toEqual(['found', 'failed'])
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })
})
