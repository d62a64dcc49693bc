import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'
import { describeOnServers, replicaStore } from '../valkey/testing/on-servers.ts'
import { type Build, createRecentBuilds, decodeEntry, encodeEntry, type Pauses } from './recent-builds.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-26T12:00:00Z')
const SLOW: Pauses = { retryMs: 60_000, refreshMs: 60_000, startMs: 10_000 }

const createId = (name: string) => name.padEnd(20, '-')
const buildKey = (name: string) => sharedKey('build', createId(name))
const LIST = sharedKey('builds', null)

function build(name: string, files: Readonly<Record<string, string>> = { [`${name}.js`]: `// ${name}` }): Build {
  return { id: createId(name), names: Object.keys(files), read: async (file) => Buffer.from(files[file] ?? '') }
}
const texts = (found: readonly (Buffer | null)[] | null) => found?.map((entry) => entry?.toString('latin1') ?? null)

// RUN-20
describeOnServers('recent builds', (start) => {
  async function replica(url: string, pauses: Partial<Pauses> = {}) {
    const clock = { now: START }
    const store = await replicaStore(url)
    const builds = createRecentBuilds(store, createLog(store), { ...SLOW, ...pauses }, () => clock.now)
    onTestFinished(() => builds.close())
    return { builds, store, clock }
  }
  const createLog = (store: { readonly lines: string[] }) => {
    const note = (fields: object, message: string) => void store.lines.push(`${message} ${JSON.stringify(fields)}`)
    return { debug: note, warn: note, error: note }
  }
  const set = (store: SharedStore, key: string, name: string, value: Buffer | string) =>
    store.ask(z.int(), (client) => client.hset(key, name, value))

  it('have the files of other replicas, byte for byte', async () => {
    const { url } = await start()
    const [one, other] = [await replica(url), await replica(url)]
    const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte))
    const files = { 'a.js': 'a', 'a.js.br': bytes, 'empty.css': '' }
    await one.builds.announce({ ...build('one', files), read: async (name) => Buffer.from(Reflect.get(files, name), 'latin1') })
    expect(texts(await other.builds.find(['a.js', 'a.js.br', 'a.js.gz']))).toEqual(['a', bytes, null])
    expect(texts(await other.builds.find(['empty.css']))).toEqual([''])
    expect(await other.builds.find(['none.js', '__proto__', 'constructor'])).toBeNull()
  })

  it('are searched together, even if a file is larger than one command', async () => {
    const { url } = await start()
    const { builds } = await replica(url)
    const large = 'x'.repeat(300 * 1024)
    await builds.announce(build('one', { 'large.js': large, 'last.js': 'last' }))
    await builds.announce(build('two'))
    expect(texts(await builds.find(['large.js']))).toEqual([large])
    expect(texts(await builds.find(['last.js']))).toEqual(['last'])
    expect(texts(await builds.find(['two.js']))).toEqual(['// two'])
  })

  it('are kept for seven days after they were last announced', async () => {
    const { url } = await start()
    const { builds, clock, store } = await replica(url)
    await builds.announce(build('one'))
    clock.now += 5 * DAY_MS
    await builds.announce(build('one'))
    clock.now += 5 * DAY_MS
    expect(texts(await builds.find(['one.js']))).toEqual(['// one'])
    clock.now += 2 * DAY_MS
    expect(await builds.find(['one.js'])).toBeNull()
    await builds.announce(build('two'))
    expect(await store.ask(z.int(), (client) => client.hlen(buildKey('one')))).toBe(0)
    const endsInMs = await store.ask(z.array(z.int()), (client) => Promise.all([client.pttl(buildKey('two')), client.pttl(LIST)]))
    for (const ms of endsInMs ?? [0]) expect(Math.abs(ms - 7 * DAY_MS)).toBeLessThan(60_000)
  })

  it('are the newest eight', async () => {
    const { url } = await start()
    const { builds, clock, store } = await replica(url)
    for (let number = 0; number < 10; number++) {
      clock.now += 1000
      await builds.announce(build(`build${number}`))
    }
    const found = await Promise.all(Array.from({ length: 10 }, (_, number) => builds.find([`build${number}.js`])))
    expect(found.map((entry) => entry !== null)).toEqual([false, false, ...Array(8).fill(true)])
    expect(await store.ask(z.int(), (client) => client.hlen(buildKey('build0')))).toBe(0)
  })

  it.each([
    ['was changed', encodeEntry(Buffer.from('// one')).fill('x', 34)],
    ['is cut off', encodeEntry(Buffer.from('// one')).subarray(0, 20)],
    ['is too large', encodeEntry(Buffer.alloc(5 * 1024 * 1024))],
  ])('are ignored and logged once if an entry %s, and others are searched', async (_, entry) => {
    const { url } = await start()
    const { builds, store, clock } = await replica(url)
    await builds.announce(build('two', { 'one.js': '// of two' }))
    clock.now += 1000
    await builds.announce(build('one'))
    await set(store, buildKey('one'), 'one.js', entry)
    expect(texts(await builds.find(['one.js']))).toEqual(['// of two'])
    await builds.find(['one.js'])
    expect(store.lines).toEqual([expect.stringContaining('unreadable build in shared store')])
  })

  it.each([
    ['a name that is not an id', '../../etc', START],
    ['a time in the future', createId('later'), START + 30 * DAY_MS],
    ['no time', createId('later'), 'soon'],
  ])('are listed without %s', async (_, id, at) => {
    const { url } = await start()
    const { builds, store } = await replica(url)
    await set(store, sharedKey('build', id), 'one.js', encodeEntry(Buffer.from('foreign')))
    await set(store, LIST, id, String(at))
    expect(await builds.find(['one.js'])).toBeNull()
    await builds.announce(build('one'))
    expect(texts(await builds.find(['one.js']))).toEqual(['// one'])
  })

  it('are found beside a key that holds another kind of value', async () => {
    const { url } = await start()
    const { builds, store } = await replica(url)
    await builds.announce(build('one'))
    await store.ask(z.literal('OK'), (client) => client.set(buildKey('text'), 'text'))
    await set(store, LIST, createId('text'), String(START + 1))
    expect(texts(await builds.find(['one.js']))).toEqual(['// one'])
  })

  it('are unknown while the store is down, and announced when it is back', async () => {
    const server = await start()
    const { builds, store } = await replica(server.url, { retryMs: 50 })
    await server.die()
    await builds.announce(build('one'))
    expect(await builds.find(['one.js'])).toBeNull()
    await server.comeBack()
    await expect.poll(async () => texts(await builds.find(['one.js']))).toEqual(['// one'])
    expect(store.lines.filter((line) => line.includes('unreadable'))).toEqual([])
  })

  it('do not hold up a start if the store hangs', async () => {
    const server = await start()
    const { builds } = await replica(server.url, { startMs: 50 })
    await builds.find(['one.js'])
    server.hang()
    const began = performance.now()
    await builds.announce(build('one'))
    expect(performance.now() - began).toBeLessThan(5000)
    // The connection would wait for the hung store when it closes.
    await server.die()
  })

  it('are not shared, with a log line, if a file cannot be read or all are too large', async () => {
    const { url } = await start()
    const { builds, store } = await replica(url)
    await builds.announce({ ...build('one'), read: () => Promise.reject(new Error('ENOENT')) })
    const large = Object.fromEntries(Array.from({ length: 6 }, (_, number) => [`${number}.js`, 'x'.repeat(3 * 1024 * 1024)]))
    await builds.announce(build('two', large))
    expect(store.lines).toEqual([expect.stringContaining('build not shared'), expect.stringContaining('build not shared')])
    expect(await builds.find(['0.js', 'one.js'])).toBeNull()
  })
})

it('decodes no entry that is shorter than its checksum', () => {
  expect(decodeEntry(Buffer.alloc(0))).toBeNull()
})
