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

describe('readiness', () => {
  it("is the server's own, with the state of the platform beside it", async () => {
    expect(await ready({})).toEqual({
      statusCode: 200,
      caching: 'no-store',
      body: { status: 'ready', platform: 'reachable' },
    })
  })

  it.each<[string, HealthOptions['probe']]>([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['never answers', (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))],
  ])('is kept when the platform %s', async (_, probe) => {
    expect(await ready({ probe })).toMatchObject({ statusCode: 200, body: { status: 'ready', platform: 'unreachable' } })
  })

  it.each(['starting', 'stopping'] as const)('is refused by a server that is %s, without asking the platform', async (status) => {
    const probe = () => Promise.reject(new Error('nobody asks'))
    expect(await ready({ phase: () => status, probe })).toEqual({ statusCode: 503, caching: 'no-store', body: { status } })
  })
})
