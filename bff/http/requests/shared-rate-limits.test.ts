import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import { describeOnServers, replicaStore } from '../../cache/valkey/testing/on-servers.ts'
import type { LimitedAction } from '../../config/rate-limits.ts'
import { rateLimits } from './rate-limits.ts'

/** One of several replicas. */
async function createReplica(shared: SharedStore, windowMs = 600_000) {
  const app = Fastify()
  const most = { signIn: 3, passwordReset: 3, coupon: 3, newsletter: 1, message: 1, order: 1, delivery: 1, cart: 1 }
  await app.register(rateLimits, { windowMs, most, shared })
  app.get<{ Querystring: { action: LimitedAction; account?: string } }>('/', async ({ query, rateLimits: limits }) =>
    limits.allows(query.action, query.account ?? null),
  )
  onTestFinished(() => app.close())
  return async (action: LimitedAction, account?: string, ip = '203.0.113.9'): Promise<boolean> => {
    const query = new URLSearchParams({ action, ...(account === undefined ? {} : { account }) })
    return (await app.inject({ url: `/?${query}`, remoteAddress: ip })).json()
  }
}

const readKeys = (store: SharedStore) => store.ask(z.array(z.string()), (client) => client.keys('*'))

describeOnServers('rate limits on several replicas', (start) => {
  async function replicas(windowMs?: number) {
    const server = await start()
    const stores = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    const [one, other] = [await createReplica(stores[0], windowMs), await createReplica(stores[1], windowMs)]
    return { server, store: stores[0], one, other }
  }

  it('count over all replicas', async () => {
    const { one, other } = await replicas()
    expect(await one('signIn', 'anna@b.example')).toBe(true)
    expect(await other('signIn', 'ANNA@b.example')).toBe(true)
    expect(await one('signIn', 'anna@b.example')).toBe(true)
    expect(await other('signIn', 'anna@b.example')).toBe(false)
    expect(await other('signIn', 'ben@b.example')).toBe(true)
  })

  it('count by address and per action too', async () => {
    const { one, other } = await replicas()
    for (let i = 0; i < 5; i++) expect([await one('newsletter'), await other('newsletter')]).toEqual([true, true])
    expect([await one('newsletter'), await other('newsletter')]).toEqual([false, false])
    expect(await other('message')).toBe(true)
    expect(await other('newsletter', undefined, '198.51.100.7')).toBe(true)
  })

  it('reset after the time window', async () => {
    const { one, other } = await replicas(100)
    for (let i = 0; i < 3; i++) await one('signIn', 'anna')
    await expect.poll(() => other('signIn', 'anna')).toBe(true)
  })

  it('count per replica while the store is unreachable, including earlier attempts', async () => {
    const { server, store, one, other } = await replicas()
    expect([await one('coupon', 'cart'), await one('coupon', 'cart')]).toEqual([true, true])
    await server.die()
    expect([await one('coupon', 'cart'), await one('coupon', 'cart')]).toEqual([true, false])
    expect(await other('coupon', 'cart')).toBe(true)
    await expect.poll(() => store.lines).toHaveLength(1)
  })

  it('count per replica if the store has another value under the key', async () => {
    const { store, one, other } = await replicas()
    await one('signIn', 'anna')
    const keys = await readKeys(store)
    for (const key of keys ?? []) await store.ask(z.literal('OK'), (client) => client.set(key, 'not a number'))
    for (let i = 0; i < 2; i++) expect([await one('signIn', 'anna'), await other('signIn', 'anna')]).toEqual([true, true])
    expect(await one('signIn', 'anna')).toBe(false)
  })

  it('store no address or account, and nothing forever', async () => {
    const { store, one } = await replicas()
    await one('signIn', 'anna@b.example')
    const keys = (await readKeys(store)) ?? []
    expect(keys).toHaveLength(2)
    expect(keys.join()).not.toMatch(/anna|203\.0/)
    for (const key of keys) expect(await store.ask(z.int(), (client) => client.pttl(key))).toBeGreaterThan(0)
  })
})
