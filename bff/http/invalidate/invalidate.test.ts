import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { InvalidationResult } from '../../cache/invalidation/invalidations.ts'
import type { SharedInvalidationResult } from '../../cache/invalidation/shared-invalidations.ts'
import { Secret } from '../../config/values/secret.ts'
import { readableTarget } from '../requests/request-target.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { invalidate } from './invalidate.ts'
import { LONGEST_TAG, MOST_TAGS } from './requested-tags.ts'

const KEY = 'b5d1c0ffee0123456789'
const BEARER = { authorization: `Bearer ${KEY}` }
const REFUSED = { code: 401, result: 'Invalid cache invalidation key' }

const SHAPE = 'a body has to be {"tags": ["P93", "C24"]}'
const ADDRESSES = Array.from({ length: 1234 }, (_, i) => `https://shop.example/p/${i}`)

/** The limit of the shop's other requests. */
const bodyLimit = 64 * 1024

async function startShop() {
  const app = Fastify({ bodyLimit, rewriteUrl: readableTarget })
  onTestFinished(() => app.close())
  const invalidated = vi.fn((tags: readonly string[]): InvalidationResult | Promise<SharedInvalidationResult> => ({
    tags,
    skipped: [],
    entries: 1,
  }))
  const preview = vi.fn((tags: readonly string[]) => ({ tags, skipped: [], addresses: ADDRESSES }))
  await app.register(invalidate, { key: new Secret(KEY), invalidations: { invalidate: invalidated }, preview })
  const send = async (url: string, request: object = {}) => {
    const answer = await app.inject({ url, ...request })
    expect(answer.headers['cache-control']).toBe('no-store')
    return { status: answer.statusCode, body: answer.body === '' ? '' : answer.json(), headers: answer.headers }
  }
  return { app, send, invalidated, preview }
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`

describe('/invalidate', () => {
  it.each(['GET', 'POST'])('accepts webhooks by %s', async (method) => {
    const { send, invalidated } = await startShop()
    expect(await send(`/invalidate?key=${KEY}&tag=P93,C24`, { method })).toMatchObject({
      status: 200,
      body: { code: 200, result: 'Tags invalidated successfully [P93,C24]' },
    })
    expect(invalidated.mock.calls).toEqual([[['P93', 'C24']]])
  })

  it('accepts a list in JSON, with the key in a header', async () => {
    const { send, invalidated } = await startShop()
    const payload = { tags: ['P93', 'C1,2'] }
    expect((await send('/invalidate', { method: 'POST', headers: BEARER, payload })).status).toBe(200)
    expect(invalidated.mock.calls).toEqual([[['P93', 'C1,2']]])
  })

  // RUN-29
  it('accepts the documented number and length of tags, in any script', async () => {
    const { send, invalidated } = await startShop()
    const tags = Array.from({ length: MOST_TAGS }, (_, i) => `C${i}`.padEnd(LONGEST_TAG, 'Д'))
    expect((await send('/invalidate', { method: 'POST', headers: BEARER, payload: { tags } })).status).toBe(200)
    expect(invalidated.mock.calls).toEqual([[tags]])
  })

  it('reports tags that nothing has', async () => {
    const { send, invalidated } = await startShop()
    invalidated.mockReturnValue({ tags: ['P93'], skipped: ['x'], entries: 1 })
    expect((await send(`/invalidate?key=${KEY}&tag=P93,x`)).body).toEqual({
      code: 200,
      result: 'Tags invalidated successfully [P93]',
      skipped: ['x'],
    })
  })

  it('reports whether replicas that share a store were notified', async () => {
    const { send, invalidated } = await startShop()
    invalidated.mockResolvedValue({ tags: ['P93'], skipped: [], entries: 1, areReplicasTold: false })
    expect((await send(`/invalidate?key=${KEY}&tag=P93`)).body).toMatchObject({ code: 200, areReplicasTold: false })
  })

  it.each<[string, string, object]>([
    ['is missing', '/invalidate?tag=*', {}],
    ['is empty', '/invalidate?key=&tag=*', {}],
    ['is wrong', `/invalidate?key=${KEY}x&tag=*`, {}],
    ['has a different case', `/invalidate?key=${KEY.toUpperCase()}&tag=*`, {}],
    ['is incomplete', `/invalidate?key=${KEY.slice(0, -1)}&tag=*`, {}],
    ['appears twice', `/invalidate?key=${KEY}&key=${KEY}&tag=*`, {}],
    ['is in a list', `/invalidate?key[]=${KEY}&tag=*`, {}],
    ['is in both query and header', `/invalidate?key=${KEY}&tag=*`, { headers: BEARER }],
    ['is very long', `/invalidate?key=${'k'.repeat(4000)}&tag=*`, {}],
    ['has another parameter name', `/invalidate?__proto__=${KEY}&KEY=${KEY}&tag=*`, {}],
    ['uses another scheme', '/invalidate?tag=*', { headers: { authorization: `Basic ${KEY}` } }],
    ['is in a cookie', '/invalidate?tag=*', { headers: { cookie: `key=${KEY}` } }],
    ['is in the body', '/invalidate?tag=*', { method: 'POST', payload: { key: KEY, tags: ['*'] } }],
    [
      'is missing in an image request of another site',
      '/invalidate?tag=*',
      { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } },
    ],
  ])('does nothing if the key %s', async (_, url, request) => {
    const { send, invalidated } = await startShop()
    const { status, body, headers } = await send(url, request)
    expect([status, body, headers['www-authenticate']]).toEqual([401, REFUSED, 'Bearer'])
    expect(invalidated).not.toHaveBeenCalled()
  })

  // RUN-51
  it.each([
    '/./invalidate',
    '/x/../invalidate',
    '/.\\invalidate',
    '/%2e/invalidate',
    '/%69nvalidate',
    'http://shop/./invalidate',
  ])('is not found at %s, which a load balancer that blocks /invalidate lets through', async (path) => {
    const { app, invalidated } = await startShop()
    const origin = await app.listen()
    expect(await sendRaw(origin, get(`${path}?key=${KEY}&tag=*`))).toMatch(/^HTTP\/1.1 404 /)
    expect(invalidated).not.toHaveBeenCalled()
    expect(await sendRaw(origin, get(`http://shop/invalidate?key=${KEY}&tag=*`))).toMatch(/^HTTP\/1.1 200 /)
  })

  // CACHE-17
  it('answers a dry run with the number of cached pages and the first addresses, and invalidates nothing', async () => {
    const { send, invalidated } = await startShop()
    const { status, body } = await send(`/invalidate?key=${KEY}&tag=P93,C24&dry=1`)
    expect([status, body]).toEqual([
      200,
      { code: 200, result: 'Dry run, no tags invalidated [P93,C24]', total: 1234, addresses: ADDRESSES.slice(0, 200) },
    ])
    expect(invalidated).not.toHaveBeenCalled()
  })

  // CACHE-17
  it('names no address without the key', async () => {
    const { send, preview } = await startShop()
    expect((await send(`/invalidate?key=${KEY}x&tag=*&dry=1`)).body).toEqual(REFUSED)
    expect(preview).not.toHaveBeenCalled()
  })

  it('does not read the body of an unauthorised request', async () => {
    const { send } = await startShop()
    const headers = { 'content-type': 'application/x-no-such-type' }
    expect((await send('/invalidate', { method: 'POST', headers, payload: 'x'.repeat(100_000) })).body).toEqual(REFUSED)
  })

  // RUN-29
  it.each<[what: string, status: number, reason: string, request: object]>([
    [
      'is not JSON',
      400,
      'the body is not JSON',
      { headers: { ...BEARER, 'content-type': 'application/json' }, payload: '{"tags": ["P93"' },
    ],
    [
      'is compressed',
      400,
      'the body is not JSON',
      { headers: { ...BEARER, 'content-type': 'application/json', 'content-encoding': 'gzip' }, payload: '\u001f\u008b\b' },
    ],
    [
      'tries to change an object prototype',
      400,
      'the body is not JSON',
      { headers: { ...BEARER, 'content-type': 'application/json' }, payload: '{"__proto__": {"tags": ["*"]}}' },
    ],
    [
      'is a form',
      415,
      'the content type has to be application/json',
      { headers: { ...BEARER, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'tag=*' },
    ],
    ['is text', 400, SHAPE, { headers: { ...BEARER, 'content-type': 'text/plain' }, payload: '*' }],
    [
      'is too large',
      413,
      'the body is larger than 1000 tags of 128 characters',
      { headers: { ...BEARER, 'content-type': 'application/json' }, payload: JSON.stringify({ tags: ['x'.repeat(2_000_000)] }) },
    ],
    [
      'has too many tags',
      400,
      'more than 1000 tags are named',
      { headers: BEARER, payload: { tags: Array.from({ length: 10_000 }, (_, i) => `P${i}`) } },
    ],
  ])('reports the error for a body that %s', async (_, status, reason, request) => {
    const { send, invalidated } = await startShop()
    const answer = await send('/invalidate', { method: 'POST', ...request })
    expect([answer.status, answer.body.code]).toEqual([status, status])
    expect(answer.body.result).toBe(`Invalid parameters for Clear cache request: ${reason}`)
    expect(invalidated).not.toHaveBeenCalled()
  })

  it('reports invalid tags', async () => {
    const { send, invalidated } = await startShop()
    for (const tag of ['', '&tag=%20', '&tag=P93%0d%0aset-cookie:a=b', `&tag=${'9'.repeat(200)}`])
      expect((await send(`/invalidate?key=${KEY}${tag}`)).status).toBe(400)
    expect(invalidated).not.toHaveBeenCalled()
  })

  it('changes nothing for a HEAD request', async () => {
    const { send, invalidated } = await startShop()
    expect((await send(`/invalidate?key=${KEY}&tag=*`, { method: 'HEAD' })).status).toBe(200)
    expect((await send('/invalidate?tag=*', { method: 'HEAD' })).status).toBe(401)
    expect(invalidated).not.toHaveBeenCalled()
  })
})
