import { expect, it } from 'vitest'
import { z } from 'zod'
import { type LockSettings, withLock } from './lock.ts'
import type { SharedStore } from './shared-store.ts'
import { describeOnServers, replicaStore } from './testing/on-servers.ts'

const LONG: LockSettings = { leaseMs: 60_000, waitMs: 60_000 }

describeOnServers('a lock shared by replicas', (start) => {
  async function replicas() {
    const server = await start()
    const [one, other] = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    return { server, one, other }
  }
  /** Takes the lock and holds it until the test releases it. */
  async function holder(store: SharedStore, settings = LONG) {
    const [begun, released] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    const ended = withLock(
      store,
      'lock',
      () => {
        begun.resolve(null)
        return released.promise
      },
      settings,
    )
    await begun.promise
    return async () => {
      released.resolve(null)
      await ended
    }
  }
  const owner = (store: SharedStore) => store.ask(z.string().nullable(), (client) => client.get('lock'))

  it('is held by one caller at a time', async () => {
    const { one, other } = await replicas()
    const doing = { now: 0, most: 0, done: 0 }
    const work = async () => {
      doing.now += 1
      doing.most = Math.max(doing.most, doing.now)
      await new Promise(setImmediate)
      doing.now -= 1
      doing.done += 1
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => withLock(index % 2 ? one : other, 'lock', work, LONG)))
    expect(doing).toEqual({ now: 0, most: 1, done: 10 })
    expect(await owner(one)).toBeNull()
  })

  it('returns the result of the work and is released if the work fails', async () => {
    const { one, other } = await replicas()
    expect(await withLock(one, 'lock', async () => 'result', LONG)).toBe('result')
    await expect(withLock(one, 'lock', () => Promise.reject(new Error('no')), LONG)).rejects.toThrow('no')
    expect(await withLock(other, 'lock', async () => 'other', LONG)).toBe('other')
  })

  it('is held for as long as the work takes', async () => {
    const { one, other } = await replicas()
    const settings = { leaseMs: 3000, waitMs: 60_000 }
    const letGo = await holder(one, settings)
    let isOver = false
    const next = withLock(other, 'lock', async () => isOver, settings)
    const readTimeToLive = () => one.ask(z.int(), (client) => client.pttl('lock'))
    await expect.poll(readTimeToLive, { interval: 20 }).toBeLessThan(2500)
    await expect.poll(readTimeToLive, { interval: 20 }).toBeGreaterThan(2600)
    isOver = true
    await letGo()
    expect(await next).toBe(true)
  })

  it('expires when its replica dies, and is then not released by that replica', async () => {
    const { one, other } = await replicas()
    await other.ask(z.null(), (client) => client.set('lock', `owner ${crypto.randomUUID()}`, 'PX', 100, 'NX', 'GET'))
    expect(await withLock(one, 'lock', async () => 'next', LONG)).toBe('next')
    const letGo = await holder(one)
    await one.ask(z.literal('OK'), (client) => client.set('lock', 'owner of another', 'PX', 60_000))
    await letGo()
    expect(await owner(one)).toBe('owner of another')
  })

  it('does not block the work if the store is unavailable, dies or has another value under its key', async () => {
    const { server, one, other } = await replicas()
    await other.ask(z.literal('OK'), (client) => client.set('lock', 'something else'))
    expect(await withLock(one, 'lock', async () => 'done', LONG)).toBe('done')
    expect(await owner(one)).toBe('something else')
    await other.ask(z.int(), (client) => client.del('lock'))
    const letGo = await holder(one)
    await server.die()
    expect(await withLock(other, 'lock', async () => 'done', LONG)).toBe('done')
    await letGo()
  })

  it('is waited for only for a limited time', async () => {
    const { one, other } = await replicas()
    const letGo = await holder(one)
    expect(await withLock(other, 'lock', async () => 'done', { leaseMs: 60_000, waitMs: 100 })).toBe('done')
    await letGo()
  })
})
