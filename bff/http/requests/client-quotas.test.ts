import { describe, expect, it } from 'vitest'
import { createClientQuotas } from './client-quotas.ts'

const kiosk = (requestsPerMinute: number | null, requestsPerMinutePerNetwork: number | null) => ({
  id: 'kiosk',
  documents: [],
  origins: [],
  scopes: [],
  requestsPerMinute,
  requestsPerMinutePerNetwork,
})
const warnings: object[] = []
const from = (ip: string) => ({ ip, log: { warn: (fields: object) => void warnings.push(fields) } }) as never

// FRONT-5
describe('createClientQuotas', () => {
  it('allows the quota of a client in each minute', async () => {
    let now = 0
    const isWithin = createClientQuotas(null, () => now)
    const send = () => isWithin(from('192.0.2.1'), kiosk(2, null))
    expect([await send(), await send(), await send()]).toEqual([true, true, false])
    expect(warnings).toContainEqual({ client: 'kiosk' })
    now = 60_000
    expect(await send()).toBe(true)
  })

  it('counts each network apart, and nothing beyond its quota towards the whole', async () => {
    const isWithin = createClientQuotas(null, () => 0)
    const send = (ip: string) => isWithin(from(ip), kiosk(3, 2))
    for (let sent = 0; sent < 10; sent++) await send('192.0.2.1')
    expect([await send('192.0.2.2'), await send('192.0.2.3')]).toEqual([true, false])
  })

  it('counts an IPv6 network as one', async () => {
    const isWithin = createClientQuotas(null, () => 0)
    const send = (ip: string) => isWithin(from(ip), kiosk(null, 1))
    expect([await send('2001:db8::1'), await send('2001:db8::2'), await send('2001:db8:0:1::1')]).toEqual([true, false, true])
  })

  it('has no limit unless one is set, and none that another client uses up', async () => {
    const isWithin = createClientQuotas(null, () => 0)
    await isWithin(from('192.0.2.1'), kiosk(1, 1))
    expect(await isWithin(from('192.0.2.1'), { ...kiosk(1, 1), id: 'app' })).toBe(true)
    for (let sent = 0; sent < 10; sent++) expect(await isWithin(from('192.0.2.1'), kiosk(null, null))).toBe(true)
  })
})
