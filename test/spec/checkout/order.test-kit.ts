import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { OrderOutcomePayload, OrderPlaceInput, OrderPlacePayload } from '#schema/generated/types.ts'
import { type CartShopper, cartShopper, cartLine as line } from '../../kit/cart-shopper.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { guestOrder, PLACE, shippingTotal } from '../../kit/guest-order.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'

export const BOARD = line('OAK-BOARD-CHR-22X150-900-OILED', 2, { parentSku: 'OAK-BOARD-CHR-22X150' })
export const OIL = line('OIL-LINSEED-1L', 1)
export const PLAN = line('PLAN-GARDEN-BENCH', 1)
const OUTCOME = `mutation($input: OrderOutcomeInput!) { orderOutcome(input: $input) {
  status order { id number } userErrors { code field message }
} }`

export let platform: FaultyPlatform
/** Two replicas that use the built-in checkout. */
export let shops: readonly [HttpShop, HttpShop]
/** A new shopper for each test. */
export let shopper: CartShopper
export let email = ''

/**
 * Starts the shops for the tests of a file, and creates a new shopper before each test.
 * @param settings added to the environment of both replicas
 */
export function startOrderShops(settings: () => Promise<Readonly<Record<string, string>>> = async () => ({})): void {
  beforeAll(async () => {
    platform = await faultyPlatform(inject('shop').sandboxUrl)
    const [key, newerKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
    const env = {
      PLATFORM_URL: platform.url,
      CHECKOUT_URL: 'none',
      LOG_LEVEL: 'silent',
      PLATFORM_ORDER_TIMEOUT_MS: '1500',
      SESSION_KEYS: key,
      ...(await settings()),
    }
    shops = await Promise.all([httpShop(env), httpShop({ ...env, SESSION_KEYS: `${newerKey},${key}` })])
  }, 60_000)
  afterAll(async () => {
    await Promise.all((shops ?? []).map((shop) => shop.close()))
    await platform?.close()
  })
  beforeEach(() => {
    platform.fail('none')
    platform.requests.length = 0
    shopper = cartShopper(shops[0].url)
    email = `ben-${randomUUID()}@order.example`
  })
}

/** Sets the shipping address and method, and returns the grand total in minor units. */
export const readTotal = (by = shopper): Promise<number> => shippingTotal(by)

/** Creates a valid order for the total that was shown. */
export const createOrder = (sum: number, given: Partial<OrderPlaceInput> = {}): OrderPlaceInput =>
  guestOrder({ deviceId: 'device-1', lines: [BOARD], total: sum, email, ...given })

export async function place(input: OrderPlaceInput, by = shopper): Promise<OrderPlacePayload> {
  const { data, errors } = await by.send(PLACE, { input })
  if (!data?.orderPlace) throw new Error(JSON.stringify(errors))
  return data.orderPlace
}

/** Queries the outcome of an order sent this many seconds ago; by default just now, so that no shop has started since. */
export async function fetchOutcome(key: string, secondsSinceSent = 0, by = shopper): Promise<OrderOutcomePayload> {
  const { data, errors } = await by.send(OUTCOME, { input: { key, secondsSinceSent } })
  if (!data?.orderOutcome) throw new Error(JSON.stringify(errors))
  return data.orderOutcome
}

export const toErrorTexts = ({ userErrors }: OrderPlacePayload) => userErrors.map(({ code, field }) => `${code} ${field}`)

/** Counts the order e-mails the shopper has received. */
export async function countMails(): Promise<number> {
  const text = await (await fetch(`${inject('shop').sandboxUrl}/sandbox`)).text()
  return text.split(`To ${email}`).length - 1
}

/** The orders the platform was sent. */
export const readSent = () => platform.requests.filter(({ path }) => path === '/api/order').map(({ body }) => JSON.parse(body))
