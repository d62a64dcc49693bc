import { describe, expect, it, onTestFinished } from 'vitest'
import { createUpstreamCache } from '../../cache/caches/upstream.ts'
import { readConfig } from '../../config/config.ts'
import { createPlatformHttp } from '../http/client.ts'
import { type Behaviour, html, json, recordLog, scriptedPlatform } from '../testing/scripted-platform.ts'
import { priceReads } from './reads.ts'

const views = readConfig({}).storeViews
const OAK = { id: 93, price_info: { final_price: 12, regular_price: 12, special_price: null } }
const oak = json({ code: 200, result: { items: [OAK] } })
const absent = html(404)
const down = json({ code: 500, result: 'The ERP sleeps' }, 500)
const TRADE = { id: 2, token: 'group.token.signed' }

async function pricesFrom(behaviour: Behaviour, { tokenInHeader = false } = {}) {
  const platform = await scriptedPlatform(behaviour)
  const log = recordLog()
  let time = 1_000_000
  const cache = createUpstreamCache({ upstreamBytes: 1e6, upstreamFreshSeconds: 60 }, log, { now: () => time, random: () => 0.5 })
  const http = createPlatformHttp(
    { url: platform.url, family: 'commerce', connections: 4, timeoutMs: 1000, maxResponseBytes: 1e6, tokenInHeader },
    log,
  )
  onTestFinished(() => http.close())
  const prices = priceReads(http, cache, log)
  const [view] = views
  if (!view) throw new Error('There is no store view')
  return {
    platform,
    prices: (options: Parameters<typeof prices>[2] = {}) => prices(view, ['OAK'], options),
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

describe('awaited prices', () => {
  it('are shared by guests while they are fresh', async () => {
    const { platform, prices } = await pricesFrom(oak)
    await prices()
    expect(await prices()).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    expect(platform.asked).toHaveLength(1)
  })

  // PRICE-5
  it('are incomplete if the platform fails', async () => {
    const { prices } = await pricesFrom(down)
    expect(await prices()).toEqual({ items: [], isComplete: false })
  })

  it.each([{ wait: true }, { group: TRADE }])(
    'are complete without items if the platform lacks the endpoint: %j',
    async (options) => {
      const { prices } = await pricesFrom(absent)
      expect(await prices(options)).toEqual({ items: [], isComplete: true })
    },
  )

  it('are not read again at once if the platform lacks the endpoint', async () => {
    const { platform, prices } = await pricesFrom(absent)
    await prices()
    await prices()
    expect(platform.asked).toHaveLength(1)
  })

  it('are complete if the platform leaves them out of its answer', async () => {
    const { prices } = await pricesFrom(json({ code: 200, result: { items: [] } }))
    expect(await prices()).toEqual({ items: [], isComplete: true })
  })
})

describe('background prices', () => {
  it('are missing at first and cached for later reads', async () => {
    const { platform, prices } = await pricesFrom(oak)
    expect(await prices({ wait: false })).toEqual({ items: [], isComplete: false })
    await expect.poll(() => prices({ wait: false })).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    expect(platform.asked).toHaveLength(1)
  })

  it('are the cached ones while newer ones are fetched', async () => {
    const { platform, prices, pass } = await pricesFrom(oak)
    await prices()
    pass(200)
    expect(await prices({ wait: false })).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    await expect.poll(() => platform.asked.length).toBe(2)
  })

  it('stay missing if the platform fails', async () => {
    const { platform, prices } = await pricesFrom(down)
    await prices({ wait: false })
    await expect.poll(() => platform.asked.length).toBe(1)
    expect(await prices({ wait: false })).toEqual({ items: [], isComplete: false })
  })
})

describe('customer group prices', () => {
  it('are read with the group’s token each time and never enter the guests’ cache', async () => {
    const { platform, prices } = await pricesFrom(oak)
    await prices({ group: TRADE })
    await prices({ group: TRADE, wait: false })
    await prices()
    expect(platform.asked.map(({ url }) => new URL(url, 'http://platform').searchParams.get('token'))).toEqual([
      TRADE.token,
      TRADE.token,
      null,
    ])
  })

  // PRICE-15
  it('name the token in a header instead if the platform reads tokens there', async () => {
    const { platform, prices } = await pricesFrom(oak, { tokenInHeader: true })
    await prices({ group: TRADE })
    await prices()
    expect(platform.asked.map(({ url }) => new URL(url, 'http://platform').searchParams.get('token'))).toEqual([null, null])
    expect(platform.asked.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TRADE.token}`, undefined])
  })

  it('are missing if the platform fails', async () => {
    const { prices } = await pricesFrom(down)
    expect(await prices({ group: TRADE })).toEqual({ items: [], isComplete: false })
  })

  it.each([
    ['name the tax group if tax is grouped', 4, '4'],
    ['name the tax group for guests too', 0, '0'],
    ['name no tax group otherwise', null, null],
  ])('%s', async (_, taxGroup, sent) => {
    const { platform, prices } = await pricesFrom(oak)
    await prices({ taxGroup })
    expect(new URL(platform.asked[0]?.url ?? '', 'http://platform').searchParams.get('userGroupId')).toBe(sent)
  })

  it('have a separate cache entry per tax group', async () => {
    const { platform, prices } = await pricesFrom(oak)
    await prices({ taxGroup: 1 })
    await prices({ taxGroup: 2 })
    expect(platform.asked).toHaveLength(2)
  })
})
