import { afterEach, describe, expect, it } from 'vitest'
import { createResponseCache, type ResponseCache } from '../../../cache/caches/responses.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { scopeWith, silent } from '../../../services/testing/platform.ts'
import { serverWith } from '../testing/server.ts'

const documents = new Map([
  ['sha256:count', 'query Count($step: Int! = 1) { count(step: $step) }'],
  ['sha256:touch', 'mutation Touch { touch }'],
  ['sha256:many', 'query Many { many }'],
])
let now = 0
let count = 0
let isDown = false
let isConfirmed = true
let view: string | null = 'default'
let server: Awaited<ReturnType<typeof serverWith>>
let cache: ResponseCache

async function start() {
  now = 0
  count = 0
  isDown = false
  isConfirmed = true
  view = 'default'
  cache = createResponseCache({ maxBytes: 1024 * 1024, log: silent, now: () => now, random: () => 0.5 })
  const resolvers = {
    Query: {
      count: (_parent: unknown, { step }: { step: number }, { cacheTags, quality }: RequestScope) => {
        if (isDown) throw new PlatformUnreachable('PLATFORM_NETWORK')
        if (!isConfirmed) quality.isUnconfirmed = true
        cacheTags.product(String(step))
        count += step
        return count
      },
      many: () => Array.from({ length: 1000 }, () => 1),
    },
    Mutation: { touch: () => true },
  }
  const sdl = 'type Query { count(step: Int!): Int, many: [Int!]! } type Mutation { touch: Boolean }'
  server = await serverWith(sdl, resolvers, {
    documents,
    responses: { cache, getViewCode: () => view, getSharedScope: () => scopeWith() },
  })
}
afterEach(() => server.app.close())

const countCalls = async (step?: number) => {
  const variables = step === undefined ? {} : { variables: JSON.stringify({ step }) }
  const { json, headers } = await server.get({ documentId: 'sha256:count', ...variables })
  return {
    value: json.data?.count,
    state: headers.get('x-cache'),
    tag: headers.get('cache-tag'),
    kept: headers.get('cache-control'),
    age: headers.get('age'),
  }
}

describe('cached responses', () => {
  // SEARCH-12
  it('are sent again without executing the query', async () => {
    await start()
    expect(await countCalls()).toMatchObject({ value: 1, state: 'miss', tag: 'P1' })
    expect(await countCalls()).toMatchObject({ value: 1, state: 'hit', tag: 'P1', kept: expect.stringContaining('max-age=60') })
  })

  it('are created once for concurrent requests', async () => {
    await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => countCalls()))
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([1]))
  })

  it('are cached by variables', async () => {
    await start()
    expect((await countCalls(2)).value).toBe(2)
    expect((await countCalls(3)).value).toBe(5)
    expect((await countCalls(2)).value).toBe(2)
  })

  it.each([['P1'], ['product'], ['*']])('are invalidated by the tag %s', async (tag) => {
    await start()
    await countCalls()
    expect(cache.invalidate([tag])).toBe(1)
    expect(await countCalls()).toMatchObject({ value: 2 })
  })

  it('are not invalidated by another tag', async () => {
    await start()
    await countCalls()
    expect(cache.invalidate(['P2'])).toBe(0)
    expect((await countCalls()).value).toBe(1)
  })

  // RUN-4
  it('are sent stale, with their age, if the platform does not answer', async () => {
    await start()
    await countCalls()
    expect(await countCalls()).toMatchObject({ state: 'hit', age: null })
    now = 60_000
    isDown = true
    expect(await countCalls()).toMatchObject({ value: 1, state: 'stale', age: '60' })
  })

  it('are not cached if they have errors', async () => {
    await start()
    isDown = true
    expect(await countCalls()).toMatchObject({ value: null, kept: 'no-store' })
    isDown = false
    expect((await countCalls()).value).toBe(1)
  })

  it('are cached neither here nor in browsers while prices are unconfirmed', async () => {
    await start()
    isConfirmed = false
    expect(await countCalls()).toMatchObject({ value: 1, kept: 'no-store' })
    isConfirmed = true
    expect(await countCalls()).toMatchObject({ value: 2, kept: expect.stringContaining('max-age') })
  })

  it('are replaced by a newer response with unconfirmed prices', async () => {
    await start()
    await countCalls()
    now = 60_000
    isConfirmed = false
    expect(await countCalls()).toMatchObject({ value: 2, kept: 'no-store' })
    expect(await countCalls()).toMatchObject({ value: 3, kept: 'no-store' })
  })

  it('are not sent to shoppers whose group has its own prices', async () => {
    await start()
    await countCalls()
    view = null
    expect(await countCalls()).toMatchObject({ value: 2, state: null })
    view = 'default'
    expect(await countCalls()).toMatchObject({ value: 1, state: 'hit' })
  })

  // LOAD-14
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are kept compressed: a client that accepts %s gets %s', async (accepted, encoding) => {
    await start()
    const { json, headers } = await server.get({ documentId: 'sha256:many' }, { 'accept-encoding': accepted })
    expect([json.data.many.length, headers.get('content-encoding'), headers.has('content-length')]).toEqual([
      1000,
      encoding,
      true,
    ])
  })

  it('are not created for mutations or POST requests', async () => {
    await start()
    expect((await server.get({ documentId: 'sha256:touch' })).status).toBe(405)
    const post = () => server.post({ documentId: 'sha256:count' })
    expect([(await post()).json.data.count, (await post()).json.data.count]).toEqual([1, 2])
  })

  it('have the requested media type', async () => {
    await start()
    const types = []
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      types.push((await server.get({ documentId: 'sha256:count' }, { accept })).headers.get('content-type'))
    }
    expect(types).toEqual(['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'])
  })
})
