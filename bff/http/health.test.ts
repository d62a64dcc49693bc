import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type HealthOptions, health } from './health.ts'

async function ready(options: Partial<HealthOptions>) {
  const app = Fastify()
  await app.register(health, { probe: async () => {}, isReady: () => true, ...options })
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

  it('ends when the process is asked to stop, without asking the platform', async () => {
    const probe = () => Promise.reject(new Error('nobody asks'))
    expect(await ready({ isReady: () => false, probe })).toEqual({
      statusCode: 503,
      caching: 'no-store',
      body: { status: 'stopping' },
    })
  })
})
