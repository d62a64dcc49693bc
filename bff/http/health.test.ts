import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type HealthOptions, health } from './health.ts'

async function ready(options: Partial<HealthOptions>) {
  const app = Fastify()
  await app.register(health, { probe: async () => {}, phase: () => 'ready', ...options })
  const { statusCode, headers, body } = await app.inject('/health/ready')
  await app.close()
  return { statusCode, caching: headers['cache-control'], body: JSON.parse(body) }
}

// RUN-2
describe('readiness check', () => {
  it('reports the server’s own readiness and the platform’s state', async () => {
    expect(await ready({})).toEqual({
      statusCode: 200,
      caching: 'no-store',
      body: { status: 'ready', platform: 'reachable' },
    })
  })

  it.each<[string, HealthOptions['probe']]>([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['never answers', (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))],
  ])('stays ready if the platform %s', async (_, probe) => {
    expect(await ready({ probe })).toMatchObject({ statusCode: 200, body: { status: 'ready', platform: 'unreachable' } })
  })

  // RUN-1, RUN-2
  it.each(['starting', 'stopping'] as const)('is 503 while the server is %s, without calling the platform', async (status) => {
    const probe = () => Promise.reject(new Error('nobody asks'))
    expect(await ready({ phase: () => status, probe })).toEqual({ statusCode: 503, caching: 'no-store', body: { status } })
  })
})
