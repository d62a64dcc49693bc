import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { sharedKey } from '../valkey/keys.ts'
import { startMemoryServer } from '../valkey/testing/memory-server.ts'
import { describeOnServers, replicaStore } from '../valkey/testing/on-servers.ts'
import { shareInvalidations } from './shared-invalidations.ts'

const CHANNEL = sharedKey('invalidations', 0)
const COUNTER = sharedKey('invalidations', 'number')
const MISSED = 'warn invalidations may have been missed; all cache entries are stale'
const UNTOLD = 'warn invalidation not announced to other replicas yet'

/** A replica whose caches record their invalidations. */
async function createReplica(url: string, { timeoutMs = 10_000, pingMs = 10_000 } = {}) {
  const store = await replicaStore(url, timeoutMs)
  const heard: string[] = []
  const caches = {
    invalidate(tags: readonly string[]) {
      heard.push(tags.join())
      return { tags, skipped: [], entries: 1 }
    },
  }
  const log = {
    debug: () => null,
    warn: (_fields: object, line: string) => void store.lines.push(`warn ${line}`),
    error: () => null,
  }
  const shared = shareInvalidations(caches, store, log, { retryMs: 20, pingMs })
  onTestFinished(() => shared.close())
  /** The invalidations since the last call. */
  const takeHeard = () => heard.splice(0)
  return { store, shared, heard, takeHeard, lines: store.lines }
}

// CACHE-13
describeOnServers('invalidation of replicas with a shared store', (start) => {
  async function startTwo(options = {}) {
    const server = await start()
    const [one, other] = await Promise.all([createReplica(server.url, options), createReplica(server.url, options)])
    await Promise.all([one.shared.isListening, other.shared.isListening])
    for (const { takeHeard } of [one, other]) takeHeard()
    return { server, one, other }
  }

  it('reaches each replica once', async () => {
    const { one, other } = await startTwo()
    expect(await one.shared.invalidate(['P1', 'CДуб'])).toEqual({
      tags: ['P1', 'CДуб'],
      skipped: [],
      entries: 1,
      areReplicasTold: true,
    })
    await expect.poll(() => other.heard).toEqual(['P1,CДуб'])
    await other.shared.invalidate(['P2'])
    await expect.poll(() => one.heard).toEqual(['P1,CДуб', 'P2'])
  })

  it('makes everything stale on a replica that reconnects after it missed invalidations', async () => {
    const { server, one, other } = await startTwo()
    await other.store.close()
    const again = await createReplica(server.url)
    await again.shared.isListening
    expect(again.heard).toEqual(['*'])
    await one.shared.invalidate(['P1'])
    await expect.poll(() => again.heard).toEqual(['*', 'P1'])
  })

  it('continues after the store restarts, with everything stale', async () => {
    const { server, one, other } = await startTwo()
    await one.shared.invalidate(['P1'])
    await expect.poll(() => other.takeHeard()).toEqual(['P1'])
    await server.die()
    await server.comeBack()
    await expect.poll(() => [one, other].every(({ heard }) => heard.includes('*'))).toBe(true)
    await expect.poll(async () => (await one.shared.invalidate(['P2'])) && other.heard.at(-1)).toBe('P2')
    expect(other.lines).toContain(MISSED)
  })

  it('detects a missed invalidation', async () => {
    const { one, other } = await startTwo()
    await one.store.ask(z.int(), (client) => client.incr(COUNTER))
    await one.shared.invalidate(['P1'])
    await expect.poll(() => other.heard).toEqual(['*'])
    await one.shared.invalidate(['P2'])
    await expect.poll(() => other.heard).toEqual(['*', 'P2'])
  })

  it.each(['', 'P1', '[]', '{"tags":["P1"]}', '{"from":1,"number":"x","tags":1}', '\0\r\n', '{"__proto__":{}}'])(
    'makes everything stale if a message is unreadable: %j',
    async (message) => {
      const { one, other } = await startTwo()
      await one.store.ask(z.int(), (client) => client.publish(CHANNEL, message))
      await expect.poll(() => other.heard).toEqual(['*'])
    },
  )

  it('continues after connection checks', async () => {
    const { one, other } = await startTwo({ pingMs: 5 })
    for (const tag of ['P1', 'P2', 'P3']) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await one.shared.invalidate([tag])
    }
    await expect.poll(() => other.heard).toEqual(['P1', 'P2', 'P3'])
  })

  it('leaves no permanent key in the store', async () => {
    const { one } = await startTwo()
    await one.shared.invalidate(['P1'])
    expect(await one.store.ask(z.int().positive(), (client) => client.pttl(COUNTER))).toBeGreaterThan(0)
  })
})

describe('a replica', () => {
  it('announces its invalidations later if the store rejects them', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    const [one, other] = await Promise.all([createReplica(server.url), createReplica(server.url)])
    await Promise.all([one.shared.isListening, other.shared.isListening])
    other.takeHeard()
    server.refuseAll('OOM command not allowed')
    for (const tag of ['P1', 'P2']) expect(await one.shared.invalidate([tag])).toMatchObject({ areReplicasTold: false })
    expect(one.lines).toContain(UNTOLD)
    await server.comeBack()
    await expect.poll(() => other.heard.join().split(',').sort()).toEqual(['P1', 'P2'])
  })

  it('starts the count in an empty store, so that a lost count is detected', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    const [one, other] = await Promise.all([createReplica(server.url), createReplica(server.url)])
    await Promise.all([one.shared.isListening, other.shared.isListening])
    await one.shared.invalidate(['P1'])
    await expect.poll(() => other.heard.at(-1)).toBe('P1')
    await one.store.ask(z.int(), (client) => client.del(COUNTER))
    await one.shared.invalidate(['P2'])
    await expect.poll(() => other.heard.at(-1)).toBe('*')
  })

  it('invalidates its own caches at once if the store hangs, and the others’ once it answers', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    const options = { timeoutMs: 100, pingMs: 50 }
    const [one, other] = await Promise.all([createReplica(server.url, options), createReplica(server.url, options)])
    await Promise.all([one.shared.isListening, other.shared.isListening])
    server.hang()
    const telling = one.shared.invalidate(['P1'])
    expect(one.heard).toContain('P1')
    expect(await telling).toMatchObject({ areReplicasTold: false })
    await server.comeBack()
    await expect.poll(() => other.heard.includes('P1') || other.heard.at(-1) === '*').toBe(true)
    await expect.poll(() => one.shared.invalidate(['P2'])).toMatchObject({ areReplicasTold: true })
    await expect.poll(() => other.heard.includes('P2') || other.heard.at(-1) === '*').toBe(true)
  })

  it('starts without a store and makes everything stale once the store is available', async () => {
    const server = await startMemoryServer()
    onTestFinished(() => server.stop())
    await server.die()
    const { shared, heard } = await createReplica(server.url)
    expect(await shared.invalidate(['P1'])).toMatchObject({ areReplicasTold: false })
    await server.comeBack()
    await shared.isListening
    expect(heard.slice(0, 2)).toEqual(['P1', '*'])
  })
})
