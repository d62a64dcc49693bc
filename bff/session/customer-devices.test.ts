import { describe, expect, it } from 'vitest'
import type { Session } from '../services/scope/session.types.ts'
import { ANNA, newKeys, readCustomer, sessionServer, signIn } from './session.test-kit.ts'

describe('the devices of a customer', () => {
  const devices = (session: Session) => session.devices()

  it('are listed with this one first, and each can be ended', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const phone = await cookieAfter(signIn)
    pass(1000)
    const laptop = await cookieAfter(signIn)
    const listed = (await send(devices, phone)).result
    expect(listed).toMatchObject([{ isCurrent: true }, { isCurrent: false, signedInAt: listed[0].signedInAt + 1000 }])
    expect((await send((session) => session.endDevice(listed[1].id), phone)).result).toBe(true)
    expect((await send(readCustomer, laptop)).result).toBeNull()
    expect((await send(readCustomer, phone)).result).toBe('canary-token')
    expect((await send(devices, phone)).result).toHaveLength(1)
  })

  it('are empty for guests, and never include another customer’s', async () => {
    const { send, cookieAfter } = await sessionServer()
    const anna = await cookieAfter(signIn)
    const ben = await cookieAfter((session) => session.signIn({ ...ANNA, customerKey: 'ben' }))
    const [{ id }] = (await send(devices, anna)).result
    expect((await send((session) => session.endDevice(id), ben)).result).toBe(false)
    expect((await send((session) => session.endDevice(id))).result).toBe(false)
    expect((await send(devices)).result).toEqual([])
    expect((await send(readCustomer, anna)).result).toBe('canary-token')
  })

  it('include when each was last seen, to a few minutes', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const cookie = await cookieAfter(signIn)
    const [{ seenAt }] = (await send(devices, cookie)).result
    pass(4 * 60_000)
    expect((await send(devices, cookie)).result).toMatchObject([{ seenAt }])
    pass(2 * 60_000)
    await send(readCustomer, cookie)
    expect((await send(devices, cookie)).result).toMatchObject([{ seenAt: seenAt + 6 * 60_000, signedInAt: seenAt }])
  })

  it('all end at once except one, including sessions without a record', async () => {
    const keys = newKeys()
    const { send, pass, cookieAfter } = await sessionServer({ keys })
    const elsewhere = await sessionServer({ keys })
    const unnoted = await elsewhere.cookieAfter(signIn)
    const phone = await cookieAfter(signIn)
    pass(1)
    const laptop = await cookieAfter(signIn)
    await send((session) => session.endOtherDevices(), laptop)
    const open = [unnoted, phone, laptop].map(async (cookie) => (await send(readCustomer, cookie)).result)
    expect(await Promise.all(open)).toEqual([null, null, 'canary-token'])
    pass(1)
    expect((await send(readCustomer, await cookieAfter(signIn))).result).toBe('canary-token')
  })

  it('are limited to fifty: one more ends the least recently used', async () => {
    const { send, pass, cookieAfter } = await sessionServer()
    const cookies: string[] = []
    for (let count = 0; count < 51; count++) {
      cookies.push(await cookieAfter(signIn))
      pass(1000)
    }
    const [oldest, next] = cookies
    expect((await send(readCustomer, oldest)).result).toBeNull()
    expect((await send(readCustomer, next)).result).toBe('canary-token')
  })
})
