import { describe, expect, it, vi } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import {
  deadAddress,
  empty,
  halfBody,
  hangUp,
  html,
  json,
  recordLog,
  scriptedPlatform,
  silence,
} from '../testing/scripted-platform.ts'
import { client, code, GOOD } from './client.test-kit.ts'

describe('platform client', () => {
  it('writes parameters in alphabetical order and percent-encodes them', async () => {
    const platform = await scriptedPlatform(GOOD)
    await client(platform.url).get(
      '/api/x',
      { size: 50, _source_include: 'id,sku', from: 0, sort: null, path: 'a/b & c' },
      { name: 'x' },
    )
    expect(platform.asked[0]?.url).toBe('/api/x?_source_include=id%2Csku&from=0&path=a%2Fb%20%26%20c&size=50')
  })

  it('sends bodies as JSON', async () => {
    const platform = await scriptedPlatform(GOOD)
    await client(platform.url).post('/api/x', {}, { query: { 'ölig %': '🪵' } }, { name: 'x' })
    expect(platform.asked[0]).toMatchObject({ method: 'POST', body: '{"query":{"ölig %":"🪵"}}' })
  })

  // CALL-1
  it('reaches a platform below a path', async () => {
    const platform = await scriptedPlatform(GOOD)
    await client(`${platform.url}/shop/`).get('/api/x', {}, { name: 'x' })
    expect(platform.asked[0]?.url).toBe('/shop/api/x')
  })

  it.each([
    ['400', 400],
    ['401', 401],
    ['404', 404],
    ['500 in JSON', 500],
  ])('returns a %s as an answer', async (_, status) => {
    const platform = await scriptedPlatform(json({ code: status, result: 'no' }, status))
    const reply = await client(platform.url).get('/api/x', {}, { name: 'x', retry: true })
    expect(reply.status).toBe(status)
    expect(platform.asked).toHaveLength(1)
  })

  it('returns content types in lower case, because proxies may write them in any', async () => {
    const platform = await scriptedPlatform(
      (response) => void response.writeHead(500, { 'content-type': 'Application/JSON; Charset=UTF-8' }).end('{}'),
    )
    expect((await client(platform.url).get('/api/x', {}, { name: 'x' })).contentType).toBe('application/json; charset=utf-8')
  })

  // RUN-30
  it.each([
    ['redirects', 302, { location: 'https://shop.example/api/x?token=secret' }, 'redirects to https://shop.example/api/x'],
    ['is compressed', 200, { 'content-encoding': 'gzip' }, 'is compressed: gzip'],
    ['states that it is not compressed', 200, { 'content-encoding': 'identity' }, null],
    ['states so in capitals', 200, { 'content-encoding': 'Identity' }, null],
  ])('sets the obstacle of a response that %s', async (_, status, headers, obstacle) => {
    const platform = await scriptedPlatform((response) => void response.writeHead(status, headers).end('{}'))
    expect((await client(platform.url).get('/api/x', {}, { name: 'x' })).obstacle).toBe(obstacle)
  })

  it('returns an empty body as an answer', async () => {
    const platform = await scriptedPlatform(empty(200, null))
    expect(await client(platform.url).get('/api/x', {}, { name: 'x' })).toMatchObject({
      status: 200,
      contentType: '',
      body: Buffer.alloc(0),
    })
  })
})

describe('platform client on a failing platform', () => {
  it.each([
    ['a refused connection', null, 'PLATFORM_NETWORK'],
    ['a cut connection', hangUp, 'PLATFORM_HALF_BODY'],
    ['a truncated body', halfBody, 'PLATFORM_HALF_BODY'],
    ['a gateway error', html(502), 'PLATFORM_FAILED'],
    ['a busy gateway that answers in JSON', json({ code: 503 }, 503), 'PLATFORM_FAILED'],
    ['a crash that answers in HTML', html(500), 'PLATFORM_FAILED'],
  ])('reports %s as unreachable without quoting it', async (_, behaviour, expected) => {
    const url = behaviour ? (await scriptedPlatform(behaviour)).url : await deadAddress()
    const error = await client(url)
      .get('/api/x', {}, { name: 'x' })
      .catch((error: unknown) => error)
    expect(code(error)).toBe(expected)
    expect(error).toMatchObject({ kind: 'unreachable', message: expect.not.stringMatching(/127\.0\.0\.1|Cannot GET|ECONN/) })
    expect(JSON.stringify(error)).not.toMatch(/127\.0\.0\.1|Cannot GET|ECONN/)
  })

  it('throws at its timeout', async () => {
    const platform = await scriptedPlatform(silence)
    const error = await client(platform.url)
      .get('/api/x', {}, { name: 'x', timeoutMs: 60, retry: true })
      .catch((error: unknown) => error)
    expect(code(error)).toBe('PLATFORM_TIMEOUT')
    expect(platform.asked).toHaveLength(1)
  })

  it('throws if the body arrives too slowly', async () => {
    const platform = await scriptedPlatform(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    )
    const error = await client(platform.url)
      .get('/api/x', {}, { name: 'x', timeoutMs: 80 })
      .catch((error: unknown) => error)
    expect(code(error)).toBe('PLATFORM_TIMEOUT')
  })

  it('throws if the body is too large', async () => {
    const platform = await scriptedPlatform(json('x'.repeat(5000)))
    const error = await client(platform.url, { maxResponseBytes: 1000 })
      .get('/api/x', {}, { name: 'x' })
      .catch((error: unknown) => error)
    expect(code(error)).toBe('PLATFORM_TOO_LARGE')
  })

  it.each([
    ['a cut connection', hangUp],
    ['a truncated body', halfBody],
    ['a 502', html(502)],
    ['a 503', html(503)],
    ['a 504', html(504)],
  ])('retries a read once after %s', async (_, failure) => {
    const platform = await scriptedPlatform(failure, GOOD)
    const reply = await client(platform.url).post('/api/x', {}, {}, { name: 'x', retry: true })
    expect(reply.status).toBe(200)
    expect(platform.asked).toHaveLength(2)
  })

  it('retries once, not twice', async () => {
    const platform = await scriptedPlatform(html(503))
    await expect(client(platform.url).get('/api/x', {}, { name: 'x', retry: true })).rejects.toBeInstanceOf(PlatformUnreachable)
    expect(platform.asked).toHaveLength(2)
  })

  it('never retries a call that is not a read', async () => {
    const platform = await scriptedPlatform(html(503))
    await expect(client(platform.url).post('/api/cart/update', {}, {}, { name: 'x' })).rejects.toBeInstanceOf(PlatformUnreachable)
    expect(platform.asked).toHaveLength(1)
  })

  it('does not retry if no time is left', async () => {
    const platform = await scriptedPlatform((response, asked) => setTimeout(() => html(503)(response, asked), 60))
    await expect(client(platform.url).get('/api/x', {}, { name: 'x', timeoutMs: 100, retry: true })).rejects.toBeInstanceOf(
      PlatformUnreachable,
    )
    expect(platform.asked).toHaveLength(1)
  })
})

describe('caller that aborts a platform call', () => {
  it('ends the call with its own reason', async () => {
    const platform = await scriptedPlatform(silence)
    const caller = new AbortController()
    const reason = new Error('the shopper is gone')
    const call = client(platform.url).get('/api/x', {}, { name: 'x', signal: caller.signal, retry: true })
    const outcome = expect(call).rejects.toBe(reason)
    await vi.waitFor(() => expect(platform.asked).toHaveLength(1))
    caller.abort(reason)
    await outcome
  })

  it('ends the pause before the second attempt', async () => {
    const platform = await scriptedPlatform(html(503))
    const caller = new AbortController()
    const reason = new Error('the shopper is gone')
    const call = client(platform.url).get('/api/x', {}, { name: 'x', signal: caller.signal, retry: true })
    const outcome = expect(call).rejects.toBe(reason)
    platform.behave((response, asked) => {
      html(503)(response, asked)
      response.on('close', () => caller.abort(reason))
    })
    await outcome
    expect(platform.asked).toHaveLength(1)
  })

  it('causes no call if it aborted before', async () => {
    const platform = await scriptedPlatform(GOOD)
    await expect(client(platform.url).get('/api/x', {}, { name: 'x', signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(platform.asked).toHaveLength(0)
  })
})

describe('log of the platform client', () => {
  it('has one line for each call and one for each failed attempt', async () => {
    const log = recordLog()
    const platform = await scriptedPlatform(html(503), GOOD)
    await client(platform.url, {}, log).get('/api/x', {}, { name: 'stock list', retry: true, cache: 'miss' })
    expect(log.lines).toEqual([
      expect.objectContaining({
        level: 'debug',
        message: 'platform attempt failed',
        fields: expect.objectContaining({ call: 'stock list', status: 503, code: 'PLATFORM_FAILED', attempts: 1 }),
      }),
      expect.objectContaining({
        level: 'debug',
        message: 'platform call',
        fields: expect.objectContaining({ call: 'stock list', status: 200, attempts: 2, cache: 'miss', ms: expect.any(Number) }),
      }),
    ])
  })

  it('never contains a token, a cart or a group', async () => {
    const log = recordLog()
    const platform = await scriptedPlatform(html(503))
    const query = { token: 'tok-1', cartId: 'cart-1', groupToken: 'grp-1', sku: 'OAK-22' }
    await client(platform.url, {}, log)
      .post('/api/cart/update', query, { groupToken: 'grp-1' }, { name: 'cart' })
      .catch(() => null)
    expect(JSON.stringify(log.lines)).not.toMatch(/tok-1|cart-1|grp-1/)
    expect(JSON.stringify(log.lines)).toContain('OAK-22')
  })
})
