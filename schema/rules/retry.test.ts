import { describe, expect, it } from 'vitest'
import type { UserErrorCode } from '../generated/types.ts'
import { isRetryable, isRetryableResult, isUnconfirmed, isUnprocessed } from './retry.ts'

describe('a rejected request', () => {
  it.each<[UserErrorCode, { unprocessed: boolean; unconfirmed: boolean; retryable: boolean }]>([
    ['UNAVAILABLE', { unprocessed: true, unconfirmed: false, retryable: true }],
    ['TOO_MANY_REQUESTS', { unprocessed: true, unconfirmed: false, retryable: true }],
    ['UNCONFIRMED', { unprocessed: false, unconfirmed: true, retryable: true }],
    ['OUT_OF_STOCK', { unprocessed: false, unconfirmed: false, retryable: false }],
    ['REFUSED', { unprocessed: false, unconfirmed: false, retryable: false }],
  ])('with the code %s is %j', (code, expected) => {
    expect({
      unprocessed: isUnprocessed({ code }),
      unconfirmed: isUnconfirmed({ code }),
      retryable: isRetryable({ code }),
    }).toEqual(expected)
  })
})

describe('isRetryableResult', () => {
  const answer = (...codes: readonly string[]) => ({ cartSync: { userErrors: codes.map((code) => ({ code })) } })

  it.each<[string, unknown, boolean]>([
    ['nothing was rejected', answer(), false],
    ['the rejection is final', answer('OUT_OF_STOCK'), false],
    ['one of several rejections is temporary', answer('OUT_OF_STOCK', 'UNAVAILABLE'), true],
    ['the outcome is unknown', answer('UNCONFIRMED'), true],
    ['the result is missing', { cartSync: null }, true],
    ['the rejections are missing', { cartSync: {} }, true],
    ['a rejection is unreadable', { cartSync: { userErrors: [null] } }, false],
    ['there is no field', {}, true],
    ['there is no answer', null, true],
  ])('decides whether to send again if %s', (_, data, expected) => expect(isRetryableResult(data)).toBe(expected))
})
