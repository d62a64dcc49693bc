import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { requestId } from '../requests/request-id.ts'
import { serverTiming, serverTimings } from './server-timing.ts'

const CACHED = { callCount: 0, platformMs: 0, renderMs: null }

// RUN-14
describe('Server-Timing', () => {
  it.each([
    ['a cached page', CACHED, 'hit', 'cache;desc=hit, total;dur=1.3'],
    [
      'a rendered page',
      { callCount: 3, platformMs: 20.04, renderMs: 31.26 },
      'miss',
      'cache;desc=miss, platform;desc="3 calls";dur=20.0, render;dur=31.3, total;dur=1.3',
    ],
    ['an answer without a cache', CACHED, null, 'total;dur=1.3'],
  ])('describes %s', (_, event, cache, header) => {
    expect(serverTiming(event, cache, 1.25)).toBe(header)
  })

  it('is sent with pages and GraphQL answers only', async () => {
    const app = Fastify()
    await app.register(requestId)
    await app.register(serverTimings)
    app.get('/*', async (_request, reply) => reply.header('x-cache', 'stale').send('page'))
    app.get('/graphql', async () => 'data')
    app.get('/icon.svg', async () => 'file')
    const header = async (url: string) => (await app.inject(url)).headers['server-timing']
    expect(await header('/decking')).toMatch(/^cache;desc=stale, total;dur=\d+\.\d$/)
    expect(await header('/graphql')).toMatch(/^total;dur=\d+\.\d$/)
    expect(await header('/icon.svg')).toBeUndefined()
    await app.close()
  })

  it('keeps the entries of the development server', async () => {
    const app = Fastify()
    await app.register(requestId)
    await app.register(serverTimings)
    app.get('/*', async (_request, reply) => {
      reply.raw.setHeader('server-timing', 'edits;desc=3')
      return 'page'
    })
    const { headers } = await app.inject('/decking')
    expect(headers['server-timing']).toMatch(/^edits;desc=3, total;dur=\d+\.\d$/)
    await app.close()
  })
})
