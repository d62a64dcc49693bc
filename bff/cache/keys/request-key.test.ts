import { describe, expect, it } from 'vitest'
import { requestKey } from './request-key.ts'

describe('requestKey', () => {
  // SEARCH-11
  it('is a SHA3-224 digest in hex', () => {
    // SHA-224 has the same length, so the digest of '{"a":1}' is compared.
    expect(requestKey({ a: 1 })).toBe('f576c5f371b5624e755237f3578269851a150033b89dfcdf0d188153')
  })

  it('does not depend on the order of keys, at any depth', () => {
    expect(requestKey({ b: { d: 1, c: 2 }, a: [{ y: 1, x: 2 }] })).toBe(requestKey({ a: [{ x: 2, y: 1 }], b: { c: 2, d: 1 } }))
  })

  it('is the same for the same object, for an equal object and for one with undefined members', () => {
    const request = { size: 8, sort: null }
    const keys = [request, request, { ...request }, { ...request, from: undefined }].map((part) =>
      requestKey({ call: 'x', request: part }),
    )
    expect(new Set(keys).size).toBe(1)
  })

  it.each([
    ['different values', { size: 8 }, { size: 9 }],
    ['different values of a member', { request: { size: 8 } }, { request: { size: 9 } }],
    ['lists in different order', { sort: ['a', 'b'] }, { sort: ['b', 'a'] }],
    ['a list from a map', { request: [1] }, { request: { 0: 1 } }],
    ['a number from its text', { id: 1 }, { id: '1' }],
    ['null from a missing member', { sort: null }, {}],
    ['a key that contains delimiters from two keys', { 'a:1,b': 2 }, { a: 1, b: 2 }],
  ])('distinguishes %s', (_, one, other) => {
    expect(requestKey(one)).not.toBe(requestKey(other))
  })
})
