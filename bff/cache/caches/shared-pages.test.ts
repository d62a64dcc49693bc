import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createInvalidations } from '../invalidation/invalidations.ts'
import { shareInvalidations } from '../invalidation/shared-invalidations.ts'
import { startMemoryServer } from '../valkey/testing/memory-server.ts'
import { describeOnServers, PATIENT_MS, replicaStore } from '../valkey/testing/on-servers.ts'
import { createPageCache, type RenderedPage } from './pages.ts'
import { createSharedPages } from './shared-pages.ts'

const FRESH_SECONDS = 60
const NONE_OF_OURS = 'warn unreadable page in shared store'
const TOO_LATE = 'warn shared pages timed out; pausing lookups'

const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags: ['product', 'P93'],
  isComplete: true,
  ...more,
})

interface Given {
  readonly version?: string
  readonly timeoutMs?: number
  readonly freshSeconds?: number
}

/** A replica with its page cache and its own clock. */
async function createReplica(
  url: string,
  { version = 'build', timeoutMs = PATIENT_MS * 10, freshSeconds = FRESH_SECONDS }: Given = {},
) {
  let passed = 0
  const now = () => Date.now() + passed
  const store = await replicaStore(url, Math.min(timeoutMs, PATIENT_MS))
  const log = {
    debug: () => null,
    warn: (_fields: object, line: string) => void store.lines.push(`warn ${line}`),
    error: () => null,
  }
  const invalidations = createInvalidations()
  const shared = shareInvalidations(invalidations, store, log, { retryMs: 20, pingMs: PATIENT_MS })
  onTestFinished(() => shared.close())
  const sharedPages = createSharedPages({ store, invalidations: shared, version, freshSeconds, timeoutMs, log, now })
  const clock = { now, random: () => 0.5 }
  const cache = invalidations.register(
    createPageCache({ pageBytes: 1_000_000, pageFreshSeconds: freshSeconds }, log, clock, sharedPages),
  )
  const read = async (render: () => Promise<RenderedPage>, key = '/') =>
    (await cache.read(key, render)).value.body.identity.toString()
  await shared.isListening
  return {
    store,
    shared,
    lines: store.lines,
    shows: (body: string, more?: Partial<RenderedPage>, key?: string) => read(async () => page(body, more), key),
    read,
    pass: (seconds: number) => {
      passed += seconds * 1000
    },
    /** Waits until the written pages are in the store. */
    written: (count = 1) => expect.poll(() => pagesIn(store).then((keys) => keys?.length)).toBe(count),
  }
}

type Store = Awaited<ReturnType<typeof replicaStore>>
const pagesIn = async (store: Store) =>
  (await store.ask(z.array(z.string()), (client) => client.keys('*')))?.filter((key) => key.includes(':pages:'))

// CACHE-14
describeOnServers('pages shared by replicas', (start) => {
  const startTwo = async (given: Given = {}) => {
    const { url } = await start()
    return Promise.all([createReplica(url, given), createReplica(url, given)])
  }

  it('are rendered by one replica, also for one that starts later', async () => {
    const [one, other] = await startTwo()
    expect(await one.shows('<p>one</p>'.repeat(500))).toBe('<p>one</p>'.repeat(500))
    await one.written()
    expect(await other.shows('other')).toBe('<p>one</p>'.repeat(500))
    expect(await other.shows('other', {}, '/another')).toBe('other')
  })

  it('do not stay fresh longer: each replica renders again when they expire', async () => {
    const [one, other] = await startTwo()
    await one.shows('one')
    await one.written()
    other.pass(50)
    expect(await other.shows('other')).toBe('one')
    other.pass(11)
    await other.shows('new')
    await expect.poll(() => other.shows('newer')).toBe('new')
  })

  it('are not read back by the replica that rendered them, nor after they expire', async () => {
    const [one, other] = await startTwo()
    await one.shows('one')
    await one.written()
    other.pass(55)
    expect(await other.shows('other')).toBe('other')
  })

  it.each<[string, Partial<RenderedPage>]>([
    ['was not found', { status: 404 }],
    ['is an error', { status: 503 }],
    ['is incomplete', { isComplete: false }],
  ])('exclude a page that %s', async (_, more) => {
    const [one, other] = await startTwo()
    await one.shows('poor', more)
    await one.shows('good', {}, '/good')
    await one.written()
    expect(await other.shows('other')).toBe('other')
  })

  it('are not shared between builds or configurations', async () => {
    const { url } = await start()
    const [one, other] = [await createReplica(url), await createReplica(url, { version: 'next' })]
    await one.shows('one')
    await one.written()
    expect(await other.shows('other')).toBe('other')
  })

  it('are not served after one of their tags was invalidated, unlike others', async () => {
    const [one, other] = await startTwo()
    await one.shows('one')
    await one.shows('plain', { tags: ['P2'] }, '/plain')
    await one.written(2)
    await one.shared.invalidate(['P93'])
    expect(await one.shows('new')).toBe('new')
    await expect.poll(() => other.shared.isPageUntouched(Date.now() - 1_000_000, [])).toBe(false)
    await expect.poll(() => other.shared.moment() === one.shared.moment()).toBe(true)
    expect(['new', 'other']).toContain(await other.shows('other'))
    expect(await other.shows('other', {}, '/plain')).toBe('plain')
  })

  it('are not served if rendering began before the invalidation', async () => {
    const [one, other] = await startTwo()
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<RenderedPage>()
    const slow = one.read(() => {
      begun.resolve()
      return finished.promise
    })
    await begun.promise
    await other.shared.invalidate(['P93'])
    finished.resolve(page('old'))
    expect(await slow).toBe('old')
    await one.written()
    expect(await other.shows('new')).toBe('new')
  })

  it('are not read from an unrelated value in the store', async () => {
    const [one, other] = await startTwo()
    await one.shows('one')
    await one.written()
    for (const key of (await pagesIn(one.store)) ?? []) {
      await one.store.ask(z.literal('OK'), (client) => client.set(key, 'garbage'))
    }
    expect(await other.shows('other')).toBe('other')
    expect(other.lines.filter((line) => line === NONE_OF_OURS)).toHaveLength(1)
  })

  it('expire in the store', async () => {
    const [one] = await startTwo({ freshSeconds: 86_400 })
    await one.shows('one')
    await one.written()
    const [key = ''] = (await pagesIn(one.store)) ?? []
    const lifetime = await one.store.ask(z.int(), (client) => client.pttl(key))
    expect(lifetime).toBeGreaterThan(0)
    expect(lifetime).toBeLessThanOrEqual(300_000)
  })
})

// CACHE-14
describe('a shared page store', () => {
  const startRender = async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    return server
  }

  it('is waited for briefly if it hangs, and then paused', async () => {
    const server = await startRender()
    const one = await createReplica(server.url, { timeoutMs: 200 })
    server.hang()
    for (let i = 0; i < 20; i++) expect(await one.shows(`page ${i}`, {}, `/${i}`)).toBe(`page ${i}`)
    expect(one.lines.filter((line) => line === TOO_LATE).length).toBeLessThanOrEqual(1)
  })

  it('is optional: pages are rendered if it is unavailable', async () => {
    const server = await startRender()
    const one = await createReplica(server.url)
    await server.die()
    expect(await one.shows('one')).toBe('one')
  })

  it('is not used if pages are never fresh', async () => {
    const server = await startRender()
    const one = await createReplica(server.url, { freshSeconds: 0 })
    const render = vi.fn(async () => page('one'))
    await one.read(render)
    await one.read(render, '/another')
    expect(render).toHaveBeenCalledTimes(2)
    expect(await pagesIn(one.store)).toEqual([])
  })
})
