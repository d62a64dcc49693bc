import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { connectSharedStore } from './shared-store.ts'
import { startMemoryServer } from './testing/memory-server.ts'
import { describeOnServers, replicaStore } from './testing/on-servers.ts'

const AWAY = 'warn shared store unavailable; continuing without it'
const BACK = 'warn shared store available again {}'
const REFUSES = 'warn shared store rejected a command; continuing without it'

const textOrNull = z.string().nullable()
type Store = Awaited<ReturnType<typeof replicaStore>>
const read = (store: Store, key = 'name') => store.ask(textOrNull, (client) => client.get(key))
const write = (store: Store, value: string) => store.ask(z.literal('OK'), (client) => client.set('name', value))

describeOnServers('the shared store', (start) => {
  it('shares written values between replicas', async () => {
    const { url } = await start()
    const [one, other] = await Promise.all([replicaStore(url), replicaStore(url)])
    expect(await write(one, 'été')).toBe('OK')
    expect(await read(other)).toBe('été')
    expect(await read(other, 'nothing')).toBeNull()
    expect(one.lines).toEqual([])
  })

  it('may restart between two commands, which is logged once each way', async () => {
    const server = await start()
    const store = await replicaStore(server.url)
    expect(await write(store, 'a')).toBe('OK')
    await server.die()
    await expect.poll(() => store.lines).toHaveLength(1)
    for (let i = 0; i < 20; i++) expect(await read(store)).toBeUndefined()
    await server.comeBack()
    await expect.poll(() => read(store)).toBeNull()
    expect(await write(store, 'b')).toBe('OK')
    expect(store.lines).toEqual([expect.stringContaining(AWAY), BACK])
  })

  it('is abandoned if it hangs, so that later callers do not wait', async () => {
    const server = await start()
    const store = await replicaStore(server.url, 300)
    await expect.poll(() => read(store)).toBeNull()
    server.hang()
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(store)))
    expect(answers).toEqual(Array(20).fill(undefined))
    await expect.poll(() => store.lines.at(-1)).toContain(AWAY)
    const started = performance.now()
    for (let i = 0; i < 100; i++) expect(await read(store)).toBeUndefined()
    expect(performance.now() - started, 'half a minute, if each waited').toBeLessThan(10_000)
    await server.comeBack()
    await expect.poll(() => read(store)).toBeNull()
    expect(store.lines.at(-1)).toBe(BACK)
  })

  it('rejects a command that does not fit the stored type, which is logged once', async () => {
    const { url } = await start()
    const store = await replicaStore(url)
    expect(await store.ask(z.number(), (client) => client.rpush('name', 'somebody else'))).toBe(1)
    for (let i = 0; i < 5; i++) expect(await read(store)).toBeUndefined()
    expect(await read(store, 'another')).toBeNull()
    expect(store.lines).toEqual([`${REFUSES} {"reason":"WRONGTYPE"}`])
  })

  it('rejects an answer of the wrong shape', async () => {
    const { url } = await start()
    const store = await replicaStore(url)
    await write(store, 'canary')
    expect(await store.ask(z.number(), (client) => client.get('name'))).toBeUndefined()
    expect(store.lines).toEqual([expect.stringContaining(REFUSES)])
    expect(store.lines.join()).not.toContain('canary')
  })

  it('delivers published messages to subscribers, even after a restart', async () => {
    const server = await start()
    const publisher = await replicaStore(server.url)
    const subscriber = (await replicaStore(server.url)).subscriber()
    const heard: string[] = []
    subscriber.on('message', (_channel, message) => heard.push(message))
    await subscriber.subscribe('news')
    const publish = (message: string) => publisher.ask(z.number(), (client) => client.publish('news', message))
    expect(await publish('a')).toBe(1)
    await expect.poll(() => heard).toEqual(['a'])
    await server.die()
    await server.comeBack()
    await expect.poll(() => publish('b')).toBe(1)
    await expect.poll(() => heard).toEqual(['a', 'b'])
  })
})

describe('connectSharedStore', () => {
  it('returns null if no store is configured', async () => {
    const log = { debug: () => null, warn: () => null, error: () => null }
    expect(await connectSharedStore({ url: null, timeoutMs: 300 }, log)).toBeNull()
  })

  it('does not need the store at the start', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    await server.die()
    const store = await replicaStore(server.url)
    expect(await read(store)).toBeUndefined()
    expect(store.lines).toEqual([`${AWAY} {"reason":"ECONNREFUSED"}`])
    await server.comeBack()
    await expect.poll(() => read(store)).toBeNull()
    expect(store.lines).toEqual([expect.anything(), BACK])
  })

  it('uses a password, and logs a wrong one without repeating it', async () => {
    const server = await startMemoryServer({ password: 'canary' })
    onTestFinished(() => server.stop())
    expect(await read(await replicaStore(server.url))).toBeNull()
    const store = await replicaStore(server.url.replace('canary', 'wrong-canary'))
    expect(await read(store)).toBeUndefined()
    expect(store.lines).toEqual([`${AWAY} {"reason":"WRONGPASS"}`])
  })

  it('logs a code when the store is full', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    const store = await replicaStore(server.url)
    server.refuseAll("OOM command not allowed when used memory > 'maxmemory'.")
    expect([await write(store, 'a'), await write(store, 'b')]).toEqual([undefined, undefined])
    expect(store.lines).toEqual([`${REFUSES} {"reason":"OOM"}`])
  })

  it('treats another kind of server as unavailable', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')))
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { readonly port: number }
    const store = await replicaStore(`redis://:canary@127.0.0.1:${port}`)
    expect(await read(store)).toBeUndefined()
    expect(store.lines).toEqual([expect.stringContaining(AWAY)])
    expect(store.lines.join()).not.toContain('canary')
  })

  it('finishes pending commands when the store is closed', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    const store = await replicaStore(server.url)
    const written = write(store, 'a')
    await Promise.all([written, store.close()])
    expect(await written).toBe('OK')
    expect(await read(store)).toBeUndefined()
    await server.die()
    await new Promise(setImmediate)
    expect(store.lines).toEqual([])
  })
})
