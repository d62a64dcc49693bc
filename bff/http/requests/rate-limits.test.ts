import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LimitedAction } from '../../config/rate-limits.ts'
import { createAttempts } from './attempts.ts'
import { rateLimits } from './rate-limits.ts'

async function counter(given: Partial<Record<LimitedAction, number>> = {}, trustProxy: string | false = false) {
  const app = Fastify({ trustProxy })
  await app.register(rateLimits, {
    windowMs: 60_000,
    most: { signIn: 2, passwordReset: 1, coupon: 3, newsletter: 1, message: 1, order: 1, delivery: 1, cart: 1, ...given },
  })
  app.get<{ Querystring: { action: LimitedAction; account?: string } }>('/', async ({ query, rateLimits: limits }) =>
    limits.allows(query.action, query.account ?? null),
  )
  onTestFinished(() => app.close())
  return async (action: LimitedAction, account?: string, from: { readonly ip?: string; readonly forwarded?: string } = {}) => {
    const query = new URLSearchParams({ action, ...(account === undefined ? {} : { account }) })
    const headers = from.forwarded === undefined ? {} : { 'x-forwarded-for': from.forwarded }
    return (await app.inject({ url: `/?${query}`, remoteAddress: from.ip ?? '203.0.113.9', headers })).json()
  }
}

describe('rate limits', () => {
  // RATE-1
  it('count by account, in any spelling and from any address', async () => {
    const allows = await counter()
    expect(await allows('signIn', 'anna@b.example')).toBe(true)
    expect(await allows('signIn', ' Anna@B.example ', { ip: '198.51.100.7' })).toBe(true)
    expect(await allows('signIn', 'ANNA@B.EXAMPLE', { ip: '198.51.100.8' })).toBe(false)
    expect(await allows('signIn', 'ben@b.example')).toBe(true)
  })

  // RATE-2
  it('count by address, with the limit of ten accounts', async () => {
    const allows = await counter()
    const answers: boolean[] = []
    for (let i = 0; i < 21; i++) answers.push(await allows('signIn', `${i}@b.example`))
    expect(answers.indexOf(false)).toBe(20)
    expect(await allows('signIn', 'other@b.example', { ip: '198.51.100.7' })).toBe(true)
  })

  // RATE-2
  it('count by the /64 network of an IPv6 address', async () => {
    const allows = await counter({ newsletter: 1 })
    for (let i = 0; i < 10; i++) expect(await allows('newsletter', undefined, { ip: `2001:db8::${i + 1}` })).toBe(true)
    expect(await allows('newsletter', undefined, { ip: '2001:db8::ffff' })).toBe(false)
    expect(await allows('newsletter', undefined, { ip: '2001:db8:1::1' })).toBe(true)
  })

  it('count each action separately', async () => {
    const allows = await counter()
    expect([await allows('passwordReset', 'a'), await allows('passwordReset', 'a'), await allows('newsletter', 'a')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('reset after the time window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const allows = await counter()
    expect([await allows('passwordReset', 'a'), await allows('passwordReset', 'a')]).toEqual([true, false])
    vi.setSystemTime(Date.now() + 61_000)
    expect(await allows('passwordReset', 'a')).toBe(true)
  })

  // RUN-38
  it('reset after the time window if the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const allows = await counter()
    expect(await allows('passwordReset', 'a')).toBe(true)
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(await allows('passwordReset', 'a')).toBe(false)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await allows('passwordReset', 'a')).toBe(true)
  })

  it('are off if set to 0', async () => {
    const allows = await counter({ coupon: 0 })
    for (let i = 0; i < 50; i++) expect(await allows('coupon', 'cart')).toBe(true)
  })

  // RATE-3
  it('trust the forwarded address of a trusted proxy only', async () => {
    const trusting = await counter({ newsletter: 1 }, '10.0.0.0/8')
    const [proxy, stranger] = ['10.0.0.1', '203.0.113.9']
    for (let i = 0; i < 10; i++) await trusting('newsletter', undefined, { ip: proxy, forwarded: '198.51.100.7' })
    expect(await trusting('newsletter', undefined, { ip: proxy, forwarded: '198.51.100.7' })).toBe(false)
    expect(await trusting('newsletter', undefined, { ip: proxy, forwarded: '198.51.100.8' })).toBe(true)
    for (let i = 0; i < 10; i++) await trusting('newsletter', undefined, { ip: stranger, forwarded: `198.51.100.${20 + i}` })
    expect(await trusting('newsletter', undefined, { ip: stranger, forwarded: '198.51.100.99' })).toBe(false)
  })

  // RATE-2
  it('count by /48 too, so that a site cannot switch between its networks', async () => {
    const allows = await counter({ newsletter: 1 })
    for (let i = 0; i < 40; i++) expect(await allows('newsletter', undefined, { ip: `2001:db8:7:${i}::1` })).toBe(true)
    expect(await allows('newsletter', undefined, { ip: '2001:db8:7:ffff::1' })).toBe(false)
    expect(await allows('newsletter', undefined, { ip: '2001:db8:8::1' })).toBe(true)
  })

  // RATE-3
  it('ignore the port of a forwarded address and skip invalid entries', async () => {
    const trusting = await counter({ newsletter: 1 }, '10.0.0.0/8')
    const from = (forwarded: string) => trusting('newsletter', undefined, { ip: '10.0.0.1', forwarded })
    for (let port = 1; port <= 10; port++) expect(await from(`198.51.100.7:${5000 + port}`)).toBe(true)
    expect(await from('198.51.100.7:9')).toBe(false)
    expect(await from('unknown, 198.51.100.7')).toBe(false)
    for (let i = 0; i < 10; i++) expect(await from(`nonsense-${i}`)).toBe(true)
    expect(await from('nonsense-11')).toBe(false)
  })

  // RATE-4
  it('keep the count of an account while strangers try 25,000 others', async () => {
    const allows = await counter({ signIn: 1 })
    expect(await allows('signIn', 'anna@b.example')).toBe(true)
    const attempts = createAttempts(60_000)
    attempts.add('anna')
    for (let i = 0; i < 25_000; i++) attempts.add(`stranger-${i}`)
    expect(attempts.add('anna')).toBe(2)
    expect(attempts.add('ben')).toBe(1)
    expect(await allows('signIn', 'anna@b.example')).toBe(false)
  })
})
