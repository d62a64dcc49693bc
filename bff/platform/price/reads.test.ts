import { describe, expect, it, onTestFinished } from 'vitest'
import { createUpstreamCache } from '../../cache/upstream.ts'
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

async function pricesFrom(behaviour: Behaviour) {
  const platform = await scriptedPlatform(behaviour)
  const log = recordLog()
  let time = 1_000_000
  const cache = createUpstreamCache({ upstreamBytes: 1e6, upstreamFreshSeconds: 60 }, log, { now: () => time, random: () => 0.5 })
  const http = createPlatformHttp(
    { url: platform.url, family: 'commerce', connections: 4, timeoutMs: 1000, maxResponseBytes: 1e6 },
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

describe('prices that are waited for', () => {
  it('are shared by guests while they are fresh', async () => {
    const { platform, prices } = await pricesFrom(oak)
    await prices()
    expect(await prices()).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    expect(platform.asked).toHaveLength(1)
  })

  // PRICE-5
  it('are said to be missing when the platform fails', async () => {
    const { prices } = await pricesFrom(down)
    expect(await prices()).toEqual({ items: [], isComplete: false })
  })

  it.each([{ wait: true }, { group: TRADE }])(
    'are the catalogue’s for good where the platform does not run the endpoint: %j',
    async (options) => {
      const { prices } = await pricesFrom(absent)
      expect(await prices(options)).toEqual({ items: [], isComplete: true })
    },
  )

  it('are not asked for again at once where the platform does not run the endpoint', async () => {
    const { platform, prices } = await pricesFrom(absent)
    await prices()
    await prices()
    expect(platform.asked).toHaveLength(1)
  })

  it('are not missing when the platform answers without them', async () => {
    const { prices } = await pricesFrom(json({ code: 200, result: { items: [] } }))
    expect(await prices()).toEqual({ items: [], isComplete: true })
  })
})

describe('prices that are not waited for', () => {
  it('are missing at first, and there for whoever asks later', async () => {
    const { platform, prices } = await pricesFrom(oak)
    expect(await prices({ wait: false })).toEqual({ items: [], isComplete: false })
    await expect.poll(() => prices({ wait: false })).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    expect(platform.asked).toHaveLength(1)
  })

  it('are those that are known, while newer ones are fetched', async () => {
    const { platform, prices, pass } = await pricesFrom(oak)
    await prices()
    pass(200)
    expect(await prices({ wait: false })).toMatchObject({ items: [{ id: '93' }], isComplete: true })
    await expect.poll(() => platform.asked.length).toBe(2)
  })

  it('stay missing when the platform fails', async () => {
    const { platform, prices } = await pricesFrom(down)
    await prices({ wait: false })
    await expect.poll(() => platform.asked.length).toBe(1)
    expect(await prices({ wait: false })).toEqual({ items: [], isComplete: false })
  })
})

describe("a group's prices", () => {
  it('are asked for with its token, each time, and leave no trace in what guests share', async () => {
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

  it('are missing when the platform fails', async () => {
    const { prices } = await pricesFrom(down)
    expect(await prices({ group: TRADE })).toEqual({ items: [], isComplete: false })
  })

  it.each([
    ['is named when tax is grouped', 4, '4'],
    ['is named for guests too', 0, '0'],
    ['is not named when it is not', null, null],
  ])('%s', async (_, taxGroup, sent) => {
    const { platform, prices } = await pricesFrom(oak)
    await prices({ taxGroup })
    expect(new URL(platform.asked[0]?.url ?? '', 'http://platform').searchParams.get('userGroupId')).toBe(sent)
  })

  it('keeps the shared answers of different tax groups apart', async () => {
    const { platform, prices } = await pricesFrom(oak)
    await prices({ taxGroup: 1 })
    await prices({ taxGroup: 2 })
    expect(platform.asked).toHaveLength(2)
  })
})
