import { expect, it } from 'vitest'
import { z } from 'zod'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import { describeOnServers, replicaStore } from '../cache/valkey/testing/on-servers.ts'
import { PlatformRefused } from '../platform/base/errors.ts'
import type { Session } from '../services/scope/session.types.ts'
import type { SessionsOptions } from './plugin.ts'
import { ANNA, newKeys, putCart, readCart, readCustomer, sessionServer, signIn } from './session.test-kit.ts'
import { createSharedSessions } from './shared-sessions.ts'

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error.name)
const texts = z.array(z.string())
const keysIn = async (store: SharedStore) => (await store.ask(texts, (client) => client.keys('*'))) ?? []

describeOnServers('a session at two replicas', (start) => {
  async function replicas(given: Partial<SessionsOptions> = {}) {
    const server = await start()
    const keys = newKeys()
    const replica = async () => {
      const { lines, ...store } = await replicaStore(server.url)
      const asked = { count: 0 }
      const counted: SharedStore = {
        ...store,
        ask: (reply, command) => {
          asked.count += 1
          return store.ask(reply, command)
        },
      }
      const log = { warn: (_: object, message: string) => void lines.push(message) }
      const shared = createSharedSessions({ store: counted, keys, idleSeconds: 48 * 3600, log })
      return { ...(await sessionServer({ keys, shared, ...given })), store, asked, lines }
    }
    return { server, one: await replica(), other: await replica() }
  }

  it('has the changes of other replicas, even with an older cookie', async () => {
    const { one, other } = await replicas()
    const old = await one.cookieAfter(putCart('first'))
    await one.send(putCart('second'), old)
    const answer = await other.send(readCart, old)
    expect(answer.result).toBe('second')
    expect(answer.setCookie).toBeDefined()
    await other.send(putCart('third'), old)
    expect((await one.send(readCart, old)).result).toBe('third')
  })

  it('costs one store call for a request that only reads, and none for a new shopper', async () => {
    const { one } = await replicas()
    await one.send(readCart)
    expect(one.asked.count).toBe(0)
    const cookie = await one.cookieAfter(putCart('first'))
    expect(one.asked.count).toBe(1)
    for (let i = 0; i < 3; i++) await one.send(readCart, cookie)
    expect(one.asked.count).toBe(4)
  })

  it('is rejected by every replica once it was signed out, even by running requests', async () => {
    const { one, other } = await replicas()
    const cookie = await one.cookieAfter(signIn)
    expect((await other.send(readCustomer, cookie)).result).toBe('canary-token')
    const { result, setCookie } = await other.send(async (session) => {
      await one.send((ending) => ending.signOut(), cookie)
      session.change({ cartId: 'late' })
      return session.serially(async () => session.read().customerToken)
    }, cookie)
    expect([result, setCookie]).toEqual([null, undefined])
    expect((await other.send(readCustomer, cookie)).result).toBeNull()
    expect((await one.send(readCustomer, cookie)).result).toBeNull()
  })

  it('is known to be replaced on every replica, and continues if the new cookie never arrived', async () => {
    const { one, other } = await replicas()
    const guest = await one.cookieAfter(putCart('guest-cart'))
    await one.send((session) => session.signIn(ANNA).change({ cartId: null }), guest)
    const isReplaced = (session: Session) => session.isReplaced()
    expect(await other.send(isReplaced, guest)).toMatchObject({ result: true, setCookie: undefined })
    other.pass(31_000)
    expect(await other.send((session) => [session.isReplaced(), session.read().cartId], guest)).toMatchObject({
      result: [false, null],
    })
  })

  it('ends on every replica if its token cannot be refreshed', async () => {
    const { one, other } = await replicas()
    const refuse = async () => Promise.reject(new PlatformRefused('PLATFORM_REFUSED', 401))
    const cookie = await one.cookieAfter(signIn)
    expect((await one.send((session) => outcome(session.withToken(refuse)), cookie)).result).toBe('SessionExpired')
    const report = (session: Session) => {
      session.reportEnd()
      return outcome(session.withToken(async () => 'open'))
    }
    const answer = await other.send(report, cookie)
    expect(answer).toMatchObject({ result: 'SessionExpired', setCookie: expect.stringMatching(/^heartwood-session=; /) })
  })

  // TOKEN-1, TOKEN-2
  it('has its token refreshed once, by the first replica', async () => {
    const refreshes: string[] = []
    let valid = 'none'
    const refreshTokens = async (refreshToken: string) => {
      refreshes.push(refreshToken)
      await new Promise(setImmediate)
      valid = `token-${refreshes.length}`
      return { customerToken: valid, refreshToken: `refresh-${refreshes.length}` }
    }
    const { one, other } = await replicas({ refreshTokens })
    const call = async (token: string | null) => {
      if (token !== valid) throw new PlatformRefused('PLATFORM_REFUSED', 401)
      return token
    }
    const cookie = await one.cookieAfter(signIn)
    const callTwice = (session: Session) => Promise.all([session.withToken(call), session.withToken(call)])
    const answers = await Promise.all([one.send(callTwice, cookie), other.send(callTwice, cookie)])
    expect(answers.flatMap(({ result }) => result)).toEqual(Array(4).fill('token-1'))
    expect(refreshes).toEqual(['canary-refresh'])
    valid = 'another'
    expect((await other.send((session) => session.withToken(call), cookie)).result).toBe('token-2')
    expect(refreshes).toEqual(['canary-refresh', 'refresh-1'])
  })

  it('runs serial work on one replica at a time, with the earlier changes of others', async () => {
    const { one, other } = await replicas()
    const cookie = await one.cookieAfter(putCart('0'))
    let atWork = 0
    const next = (session: Session) =>
      session.serially(async () => {
        atWork += 1
        const [before, isAlone] = [Number(session.read().cartId), atWork === 1]
        await new Promise(setImmediate)
        session.change({ cartId: String(before + 1) })
        atWork -= 1
        return isAlone
      })
    const answers = await Promise.all([one, other, one, other, one, other].map((replica) => replica.send(next, cookie)))
    expect(answers.map(({ result }) => result)).toEqual(Array(6).fill(true))
    expect([(await one.send(readCart, cookie)).result, (await other.send(readCart, cookie)).result]).toEqual(['6', '6'])
  })

  it('shares sent revisions and the newest unanswered change of each line', async () => {
    const { one, other } = await replicas()
    const cookie = await one.cookieAfter(putCart('mask'))
    const recordSent = (revision: number) => (session: Session) => session.recordSent({ deviceId: 'a', revision })
    const line = {
      sku: 'A',
      itemId: null,
      bundleChoices: [{ optionId: '1', selectionIds: ['2'], quantity: 1 }],
      optionAnswers: [],
    }
    const recordLate = (session: Session) => session.recordLateChange({ line, by: { deviceId: 'a', revision: 3 }, at: 7 })
    await one.send(recordSent(3), cookie)
    await one.send(recordLate, cookie)
    expect((await other.send(recordSent(2), cookie)).result).toBe(3)
    expect((await other.send((session) => session.lateChanges(), cookie)).result).toEqual([
      { line, by: { deviceId: 'a', revision: 3 }, at: 7 },
    ])
    await other.send(recordSent(4), cookie)
    expect((await one.send(recordSent(1), cookie)).result).toBe(4)
  })

  it('keeps concurrent changes of both replicas', async () => {
    const { one, other } = await replicas()
    const cookie = await one.cookieAfter(putCart('mask'))
    const at = Promise.withResolvers<null>()
    const here = one.send(async (session) => {
      await at.promise
      session.change({ groupId: 7 })
    }, cookie)
    await other.send(putCart('other'), cookie)
    at.resolve(null)
    await here
    expect((await other.send((session) => session.read(), cookie)).result).toMatchObject({ cartId: 'other', groupId: 7 })
  })

  it('stores no token, cart or session id in plain text, and nothing without expiry', async () => {
    const { one } = await replicas()
    const cookie = await one.cookieAfter((session) => {
      session.signIn(ANNA)
      session.change({ cartId: 'canary-cart' })
    })
    await one.send((session) => session.signOut(), cookie)
    const keys = await keysIn(one.store)
    expect(keys).not.toEqual([])
    const values = (await one.store.ask(texts, (client) => client.mget(keys))) ?? []
    expect([...keys, ...values].join()).not.toContain('canary')
    for (const key of keys) expect(await one.store.ask(z.int(), (client) => client.pttl(key))).toBeGreaterThan(86_400_000)
  })

  it('continues on each replica while the store is unavailable, and is written again when it recovers', async () => {
    const { server, one, other } = await replicas()
    const cookie = await one.cookieAfter(signIn)
    await server.die()
    await one.send((session) => session.signOut(), cookie)
    expect((await one.send(readCustomer, cookie)).result).toBeNull()
    expect((await other.send(readCustomer, cookie)).result).toBe('canary-token')
    expect((await other.send((session) => session.serially(async () => 'turn'), cookie)).result).toBe('turn')
    await server.comeBack()
    const isBack = (store: SharedStore) => store.ask(z.literal('PONG'), (client) => client.ping())
    await expect.poll(() => Promise.all([isBack(one.store), isBack(other.store)])).toEqual(['PONG', 'PONG'])
    await one.send(readCustomer, cookie)
    expect((await other.send(readCustomer, cookie)).result).toBeNull()
  })

  it('ignores values that were not sealed for this session', async () => {
    const { one, other } = await replicas()
    const cookie = await one.cookieAfter(putCart('mine'))
    const [key = ''] = await keysIn(one.store)
    const put = (value: string) => one.store.ask(z.literal('OK'), (client) => client.set(key, value))
    const ofMine = (await one.store.ask(z.string(), (client) => client.get(key))) ?? ''
    await one.cookieAfter(signIn)
    const [foreign = ''] = (await keysIn(one.store)).filter((name) => name !== key)
    const ofAnother = (await one.store.ask(z.string(), (client) => client.get(foreign))) ?? ''
    for (const value of ['garbage', '{}', cookie.split('=')[1] ?? '', ofAnother, `${ofMine.slice(0, -3)}AAA`]) {
      await put(value)
      expect((await other.send((session) => [session.read().cartId, session.read().customerToken], cookie)).result).toEqual([
        'mine',
        null,
      ])
      await other.send(putCart('mine'), cookie)
    }
    expect(other.lines).toHaveLength(1)
    await put('garbage')
    await one.store.ask(z.int(), (client) => client.del(key))
    await one.store.ask(z.int(), (client) => client.rpush(key, 'a list'))
    expect((await other.send(readCart, cookie)).result).toBe('mine')
  })

  it('stays ended, whatever the store returns', async () => {
    const { one } = await replicas()
    const cookie = await one.cookieAfter(signIn)
    const [key = ''] = await keysIn(one.store)
    const before = (await one.store.ask(z.string(), (client) => client.get(key))) ?? ''
    await one.send((session) => session.signOut(), cookie)
    await one.store.ask(z.literal('OK'), (client) => client.set(key, before))
    expect((await one.send(readCustomer, cookie)).result).toBeNull()
  })
})
