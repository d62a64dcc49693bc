import { expect, it } from 'vitest'
import { z } from 'zod'
import { type ClaimSettings, createClaims } from './claims.ts'
import { describeOnServers, replicaStore } from './testing/on-servers.ts'

const MAIL = { to: 'anna@b.example' }

describeOnServers('work claimed by one of several replicas', (start) => {
  async function replicas(given: Partial<ClaimSettings<string>> = {}) {
    const server = await start()
    const stores = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    const [one, other] = stores.map((store) =>
      createClaims({ store, work: 'work', result: z.string(), answerMs: 60_000, restMs: 0, keepMs: 60_000, ...given }),
    )
    if (!one || !other) throw new Error('There are two')
    return { server, store: stores[0], one, other }
  }
  type Claims = Awaited<ReturnType<typeof replicas>>['one']

  async function claimed(by: Claims) {
    const claim = await by.claim(MAIL)
    if (claim.kind !== 'claimed') throw new Error(`It is ${claim.kind}`)
    return claim
  }

  it('is claimed once, and the others get its result', async () => {
    const { one, other } = await replicas()
    expect(await other.outcome(MAIL)).toEqual({ kind: 'none' })
    const claim = await claimed(one)
    const heard = Promise.all([other.claim(MAIL), other.outcome(MAIL), one.outcome(MAIL)])
    expect(await other.isOpen(MAIL)).toBe(true)
    await claim.done('sent')
    expect(await heard).toEqual(Array(3).fill({ kind: 'done', result: 'sent' }))
    expect(await other.isOpen(MAIL)).toBe(false)
    expect((await other.claim({ to: 'ben@b.example' })).kind).toBe('claimed')
  })

  it('can be claimed by another replica after it was dropped', async () => {
    const { one, other } = await replicas()
    const claim = await claimed(one)
    const next = other.claim(MAIL)
    await claim.drop()
    expect((await next).kind).toBe('claimed')
    await claim.done('too late')
    expect(await one.isOpen(MAIL)).toBe(true)
  })

  it('can be claimed by another replica after the first one died', async () => {
    const { one, other } = await replicas({ answerMs: 100 })
    await claimed(one)
    await expect.poll(async () => (await other.claim(MAIL)).kind).toBe('claimed')
  })

  it('is blocked for a while if it may have been done by a replica that died', async () => {
    const { one, other } = await replicas({ answerMs: 50, restMs: 500 })
    await claimed(one)
    expect(await other.claim(MAIL)).toEqual({ kind: 'unanswered' })
    expect(await other.isOpen(MAIL)).toBe(true)
    await expect.poll(async () => (await other.claim(MAIL)).kind).toBe('claimed')
  })

  it('is blocked without waiting if its result is unknown', async () => {
    const { one, other } = await replicas({ restMs: 60_000 })
    await (await claimed(one)).leave()
    expect(await other.claim(MAIL)).toEqual({ kind: 'unanswered' })
    expect(await one.outcome(MAIL)).toEqual({ kind: 'unanswered' })
  })

  it('is not repeated by waiting replicas if the store dies', async () => {
    const { server, one, other } = await replicas()
    await claimed(one)
    const heard = [other.claim(MAIL), other.outcome(MAIL)]
    // Answered after the calls above.
    expect(await other.isOpen(MAIL)).toBe(true)
    await server.die()
    expect(await Promise.all(heard)).toEqual([{ kind: 'unanswered' }, { kind: 'unanswered' }])
  })

  it('is claimed by each replica if the store is unavailable', async () => {
    const { server, one, other } = await replicas()
    await server.die()
    const claims = await Promise.all([claimed(one), claimed(other)])
    await Promise.all(claims.map((claim) => claim.done('sent')))
    expect([await one.outcome(MAIL), await one.isOpen(MAIL)]).toEqual([{ kind: 'unknown' }, false])
  })

  it.each(['no JSON', '{"result":7}', '{"claim":null}', '[]'])(
    'is claimed by each replica if its key contains %s',
    async (foreign) => {
      const { store, one, other } = await replicas()
      await claimed(one)
      const [key = ''] = (await store?.ask(z.array(z.string()), (client) => client.keys('*'))) ?? []
      expect(key).not.toContain('anna')
      await store?.ask(z.literal('OK'), (client) => client.set(key, foreign))
      expect([(await other.claim(MAIL)).kind, (await one.outcome(MAIL)).kind]).toEqual(['claimed', 'unknown'])
    },
  )
})
