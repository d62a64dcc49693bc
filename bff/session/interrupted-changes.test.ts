import { expect, it } from 'vitest'
import { describeOnServers, replicaStore } from '../cache/valkey/testing/on-servers.ts'
import type { Session } from '../services/scope/session.types.ts'
import { HOUR, newKeys, sessionServer, signIn } from './session.test-kit.ts'
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
