import { describe, expect, it } from 'vitest'
import { decodeNewsletter, NOT_SUBSCRIBED, withoutSubscription, withStatus, withSubscription } from './newsletter.ts'

const subscriber = { isSubscribed: true, email: 'ann@example.com' }

describe('newsletter state', () => {
  // NEWS-1
  it('keeps the address of a subscriber who subscribes again', () => {
    expect(withSubscription('ann@example.com')(NOT_SUBSCRIBED)).toEqual(subscriber)
    expect(withSubscription('bob@example.com')(subscriber)).toBe(subscriber)
  })

  // NEWS-2
  it('unsubscribes subscribers only', () => {
    expect(withoutSubscription(subscriber)).toEqual({ isSubscribed: false, email: 'ann@example.com' })
    expect(withoutSubscription(NOT_SUBSCRIBED)).toBe(NOT_SUBSCRIBED)
  })

  // NEWS-3
  it('stores a checked address only if it is subscribed', () => {
    expect(withStatus('ann@example.com', true)(NOT_SUBSCRIBED)).toEqual(subscriber)
    expect(withStatus('ann@example.com', false)(NOT_SUBSCRIBED)).toEqual(NOT_SUBSCRIBED)
    expect(withStatus('bob@example.com', false)(subscriber)).toEqual({ isSubscribed: false, email: 'ann@example.com' })
  })

  // NEWS-8
  it.each([undefined, null, 'yes', 7, [], { isSubscribed: 'yes', email: 7 }])('is not subscribed for a stored %j', (stored) => {
    expect(decodeNewsletter(stored)).toEqual(NOT_SUBSCRIBED)
  })

  it('restores a stored state', () => {
    expect(decodeNewsletter(structuredClone(subscriber))).toEqual(subscriber)
  })
})
