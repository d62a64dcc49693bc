import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { isKnownVersion } from './send-compressed.ts'

describe('a request with If-None-Match', () => {
  it.for([
    ['"a"', '"a"', true],
    ['"b", "a"', '"a"', true],
    ['"b"', '"a"', false],
    ['*', '"a"', true],
    // Proxies that compress a response make its entity tag weak.
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"a"', undefined, false],
    [undefined, '"a"', false],
    ['undefined', undefined, false],
  ] as const)('with %s and the entity tag %s: known is %s', ([sent, etag, known]) => {
    expect(isKnownVersion({ headers: { 'if-none-match': sent } } as FastifyRequest, etag)).toBe(known)
  })
})
