import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnServers, replicaStore } from '../../cache/valkey/testing/on-servers.ts'
import { onceADay } from './once-a-day.ts'

describeOnServers('onceADay on several replicas', (start) => {
  async function replicas() {
    const server = await start()
    const stores = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    const [one, other] = stores.map((shared) =>
      onceADay<boolean | null>({ name: 'mail', result: z.boolean(), shared, timeoutMs: 60_000 }),
    )
    if (!one || !other) throw new Error('Expected two stores')
    return { server, one, other }
  }
  /** Work that ends when the test says so. */
  function work() {
    const { promise, resolve, reject } = Promise.withResolvers<boolean | null>()
    const calls = { count: 0 }
    const run = () => {
      calls.count += 1
      return promise
    }
    return { run, calls, resolve, reject }
  }

  it('runs work once and gives its result to every caller, at once and later', async () => {
    const { one, other } = await replicas()
    const { run, calls, resolve } = work()
    const heard = [one.once('a', run), other.once('a', run), other.once('a', run)]
    resolve(true)
    expect(await Promise.all(heard)).toEqual([true, true, true])
    expect(await other.once('a', run)).toBe(true)
    expect([await one.known('a'), await other.known('a'), await other.known('b')]).toEqual([true, true, null])
    expect(calls.count).toBe(1)
  })

  it.each([false, null])('lets another replica retry after the result %s', async (outcome) => {
    const { one, other } = await replicas()
    expect(await one.once('a', async () => outcome)).toBe(outcome)
    expect(await other.once('a', async () => true)).toBe(true)
  })

  it('lets another replica retry after an error', async () => {
    const { one, other } = await replicas()
    await expect(
      one.once('a', () => Promise.reject(new Error('no'))),
      'here',
    ).rejects.toThrow('no')
    expect(await other.once('a', async () => true)).toBe(true)
  })

  it('remembers results in the process while the store is unreachable', async () => {
    const { server, one } = await replicas()
    expect(await one.once('a', async () => true)).toBe(true)
    await server.die()
    const { run, calls } = work()
    expect([await one.once('a', run), await one.known('a')]).toEqual([true, true])
    expect(calls.count).toBe(0)
    expect(await one.once('b', async () => true)).toBe(true)
  })
})
