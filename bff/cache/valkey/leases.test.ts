import { expect, it } from 'vitest'
import { z } from 'zod'
import { createLeases, type LeaseSettings } from './leases.ts'
import { describeOnServers, replicaStore } from './testing/on-servers.ts'

const MAIL = { to: 'anna@b.example' }

describeOnServers('work leased by one of several replicas', (start) => {
  async function replicas(given: Partial<LeaseSettings<string>> = {}) {
    const server = await start()
    const stores = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    const [one, other] = stores.map((store) =>
      createLeases({ store, work: 'work', result: z.string(), timeoutMs: 60_000, restMs: 0, keepMs: 60_000, ...given }),
    )
    if (!one || !other) throw new Error('Expected two stores')
    return { server, store: stores[0], one, other }
  }
  type Leases = Awaited<ReturnType<typeof replicas>>['one']

  async function acquire(by: Leases) {
    const lease = await by.acquire(MAIL)
    if (lease.kind !== 'leased') throw new Error(`Expected a lease, got ${lease.kind}`)
    return lease
  }

  it('is leased once, and the others get its result', async () => {
    const { one, other } = await replicas()
    expect(await other.outcome(MAIL)).toEqual({ kind: 'none' })
    const lease = await acquire(one)
    const heard = Promise.all([other.acquire(MAIL), other.outcome(MAIL), one.outcome(MAIL)])
    expect(await other.isOpen(MAIL)).toBe(true)
    await lease.done('sent')
    expect(await heard).toEqual(Array(3).fill({ kind: 'done', result: 'sent' }))
    expect(await other.isOpen(MAIL)).toBe(false)
    expect((await other.acquire({ to: 'ben@b.example' })).kind).toBe('leased')
  })

  it('can be leased by another replica after it was dropped', async () => {
    const { one, other } = await replicas()
    const lease = await acquire(one)
    const next = other.acquire(MAIL)
    await lease.drop()
    expect((await next).kind).toBe('leased')
    await lease.done('too late')
    expect(await one.isOpen(MAIL)).toBe(true)
  })

  it('can be leased by another replica after the first one died', async () => {
    const { one, other } = await replicas({ timeoutMs: 100 })
    await acquire(one)
    await expect.poll(async () => (await other.acquire(MAIL)).kind).toBe('leased')
  })

  it('is blocked for a while if it may have been done by a replica that died', async () => {
    const { one, other } = await replicas({ timeoutMs: 50, restMs: 500 })
    await acquire(one)
    expect(await other.acquire(MAIL)).toEqual({ kind: 'unanswered' })
    expect(await other.isOpen(MAIL)).toBe(true)
    await expect.poll(async () => (await other.acquire(MAIL)).kind).toBe('leased')
  })

  it('is blocked without waiting if its result is unknown', async () => {
    const { one, other } = await replicas({ restMs: 60_000 })
    await (await acquire(one)).leave()
    expect(await other.acquire(MAIL)).toEqual({ kind: 'unanswered' })
    expect(await one.outcome(MAIL)).toEqual({ kind: 'unanswered' })
  })

  it('is not repeated by waiting replicas if the store dies', async () => {
    const { server, one, other } = await replicas()
    await acquire(one)
    const heard = [other.acquire(MAIL), other.outcome(MAIL)]
    // Answered after the calls above.
    expect(await other.isOpen(MAIL)).toBe(true)
    await server.die()
    expect(await Promise.all(heard)).toEqual([{ kind: 'unanswered' }, { kind: 'unanswered' }])
  })

  it('is leased by each replica if the store is unavailable', async () => {
    const { server, one, other } = await replicas()
    await server.die()
    const leases = await Promise.all([acquire(one), acquire(other)])
    await Promise.all(leases.map((lease) => lease.done('sent')))
    expect([await one.outcome(MAIL), await one.isOpen(MAIL)]).toEqual([{ kind: 'unknown' }, false])
  })

  it.each(['no JSON', '{"result":7}', '{"claim":null}', '[]'])(
    'is leased by each replica if its key contains %s',
    async (foreign) => {
      const { store, one, other } = await replicas()
      await acquire(one)
      const [key = ''] = (await store?.ask(z.array(z.string()), (client) => client.keys('*'))) ?? []
      expect(key).not.toContain('anna')
      await store?.ask(z.literal('OK'), (client) => client.set(key, foreign))
      expect([(await other.acquire(MAIL)).kind, (await one.outcome(MAIL)).kind]).toEqual(['leased', 'unknown'])
    },
  )
})
