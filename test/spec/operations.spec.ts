import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PATIENT, type RunningShop, startShop } from '../kit/shop.ts'

/** Generous limit for starting a shop on a busy machine. */
const SHOP_START = 180_000

interface Line {
  readonly level: number
  readonly msg: string
  readonly reqId?: string
  readonly req?: { readonly url: string }
}

const readLines = (shop: RunningShop): readonly Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

describe('request log', () => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop({ env: { PLATFORM_URL: inject('shop').sandboxUrl, LOG_LEVEL: 'debug' } })
  }, SHOP_START)
  afterAll(() => shop?.stop())

  const fetchWithId = (path: string, id: string) => fetch(shop.url + path, { headers: { 'x-request-id': id } })
  const linesFor = (id: string) => readLines(shop).filter(({ reqId }) => reqId === id)

  it('has the proxy’s request id in every line, platform calls included, and in the answer', async () => {
    const reply = await fetchWithId('/decking', 'proxy-1')
    expect(reply.headers.get('x-request-id')).toBe('proxy-1')
    const messages = () => linesFor('proxy-1').map(({ msg }) => msg)
    await expect.poll(messages).toContain('request answered')
    expect(messages()).toEqual(expect.arrayContaining(['request received', 'platform call']))
  })

  // RUN-11
  it('describes the request in one line', async () => {
    await fetchWithId('/sheet-materials?page=2', 'wide-1')
    await fetchWithId('/graphql?documentId=no-such&variables=%7B%22secret%22%3A1%7D', 'wide-2')
    const lineFor = (id: string) => linesFor(id).filter(({ msg }) => msg === 'request answered')
    await expect.poll(() => lineFor('wide-2')).toHaveLength(1)
    expect(lineFor('wide-1')).toEqual([
      expect.objectContaining({
        route: '/*',
        screen: expect.any(String),
        storeView: 'default',
        cache: 'miss',
        bytes: expect.any(Number),
        release: expect.stringMatching(/^[\w-]{12}$/),
        renderMs: expect.any(Number),
        platform: expect.objectContaining({ calls: expect.any(Number), ms: expect.any(Number) }),
      }),
    ])
    expect(lineFor('wide-2')).toEqual([
      expect.objectContaining({ route: '/graphql', codes: ['PERSISTED_DOCUMENT_NOT_FOUND'], res: { statusCode: 400 } }),
    ])
  })

  it('has a generated id if the proxy’s id is missing or unsafe', async () => {
    const reply = await fetchWithId('/decking', '<b>')
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['/health/live', 'debug', 20],
    ['/favicon.svg', 'debug', 20],
    ['/decking', 'info', 30],
    ['/no-such-page', 'info', 30],
  ])('records %s at level %s', async (path, _, level) => {
    const id = `level-${path.slice(1).replaceAll('/', '-')}`
    await fetchWithId(path, id)
    await expect.poll(() => linesFor(id).find(({ msg }) => msg === 'request answered')?.level).toBe(level)
  })
})

describe('shop without its platform', () => {
  it(
    'shows the request id on its error page',
    async () => {
      const shop = await startShop({ env: { PLATFORM_URL: 'http://127.0.0.1:9' } })
      try {
        const reply = await fetch(`${shop.url}/decking`, { headers: { 'x-request-id': 'proxy-2' } })
        expect([reply.status, reply.headers.get('x-request-id')]).toEqual([503, 'proxy-2'])
        expect(await reply.text()).toContain('<code>proxy-2</code>')
        expect(await (await fetch(`${shop.url}/sitemap.xml`, { headers: { 'x-request-id': 'proxy-3' } })).text()).toContain(
          'Reference: proxy-3',
        )
      } finally {
        await shop.stop()
      }
    },
    SHOP_START,
  )
})

describe('stopping shop', () => {
  const startDraining = (DRAIN_SECONDS: string) =>
    startShop({ env: { ...PATIENT, PLATFORM_URL: inject('shop').sandboxUrl, DRAIN_SECONDS } })

  it(
    'reports that it is not ready and still serves requests until load balancers notice',
    async () => {
      const shop = await startDraining('600')
      shop.signal('SIGTERM')
      await expect.poll(async () => (await fetch(`${shop.url}/health/ready`)).status).toBe(503)
      expect((await fetch(`${shop.url}/health/live`)).status).toBe(200)
      expect((await fetch(`${shop.url}/decking`)).status).toBe(200)
      shop.signal('SIGKILL')
      await shop.stop()
    },
    SHOP_START,
  )

  it(
    'logs each step',
    async () => {
      const shop = await startDraining('0')
      await shop.stop()
      expect(readLines(shop).map(({ msg }) => msg)).toEqual(
        expect.arrayContaining([
          'stopping: not ready, still accepting requests',
          'stopping: no new connections, finishing open requests',
          'stopped',
        ]),
      )
    },
    SHOP_START,
  )
})

// RUN-12
describe('shop with metrics', () => {
  it(
    'serves them on their own port only, with labels that no client can add to',
    async () => {
      const shop = await startShop({ env: { ...PATIENT, PLATFORM_URL: inject('shop').sandboxUrl, METRICS_PORT: '0' } })
      try {
        const address = () => /"url":"(http:[^"]*\/metrics)"/.exec(shop.output())?.[1]
        await expect.poll(address).toBeDefined()
        const metricsUrl = String(address())
        const series = async () =>
          (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => line.startsWith('heartwood_'))
        const flood = async (round: string) => {
          for (const path of [`/no-such-${round}/x`, `/assets/${round}.js`, `/graphql?documentId=${round}`, '/metrics'])
            await fetch(shop.url + path)
          await fetch(`${shop.url}/${round}`, { method: 'PATCH' })
          await fetch(`${shop.url}/graphql?query=query%20${round}%7Bstore%7Bcode%7D%7D`)
          await fetch(`${shop.url}/sitemap-products-after-${round}.xml`)
        }
        expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
        await flood('first')
        await expect.poll(async () => (await series()).length).toBeGreaterThan(50)
        const names = (lines: readonly string[]) => lines.map((line) => line.replace(/ [^ ]+$/, '')).sort()
        const before = names(await series())
        for (let round = 0; round < 20; round += 1) await flood(`round${round}`)
        expect(names(await series())).toEqual(before)
        expect(before.join('\n')).toContain('heartwood_platform_circuit_open{family="orders"}')
        expect(before.join('\n')).toMatch(/heartwood_build_info\{release="[\w-]{12}"\}/)
      } finally {
        await shop.stop()
      }
    },
    SHOP_START,
  )
})
