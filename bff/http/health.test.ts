import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createLoggers } from '../logger.ts'
import { type HealthOptions, health } from './health.ts'

async function fetchReady(options: Partial<HealthOptions>) {
  const app = Fastify()
  await app.register(health, { probe: async () => {}, phase: () => 'ready', ...options })
  const { statusCode, headers, body } = await app.inject('/health/ready')
  await app.close()
  return { statusCode, caching: headers['cache-control'], body: JSON.parse(body) }
}

/** The lines while a server is up, down, up and down again. */
async function collectLines(
  options: (probe: HealthOptions['probe']) => Omit<HealthOptions, 'phase'>,
): Promise<readonly string[]> {
  const lines: string[] = []
  const { requests: loggerInstance } = createLoggers({ logLevel: 'warn' }, { write: (line) => void lines.push(line) })
  const app = Fastify({ loggerInstance })
  let isUp = true
  const probe = async () => {
    if (!isUp) throw new Error('refused')
  }
  await app.register(health, { ...options(probe), phase: () => 'ready' })
  for (const next of [true, false, false, false, true, true, false]) {
    isUp = next
    await app.inject('/health/ready')
  }
  await app.close()
  return lines.map((line) => JSON.parse(line).msg)
}

// RUN-2
describe('readiness check', () => {
  it('reports the server’s own readiness and the platform’s state', async () => {
    expect(await fetchReady({})).toEqual({
      statusCode: 200,
      caching: 'no-store',
      body: { status: 'ready', platform: 'reachable' },
    })
  })

  it.each<[string, HealthOptions['probe']]>([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['never answers', (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))],
  ])('stays ready if the platform %s', async (_, probe) => {
    expect(await fetchReady({ probe })).toMatchObject({ statusCode: 200, body: { status: 'ready', platform: 'unreachable' } })
  })

  // RUN-2
  it('calls the platform once for simultaneous checks, however many strangers send', async () => {
    const app = Fastify()
    const answers = Promise.withResolvers<void>()
    const probe = vi.fn(() => answers.promise)
    await app.register(health, { probe, phase: () => 'ready' })
    const checks = Array.from({ length: 50 }, () => app.inject('/health/ready'))
    await vi.waitFor(() => expect(probe).toHaveBeenCalled())
    answers.resolve()
    expect((await Promise.all(checks)).map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(probe).toHaveBeenCalledTimes(1)
    await app.inject('/health/ready')
    expect(probe).toHaveBeenCalledTimes(2)
    await app.close()
  })

  // ENGINE-8
  it('reports the state of a search engine beside the platform’s', async () => {
    const failProbe = () => Promise.reject(new Error('refused'))
    expect((await fetchReady({ probeCatalog: async () => {} })).body).toEqual({
      status: 'ready',
      platform: 'reachable',
      catalog: 'reachable',
    })
    expect(await fetchReady({ probeCatalog: failProbe })).toMatchObject({
      statusCode: 200,
      body: { status: 'ready', platform: 'reachable', catalog: 'unreachable' },
    })
  })

  // RUN-15, ENGINE-8
  it('logs one line per change of the search engine’s state', async () => {
    const lines = await collectLines((probe) => ({ probe: async () => {}, probeCatalog: probe }))
    expect(lines).toEqual([
      'readiness check: search engine unavailable',
      'readiness check: search engine available again',
      'readiness check: search engine unavailable',
    ])
  })

  // RUN-15
  it('logs one line per change of the platform’s state', async () => {
    const lines = await collectLines((probe) => ({ probe }))
    expect(lines).toEqual([
      'readiness check: platform unavailable',
      'readiness check: platform available again',
      'readiness check: platform unavailable',
    ])
  })

  // RUN-1, RUN-2
  it.each(['starting', 'stopping'] as const)('is 503 while the server is %s, without calling the platform', async (status) => {
    const probe = () => Promise.reject(new Error('nobody asks'))
    expect(await fetchReady({ phase: () => status, probe })).toEqual({ statusCode: 503, caching: 'no-store', body: { status } })
  })
})
