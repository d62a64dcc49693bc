import { describe, expect, it } from 'vitest'
import { consentIn } from './consent.ts'

// CHECKOUT-2, CHECKOUT-3
describe('analytics consent', () => {
  it.each([
    ['none while nobody was asked', '', null],
    ['none among other cookies', 'a=1; heartwood-session=granted', null],
    ['given', 'a=1; heartwood-analytics=granted; b=2', 'granted'],
    ['given, however it is spaced', ' heartwood-analytics = granted ;b', 'granted'],
    ['refused', 'heartwood-analytics=denied', 'denied'],
    ['refused where answers differ', 'heartwood-analytics=granted; heartwood-analytics=denied', 'denied'],
    ['none where one of several cannot be read', 'heartwood-analytics=granted; heartwood-analytics=yes', null],
    ['none where it is something else', 'heartwood-analytics=true', null],
    ['none where it says more', 'heartwood-analytics=granted=1', null],
    ['none under a name that only looks like it', 'xheartwood-analytics=granted; HEARTWOOD-ANALYTICS=granted', null],
    ['none in what is no cookie', ';;=;==;heartwood-analytics', null],
  ])('is %s', (_, cookies, consent) => {
    expect(consentIn(cookies)).toBe(consent)
  })
})
