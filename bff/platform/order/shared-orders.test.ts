import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnServers, replicaStore } from '../../cache/valkey/testing/on-servers.ts'
import type { NewOrder } from '../../domain/checkout/order.types.ts'
import { platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, hangUp, json } from '../testing/scripted-platform.ts'
import { OrderUnconfirmed } from './calls.ts'

const KEY = '1763800000000-0b7e2c1a-4a5b-4c6d-8e9f-0123456789ab'
const ORDER: NewOrder = {
  key: KEY,
  customerId: '40',
  cartId: '4417',
  email: 'anna@b.example',
  paymentCode: 'cashondelivery',
  lines: [],
  delivery: null,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Birch',
    company: '',
    street: ['Unit 3'],
    city: 'Leeds',
    region: '',
    postcode: 'LS9 8AA',
    country: 'GB',
    telephone: '',
    vatNumber: '',
  },
}
const PLACED = json({ code: 200, result: { backendOrderId: '5120', orderNumber: '000004433' } })
const NOT_KNOWN = json({ code: 200, result: null })
const RECEIPT = { id: '5120', number: '000004433' }

// ORDER-3
describeOnServers('order sent to two replicas', (start) => {
  async function replicas(behaviour: Behaviour) {
    const server = await start()
    const stores = await Promise.all([replicaStore(server.url), replicaStore(server.url)])
    const one = await platformClient(behaviour, {}, stores[0])
    const other = await platformClient(behaviour, { url: one.platform.url }, stores[1])
    const countSent = () => one.platform.asked.filter(({ url }) => url === '/api/order').length
    return { server, store: stores[0], platform: one.platform, one: one.client.order, other: other.client.order, countSent }
  }

  it('is placed once per key, at once and later', async () => {
    const { one, other, countSent } = await replicas(PLACED)
    expect(await Promise.all([one.place(VIEW, ORDER), other.place(VIEW, ORDER)])).toEqual([RECEIPT, RECEIPT])
    expect([await one.placed(VIEW, KEY), await other.placed(VIEW, KEY)]).toEqual([RECEIPT, RECEIPT])
    expect(await other.isUnconfirmed(KEY)).toBe(false)
    expect(countSent()).toBe(1)
  })

  it('is not sent by the other replica after an unanswered attempt, only looked up', async () => {
    const { platform, one, other, countSent } = await replicas(hangUp)
    await expect(one.place(VIEW, ORDER)).rejects.toBeInstanceOf(OrderUnconfirmed)
    platform.behave(NOT_KNOWN)
    expect([await other.placed(VIEW, KEY), await other.isUnconfirmed(KEY)]).toEqual([null, true])
    await expect(other.place(VIEW, ORDER)).rejects.toBeInstanceOf(OrderUnconfirmed)
    platform.behave(json({ code: 200, result: { transmited: true, platform_order_id: 5120 } }))
    expect(await other.placed(VIEW, KEY)).toEqual({ id: '5120', number: null })
    expect(countSent()).toBe(1)
  })

  it('is unconfirmed at the other replica if the first one died, and is not sent again', async () => {
    const { store, platform, one, other, countSent } = await replicas(PLACED)
    await one.place(VIEW, ORDER)
    const [key = ''] = (await store?.ask(z.array(z.string()), (client) => client.keys('*'))) ?? []
    await store?.ask(z.literal('OK'), (client) => client.set(key, '{"claim":"of the dead"}', 'PX', 100_000))
    platform.behave(NOT_KNOWN)
    expect([await other.placed(VIEW, KEY), await other.isUnconfirmed(KEY)]).toEqual([null, true])
    await expect(other.place(VIEW, ORDER)).rejects.toBeInstanceOf(OrderUnconfirmed)
    expect(countSent()).toBe(1)
  })

  it('can be sent by the other replica after a refusal', async () => {
    const { platform, one, other, countSent } = await replicas(json({ code: 500, result: 'no' }, 500))
    await expect(one.place(VIEW, ORDER)).rejects.toMatchObject({ kind: 'refused' })
    expect(await other.isUnconfirmed(KEY)).toBe(false)
    platform.behave(PLACED)
    expect(await other.place(VIEW, ORDER)).toEqual(RECEIPT)
    expect(countSent()).toBe(2)
  })

  it('is placed once by this replica while the store is unreachable', async () => {
    const { server, one, countSent } = await replicas(PLACED)
    await server.die()
    expect(await Promise.all([one.place(VIEW, ORDER), one.place(VIEW, ORDER)])).toEqual([RECEIPT, RECEIPT])
    expect(await one.placed(VIEW, KEY)).toEqual(RECEIPT)
    expect(countSent()).toBe(1)
  })
})
