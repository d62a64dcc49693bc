import { expect, it } from 'vitest'
import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { describeOnServers, replicaStore } from '../../cache/valkey/testing/on-servers.ts'
import { memorySignIns, newKeys } from '../session.test-kit.ts'
import { createSharedSignIns } from './shared-sign-ins.ts'
import { signInHandle } from './sign-in-handle.ts'

const DEVICE = { browser: 'Firefox', system: 'Windows' }
const session = (id: string, startedAt = 1000) => ({ id, customerKey: 'canary-anna', addressKey: 'canary-address', startedAt })
const texts = z.array(z.string())

describeOnServers('sign-ins at two replicas', (start) => {
  async function replicas() {
    const server = await start()
    const keys = newKeys()
    const replica = async () => {
      const { lines, ...store } = await replicaStore(server.url)
      const log = { warn: (_: object, message: string) => void lines.push(message) }
      return { ...createSharedSignIns({ local: memorySignIns(), store, keys, lifetimeSeconds: 3600, log }), store, lines }
    }
    return { server, one: await replica(), other: await replica() }
  }
  const valuesIn = async (store: SharedStore) => {
    const keys = (await store.ask(texts, (client) => client.keys('*'))) ?? []
    return { keys, values: (await store.ask(texts, (client) => client.mget(keys))) ?? [] }
  }

  it('lists the devices of both and ends each from either', async () => {
    const { one, other } = await replicas()
    await one.record(session('phone'), DEVICE, 1000)
    await other.record(session('laptop'), DEVICE, 2000)
    expect((await one.list('canary-anna')).map(({ handle }) => handle)).toEqual([signInHandle('laptop'), signInHandle('phone')])
    await other.end('canary-anna', signInHandle('phone'))
    expect(await one.endedAt(session('phone'))).not.toBeNull()
    expect(await one.endedAt(session('laptop'))).toBeNull()
    expect(await one.list('canary-anna')).toHaveLength(1)
    await one.record(session('phone'), DEVICE, 3000)
    expect(await other.list('canary-anna')).toHaveLength(1)
  })

  it('ends all other sessions everywhere, also sessions that no replica recorded', async () => {
    const { one, other } = await replicas()
    await one.endOthers(session('laptop'))
    expect(await other.endedAt(session('phone'))).not.toBeNull()
    expect(await other.endedAt(session('laptop'))).toBeNull()
    expect(await other.endedAt(session('later', Date.now() + 1000))).toBeNull()
  })

  it('ends the sessions with an address everywhere, except one and those that begin later', async () => {
    const { one, other } = await replicas()
    await one.record(session('phone'), DEVICE, 1000)
    await one.endAddress('canary-address', signInHandle('laptop'))
    expect(await other.endedAt(session('phone'))).not.toBeNull()
    expect(await other.endedAt(session('laptop'))).toBeNull()
    expect(await other.endedAt({ ...session('stranger'), addressKey: 'ben' })).toBeNull()
    const later = session('later', Date.now() + 1000)
    await other.record(later, DEVICE, later.startedAt)
    expect((await one.list('canary-anna')).map(({ handle }) => handle)).toEqual([signInHandle('later')])
    expect(await one.endedAt({ ...session('tablet'), addressKey: 'earlier' })).not.toBeNull()
  })

  it('forgets no end, however often a customer signs in and out', async () => {
    const { one, other } = await replicas()
    await one.record(session('first'), DEVICE, 1000)
    await one.end('canary-anna', signInHandle('first'))
    for (let count = 0; count < 210; count++) await one.end('canary-anna', `handle-${count}`)
    expect(await other.endedAt(session('first'))).not.toBeNull()
  })

  it('keeps the customer’s name and sessions out of the store, and everything in it ends', async () => {
    const { one } = await replicas()
    await one.record(session('canary-session'), DEVICE, 1000)
    const { keys, values } = await valuesIn(one.store)
    expect(keys).toHaveLength(1)
    expect([...keys, ...values].join()).not.toMatch(/canary|Firefox/)
    for (const key of keys) expect(await one.store.ask(z.int(), (client) => client.pttl(key))).toBeGreaterThan(3_500_000)
  })

  it('uses each replica’s own list while the store is unavailable or returns garbage', async () => {
    const { server, one, other } = await replicas()
    await one.record(session('phone'), DEVICE, 1000)
    const { keys } = await valuesIn(one.store)
    await one.store.ask(z.literal('OK'), (client) => client.set(keys[0] ?? '', 'garbage'))
    expect(await other.endedAt(session('phone'))).toBeNull()
    expect(other.lines).toEqual(['unreadable sign-ins in shared store'])
    await server.die()
    await one.end('canary-anna', signInHandle('phone'))
    expect(await one.endedAt(session('phone'))).not.toBeNull()
    expect(await other.endedAt(session('phone'))).toBeNull()
  })
})
