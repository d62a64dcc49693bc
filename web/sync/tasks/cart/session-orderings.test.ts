import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLines } from './cart-changes.ts'
import { answer, newLine } from './cart-state.test-kit.ts'
import type { CartState } from './cart-state.ts'
import { syncInput, withAnswer } from './cart-sync.ts'
import { emptyCart } from './decode-cart.ts'
import { afterSession, listCarts, toNewSession } from './new-session.ts'
import { unconfirmedRequest } from './unconfirmed-changes.ts'

type Input = ReturnType<typeof syncInput>
type Previous = NonNullable<CartState['previous']>

const AT = 1_800_000_000_000
const BEFORE = 2

/**
 * A server with a customer's and a guest's cart. Syncs set absolute quantities, once per revision. A sign-in takes back what a device has
 * added to the customer's cart since the last answer it names.
 */
function modelServer() {
  const carts = { customer: BEFORE, guest: 0 }
  let who: keyof typeof carts | 'ended' = 'customer'
  const revisions = new Map<string, number>()
  let added: { readonly deviceId: string; readonly revision: number; readonly before: number; readonly quantity: number } | null =
    null
  const recordAdded = ({ deviceId, revision, confirmedRevision = 0 }: Input, before: number) => {
    const isUnanswered = added?.deviceId === deviceId && added.revision > (confirmedRevision ?? 0)
    if (carts.customer !== before)
      added = { deviceId, revision, before: isUnanswered ? (added?.before ?? before) : before, quantity: carts.customer }
  }
  const createAnswer = () =>
    answer(0, carts[who === 'ended' ? 'guest' : who] > 0 ? { OAK: carts[who === 'ended' ? 'guest' : who] } : {})
  return {
    carts,
    end: () => {
      if (who === 'customer') who = 'ended'
    },
    isEnded: () => who === 'ended',
    /** The response that ends the session deletes the cookie. */
    leave: () => {
      if (who === 'ended') who = 'guest'
    },
    /** Null if the session has ended. */
    sync(input: Input) {
      if (who === 'ended') return null
      const { deviceId, revision, lines } = input
      const before = carts.customer
      const applied = revisions.get(deviceId) ?? 0
      if (revision > applied) {
        revisions.set(deviceId, revision)
        for (const { quantity } of lines) carts[who] = quantity
        recordAdded(input, before)
      }
      return { ...createAnswer(), revision: Math.max(applied, revision) }
    },
    signIn(previous: Previous) {
      const change = added
      const isLeft = previous.some(
        ({ deviceId, confirmedRevision }) => change?.deviceId === deviceId && change.revision > confirmedRevision,
      )
      if (change && isLeft && change.quantity === carts.customer) carts.customer = Math.min(change.before, change.quantity)
      if (isLeft) added = null
      carts.customer += carts.guest
      carts.guest = 0
      who = 'customer'
      return createAnswer()
    },
  }
}

/** A device that runs one sync at a time; an answer may arrive after the session's end is known. */
function modelDevice(server: ReturnType<typeof modelServer>) {
  let ids = 0
  let cart: CartState = withAnswer(emptyCart('first'), {
    cart: answer(0, { OAK: BEFORE }),
    userErrors: [],
    at: AT,
    sent: { deviceId: 'first', revision: 0, lines: [], removed: [] },
  })
  let inFlight: { readonly sent: Input; readonly reply: ReturnType<typeof server.sync> } | null = null
  const nextId = () => {
    ids += 1
    return `device-${ids}`
  }
  const learnEnd = () => {
    cart = afterSession(nextId())(cart)
    server.leave()
  }
  const readBeforeSignIn = () => {
    const sent = unconfirmedRequest(cart)
    const reply = sent && server.sync(sent)
    if (sent && reply) cart = withAnswer(cart, { cart: reply, userErrors: [], sent, at: AT })
  }
  const device = {
    add: () => {
      cart = addLines([newLine('OAK', 1)])(cart)
    },
    send: () => {
      const sent = { ...syncInput(cart), confirmedRevision: cart.settled?.revision ?? 0 }
      inFlight ??= { sent, reply: server.sync(sent) }
    },
    receive: () => {
      if (!inFlight) return
      const { sent, reply } = inFlight
      inFlight = null
      if (reply) cart = withAnswer(cart, { cart: reply, userErrors: [], sent, at: AT })
      else learnEnd()
    },
    learnEnd: () => {
      if (server.isEnded()) learnEnd()
    },
    /** The server has made a change, and the device does not learn of it. */
    loseAnswer: () => {
      if (inFlight?.reply) inFlight = null
    },
    end: server.end,
    signIn: () => {
      device.receive()
      readBeforeSignIn()
      cart = toNewSession(server.signIn(listCarts(cart)), nextId(), AT)(cart)
    },
    /** The server merges the carts but cannot return the result. */
    signInUntold: () => {
      device.receive()
      readBeforeSignIn()
      server.signIn(listCarts(cart))
      cart = toNewSession(null, nextId(), AT)(cart)
    },
    settle: () => {
      device.receive()
      for (let turn = 0; turn < 3; turn++) {
        device.send()
        device.receive()
      }
    },
  }
  return device
}

// CART-40, CART-59
describe('pieces added around the end of a session', () => {
  it('are in the customer’s cart exactly once after the next sign-in, whatever the order of events', () => {
    const event = fc.constantFrom('add', 'send', 'receive', 'loseAnswer', 'end', 'learnEnd', 'signIn', 'signInUntold', 'settle')
    fc.assert(
      fc.property(fc.array(event, { maxLength: 14 }), (events) => {
        const server = modelServer()
        const device = modelDevice(server)
        for (const name of events) device[name]()
        device.settle()
        device.signIn()
        device.settle()
        expect(server.carts.customer).toBe(BEFORE + events.filter((name) => name === 'add').length)
      }),
      {
        numRuns: 3000,
        examples: [
          [['end', 'learnEnd', 'settle', 'add', 'send', 'loseAnswer', 'signIn']],
          [['add', 'send', 'loseAnswer', 'end', 'learnEnd', 'settle', 'signIn']],
        ],
      },
    )
  })
})
