import { setTimeout as pause } from 'node:timers/promises'
import type { LineContent } from '../../../web/sync/tasks/cart/cart-state.ts'
import type { FaultyPlatform } from '../faulty-platform.ts'
import { type Random, seededRandom } from '../random.ts'
import { createShopper } from '../shopper.ts'
import { type CartDevice, cartDevice } from './cart-device.ts'
import { loadGoods } from './goods.ts'
import { roughNetwork } from './rough-network.ts'

export interface StormSettings {
  readonly url: string
  /** The faulty platform in front of the sandbox. */
  readonly platform: FaultyPlatform
  readonly sandboxUrl: string
  readonly devices: number
  readonly actions: number
  readonly seed: number
}

/** Result of a storm, with one entry for each cart line that differs from the shopper's intent. */
export interface StormReport {
  readonly platformCalls: number
  /** How often each fault occurred between browser and shop. */
  readonly faults: Readonly<Record<string, number>>
  /** Pieces that shoppers added and the platform does not have. */
  readonly lost: readonly string[]
  /** Pieces that the platform has and no shopper added. */
  readonly doubled: readonly string[]
  /** Carts that the device shows differently from the platform. */
  readonly mismatched: readonly string[]
  /** Notices shown to shoppers. */
  readonly notices: readonly string[]
}

/** Share of browser requests with a fault. */
const ROUGH = 0.3
/** Share of actions after which the shopper waits for the sync. */
const WAITING = 0.5
/** Share of platform calls that fail. */
const FAILING = 0.3

/** A device that still has changes after this number of requests never sends them. */
const MOST_REQUESTS = 50

/** Limit per cart; above it, shoppers mostly stop adding products. */
const MOST_PIECES = 60

interface Customer {
  readonly device: CartDevice
  /** Intended quantities by line key, counted without the shop. */
  readonly wanted: Map<string, number>
}

/** Changes the carts of several devices under faults, calms the network, and compares the devices with the platform. */
export async function storm(settings: StormSettings): Promise<StormReport> {
  const { url, platform, devices: count, actions, seed } = settings
  const random = seededRandom(seed)
  const goods = await loadGoods(url)
  const network = roughNetwork(random, ROUGH)
  const customers = Array.from({ length: count }, (_, i): Customer => {
    return { device: cartDevice(createShopper(url, '', network.send), `device-${seed}-${i}`), wanted: new Map() }
  })
  const before = platform.requests.length
  platform.failBy(
    { faults: ['refused', 'dropped', 'error 500', 'error 401', 'doubled'], paths: /\/api\/cart\//, share: FAILING, seed },
    { faults: ['delayed'], paths: /\/api\/cart\//, share: 0.1, seed: seed + 1, delayMs: 100 },
  )
  let done = 0
  const shop = async (customer: Customer) => {
    while (done < actions) {
      done += 1
      await act(customer, goods, random)
      await (random.next() < WAITING ? customer.device.whenSent() : pause(random.below(20)))
    }
  }
  await Promise.all(customers.map(shop))
  platform.fail('none')
  await network.calm()
  const platformCalls = platform.requests.length - before
  return { ...(await compareCarts(customers, settings)), platformCalls, faults: Object.fromEntries(network.struck) }
}

async function act({ device, wanted }: Customer, goods: readonly LineContent[], random: Random): Promise<void> {
  const present = [...wanted.keys()]
  const quantity = 1 + random.below(5)
  const pieces = [...wanted.values()].reduce((sum, some) => sum + some, 0)
  // Keeps products in stock.
  const chance = pieces > MOST_PIECES ? 0.4 + random.next() * 0.6 : random.next()
  if (chance < 0.4 || present.length === 0) {
    const line = random.of(goods)
    wanted.set(line.key, (wanted.get(line.key) ?? 0) + quantity)
    await device.add(line, quantity)
  } else if (chance < 0.65) {
    const key = random.of(present)
    wanted.set(key, quantity)
    await device.setQuantity(key, quantity)
  } else if (chance < 0.8) {
    const key = random.of(present)
    wanted.delete(key)
    await device.remove(key)
  } else if (chance < 0.85) void device.applyCoupon('TIMBER10')
  else if (chance < 0.9) void device.removeCoupon()
  else await device.reload()
}

type Comparison = Pick<StormReport, 'lost' | 'doubled' | 'mismatched' | 'notices'>

async function compareCarts(customers: readonly Customer[], { platform, sandboxUrl }: StormSettings): Promise<Comparison> {
  const [lost, doubled, mismatched]: [string[], string[], string[]] = [[], [], []]
  for (const [i, { device, wanted }] of customers.entries()) {
    // Pending changes are sent at the next trigger.
    let requests = 0
    do await device.revalidate()
    while ((await device.shown()).isPending && ++requests < MOST_REQUESTS)
    const cartId = await readCart(device, platform)
    const { lines, coupon } = await device.shown()
    const there = cartId === null ? NOTHING : await platformCart(sandboxUrl, cartId)
    const seen = new Map(lines.map(({ itemId, key, quantity }) => [itemId ?? key, quantity]))
    // An empty cart shows no coupon. The platform keeps it for the next line.
    const expected = there.quantities.size > 0 ? there.coupon : null
    const entries = (map: ReadonlyMap<string, number>) => JSON.stringify([...map].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (entries(seen) !== entries(there.quantities) || (coupon?.code ?? null) !== expected)
      mismatched.push(
        `device ${i}: shows ${entries(seen)} ${coupon?.code}, platform ${entries(there.quantities)} ${there.coupon}`,
      )
    const itemIds = new Map(lines.map(({ key, itemId }) => [key, itemId]))
    for (const key of new Set([...wanted.keys(), ...lines.map((line) => line.key)])) {
      const item = itemIds.get(key)
      const has = item == null ? 0 : (there.quantities.get(item) ?? 0)
      const wants = wanted.get(key) ?? 0
      if (has < wants) lost.push(`device ${i}: ${key} wanted ${wants}, there are ${has}`)
      if (has > wants) doubled.push(`device ${i}: ${key} wanted ${wants}, there are ${has}`)
    }
  }
  return { lost, doubled, mismatched, notices: customers.flatMap(({ device }) => device.notices) }
}

/** Returns the cart that the shop pulls for a device. Closed pages may still send changes, so it retries until there is a single one. */
async function readCart(device: CartDevice, { requests }: FaultyPlatform): Promise<string | null> {
  for (;;) {
    const since = requests.length
    await device.revalidate()
    const pulled = new Set(
      requests.slice(since).flatMap(({ path, query }) => (path === '/api/cart/pull' ? [query.get('cartId')] : [])),
    )
    if (pulled.size < 2) return [...pulled][0] ?? null
    await pause(50)
  }
}

const NOTHING = { quantities: new Map<string, number>(), coupon: null as string | null }

async function platformCart(sandboxUrl: string, cartId: string): Promise<typeof NOTHING> {
  const read = async (call: string) => {
    const reply = await fetch(`${sandboxUrl}/api/cart/${call}?cartId=${cartId}&storeCode=default`)
    return (await reply.json()).result
  }
  const [items, totals] = [await read('pull'), await read('totals')]
  return {
    quantities: new Map(items.map(({ item_id, qty }: { item_id: unknown; qty: unknown }) => [String(item_id), Number(qty)])),
    coupon: totals.coupon_code ?? null,
  }
}
