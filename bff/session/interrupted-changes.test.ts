import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnServers, replicaStore } from '../cache/valkey/testing/on-servers.ts'
import type { Session } from '../services/scope/session.types.ts'
import { ANNA, HOUR, newKeys, sessionServer, signIn } from './session.test-kit.ts'
import { createSharedSessions } from './shared-sessions.ts'

const line = { itemId: '1', sku: 'A', bundleChoices: [], optionAnswers: [] }
const CHANGE = { line, before: 1, quantity: 3 }
const record = (session: Session) => session.recordInterrupted('anna', [CHANGE])
const take = (session: Session) => session.takeInterrupted()

// CART-54
it('interrupted changes are returned once, to the customer’s next session within an hour', async () => {
  const { send, cookieAfter, pass } = await sessionServer()
  await send(record)
  expect((await send(take)).result).toEqual([])
  const cookie = await cookieAfter(signIn)
  expect((await send(take, cookie)).result).toEqual([CHANGE])
  expect((await send(take, cookie)).result).toEqual([])
  await send(record)
  await send((session) => session.recordInterrupted('anna', [{ ...CHANGE, quantity: 4 }]))
  expect((await send(take, cookie)).result).toEqual([{ ...CHANGE, quantity: 4 }])
  await send(record)
  pass(HOUR + 1)
  expect((await send(take, cookie)).result).toEqual([])
})

const SENT = { deviceId: 'phone', revision: 5 }
const apply = (session: Session) => session.recordApplied(SENT, [CHANGE])

// CART-55
it('an applied change is interrupted once its device sends the same sync to the session that has ended', async () => {
  const { send, cookieAfter } = await sessionServer()
  const ended = await cookieAfter(signIn)
  await send(apply, ended)
  const sendAgain = (...[cart, lines]: Parameters<Session['recordUnanswered']>) =>
    send((session) => session.recordUnanswered(cart, lines), ended)
  const cookie = await cookieAfter(signIn)
  await sendAgain({ ...SENT, revision: 6 }, [line])
  await sendAgain({ ...SENT, deviceId: 'laptop' }, [line])
  await sendAgain(SENT, [{ ...line, sku: 'B' }])
  await send((session) => session.recordUnanswered(SENT, [line]))
  expect((await send(take, cookie)).result).toEqual([])
  await sendAgain(SENT, [line])
  expect((await send(take, cookie)).result).toEqual([CHANGE])
  await sendAgain(SENT, [line])
  expect((await send(take, cookie)).result).toEqual([])
})

// CART-59
it('a change without an answer counts as interrupted when the customer signs in on the same device', async () => {
  const { send, cookieAfter } = await sessionServer()
  await send(apply, await cookieAfter(signIn))
  const cookie = await cookieAfter(signIn)
  const stranger = await cookieAfter((session) => session.signIn({ ...ANNA, customerKey: 'bert' }))
  const name = (deviceId: string, revision: number) => (session: Session) => session.recordPrevious([{ deviceId, revision }])
  await send(name('phone', 5), cookie)
  await send(name('laptop', 0), cookie)
  await send(name('phone', 0))
  await send(name('phone', 0), stranger)
  expect([(await send(take, cookie)).result, (await send(take, stranger)).result]).toEqual([[], []])
  await send(name('phone', 4), cookie)
  expect((await send(take, cookie)).result).toEqual([CHANGE])
  await send(name('phone', 4), cookie)
  expect((await send(take, cookie)).result).toEqual([])
})

// CART-57
it.each([
  [-1, [CHANGE]],
  [-(2 ** 31), [CHANGE]],
  [7, []],
  [2 ** 31 - 1, []],
])(
  'with the last answer %i, the next session takes back %j of revision 5 after a sync with revision 6',
  async (confirmedRevision, taken) => {
    const { send, cookieAfter } = await sessionServer()
    const ended = await cookieAfter(signIn)
    await send(apply, ended)
    await send((session) => session.recordUnanswered({ ...SENT, revision: 6, confirmedRevision }, [line]), ended)
    expect((await send(take, await cookieAfter(signIn))).result).toEqual(taken)
  },
)

// CART-56
it('the next session takes back what a device has added since its last answer, whatever syncs were lost', async () => {
  const { send, cookieAfter } = await sessionServer()
  const pieces = fc.integer({ min: 1, max: 9 })
  const change = fc.record({ quantity: pieces, isSent: fc.boolean(), isAnswered: fc.boolean() })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(pieces, fc.array(change, { minLength: 1, maxLength: 6 }), async (first, changes) => {
      runs += 1
      const deviceId = `device-${runs}`
      const signInNew = () => cookieAfter((session) => session.signIn({ ...ANNA, customerKey: `customer-${runs}` }))
      const ended = await signInNew()
      let platform = first
      let answered = first
      let confirmedRevision = 0
      for (const [place, { quantity, isSent, isAnswered }] of changes.entries()) {
        if (!isSent) continue
        const sync = { deviceId, revision: place + 1, confirmedRevision }
        const applied = quantity === platform ? [] : [{ line, before: platform, quantity }]
        await send((session) => session.recordApplied(sync, applied), ended)
        platform = quantity
        if (!isAnswered) continue
        answered = quantity
        confirmedRevision = sync.revision
      }
      const last = { deviceId, revision: changes.length, confirmedRevision }
      await send((session) => session.recordUnanswered(last, [line]), ended)
      const taken: readonly (typeof CHANGE)[] = (await send(take, await signInNew())).result
      const left = taken.find(({ quantity }) => quantity === platform)?.before ?? platform
      // A quantity that was lowered without an answer stays lowered.
      expect(left).toBe(Math.min(platform, answered))
    }),
    { numRuns: 100 },
  )
})

describeOnServers('interrupted changes at two replicas', (start) => {
  it('are returned once, by any replica', async () => {
    const server = await start()
    const keys = newKeys()
    const replica = async () => {
      const { lines: _, ...store } = await replicaStore(server.url)
      const shared = createSharedSessions({ store, keys, idleSeconds: 48 * 3600, log: { warn: () => undefined } })
      return sessionServer({ keys, shared })
    }
    const [one, other] = [await replica(), await replica()]
    await one.send(record)
    const cookie = await other.cookieAfter(signIn)
    expect((await other.send(take, cookie)).result).toEqual([CHANGE])
    expect((await one.send(take, cookie)).result).toEqual([])
  })
})
