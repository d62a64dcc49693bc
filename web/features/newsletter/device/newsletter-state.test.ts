import { describe, expect, it } from 'vitest'
import { checked, decodeNewsletter, NOT_SUBSCRIBED, subscribedWith, unsubscribed } from './newsletter-state.ts'

const subscriber = { isSubscribed: true, email: 'ann@example.com' }

describe('the newsletter of a device', () => {
  // NEWS-1
  it('is subscribed to once: who is subscribed stays so with the address they have', () => {
    expect(subscribedWith('ann@example.com')(NOT_SUBSCRIBED)).toEqual(subscriber)
    expect(subscribedWith('bob@example.com')(subscriber)).toBe(subscriber)
  })

  // NEWS-2
  it('is unsubscribed from by who is subscribed alone', () => {
    expect(unsubscribed(subscriber)).toEqual({ isSubscribed: false, email: 'ann@example.com' })
    expect(unsubscribed(NOT_SUBSCRIBED)).toBe(NOT_SUBSCRIBED)
  })

  // NEWS-3
  it('takes an address that was asked about only when it is subscribed', () => {
    expect(checked('ann@example.com', true)(NOT_SUBSCRIBED)).toEqual(subscriber)
    expect(checked('ann@example.com', false)(NOT_SUBSCRIBED)).toEqual(NOT_SUBSCRIBED)
    expect(checked('bob@example.com', false)(subscriber)).toEqual({ isSubscribed: false, email: 'ann@example.com' })
  })

  // NEWS-8
  it.each([undefined, null, 'yes', 7, [], { isSubscribed: 'yes', email: 7 }])('is nobody’s where %j was kept', (stored) => {
    expect(decodeNewsletter(stored)).toEqual(NOT_SUBSCRIBED)
  })

  it('is read as it was kept', () => {
    expect(decodeNewsletter(structuredClone(subscriber))).toEqual(subscriber)
  })
})
