import { describe, expect, it } from 'vitest'
import { consentIn } from './consent.ts'

// CHECKOUT-2, CHECKOUT-3
describe('analytics consent', () => {
  it.each([
    ['null without a cookie', '', null],
    ['null if only other cookies are set', 'a=1; heartwood-session=granted', null],
    ['granted', 'a=1; heartwood-analytics=granted; b=2', 'granted'],
    ['granted, whatever the spacing', ' heartwood-analytics = granted ;b', 'granted'],
    ['denied', 'heartwood-analytics=denied', 'denied'],
    ['denied if two cookies differ', 'heartwood-analytics=granted; heartwood-analytics=denied', 'denied'],
    ['null if one of several cookies is unreadable', 'heartwood-analytics=granted; heartwood-analytics=yes', null],
    ['null for another value', 'heartwood-analytics=true', null],
    ['null for a value with a suffix', 'heartwood-analytics=granted=1', null],
    ['null for a cookie with a similar name', 'xheartwood-analytics=granted; HEARTWOOD-ANALYTICS=granted', null],
    ['null for a malformed header', ';;=;==;heartwood-analytics', null],
  ])('is %s', (_, cookies, consent) => {
    expect(consentIn(cookies)).toBe(consent)
  })
})
