import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLineInput, CartSyncInput } from '#schema/generated/types.ts'
import { cartPlatform, type Fate } from '../../testing/cart-platform.ts'
import { createShopper, line } from './sync.test-kit.ts'
import type { SyncResult } from './sync.ts'

/** A shopper sets the quantity of a line; zero removes it. */
interface Edit {
  readonly sku: string
  readonly quantity: number
}

/** The fate of a request on the network: how often it arrives, after how many later requests, and whether its response arrives. */
interface Journey {
  readonly arrivals: readonly number[]
  readonly isAnswered: boolean
}

/** A device as in the browser: the visible lines, the removed lines, and a revision per change. */
function createDevice(name: string) {
  const lines = new Map<string, CartLineInput>()
  const removed = new Map<string, CartLineInput>()
  let revision = 0
  return {
    shown: () => Object.fromEntries([...lines].map(([sku, { quantity }]) => [sku, quantity])),
    edit({ sku, quantity }: Edit) {
      revision += 1
      const known = lines.get(sku)
      if (quantity > 0) lines.set(sku, { ...(known ?? line(sku, quantity)), quantity })
      else if (known) {
        lines.delete(sku)
        removed.set(sku, known)
      }
    },
    request: (): CartSyncInput => ({ deviceId: name, revision, lines: [...lines.values()], removed: [...removed.values()] }),
    /** Applies the answer to the newest request. */
    take({ cart, userErrors }: SyncResult, sent: CartSyncInput) {
      if (!cart || sent.revision !== revision) return
      const pending = userErrors.filter(({ code }) => code === 'UNAVAILABLE').map(({ field }) => field)
      const kept = new Map(sent.lines.flatMap((each, i) => (pending.includes(`lines.${i}`) ? [[each.sku, each] as const] : [])))
      lines.clear()
      for (const { sku, quantity, itemId } of cart.lines) lines.set(sku, { ...line(sku, quantity), itemId })
      for (const [sku, each] of kept) lines.set(sku, each)
      sent.removed?.forEach(({ sku }, i) => {
        if (!pending.includes(`removed.${i}`)) removed.delete(sku)
      })
    },
    isSettled: ({ cart, userErrors }: SyncResult) => cart !== null && userErrors.length === 0 && cart.revision >= revision,
  }
}

const edits = fc.record({ sku: fc.constantFrom(...'ABCDE'), quantity: fc.integer({ min: 0, max: 9 }) })
const journey: fc.Arbitrary<Journey> = fc.record({
  arrivals: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  isAnswered: fc.boolean(),
})
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Fate>('answered') },
  { weight: 1, arbitrary: fc.constant<Fate>('lost on the way') },
  { weight: 1, arbitrary: fc.constant<Fate>('lost on the way back') },
  { weight: 1, arbitrary: fc.constant<Fate>('late') },
)

describe('cart over a bad network', () => {
  // CART-1, MERGE-2, MERGE-3
  it('converges to what the shopper sees and applies each change once, despite duplicated, delayed and lost requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(edits, journey), { minLength: 1, maxLength: 12 }),
        fc.array(fate, { maxLength: 60 }),
        async (changes, fates) => {
          let at = 0
          let isCalm = false
          const cart = cartPlatform({ fate: () => (isCalm ? 'answered' : (fates[at++] ?? 'answered')) })
          const { sync, session } = createShopper({ cart })
          const browser = createDevice('device-1')
          const send = ({ revision, lines, ...rest }: CartSyncInput) => sync(revision, lines, rest)
          const onTheWay: { readonly due: number; readonly request: CartSyncInput; readonly isAnswered: boolean }[] = []
          for (const [step, [change, { arrivals, isAnswered }]] of changes.entries()) {
            browser.edit(change)
            const request = browser.request()
            onTheWay.push(...arrivals.map((delay) => ({ due: step + delay, request, isAnswered })))
            const due = onTheWay.filter((each) => each.due === step)
            const answers = await Promise.all(due.map(async (each) => ({ ...each, answer: await send(each.request) })))
            for (const { answer, request: sent, isAnswered: arrives } of answers) if (arrives) browser.take(answer, sent)
          }
          isCalm = true
          for (const { request } of onTheWay.filter(({ due }) => due >= changes.length)) await send(request)
          browser.edit({ sku: 'F', quantity: 1 })
          const wanted = browser.shown()
          const last = browser.request()
          const answer = await send(last)
          browser.take(answer, last)
          expect(browser.isSettled(answer)).toBe(true)
          // Timed-out requests may still be applied after everything else; the next sync corrects them.
          cart.deliverLate()
          browser.take(await send(last), last)
          expect([cart.quantities(session.read().cartId ?? ''), browser.shown()]).toEqual([wanted, wanted])
        },
      ),
      { numRuns: 300 },
    )
  })
})
