import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../platform/errors.ts'
import { OperationTimedOut } from '../services/operation-time.ts'
import { errors } from './errors.ts'

async function statusOf(error: Error): Promise<number> {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(errors, { sendErrorPage: async (_request, reply) => reply })
  app.get('/sitemap.xml', async () => {
    throw error
  })
  return (await app.inject('/sitemap.xml')).statusCode
}

describe('what cannot be answered', () => {
  it.each([
    ['a platform that is away', new PlatformUnreachable('PLATFORM_TIMEOUT')],
    ['a platform that refuses', new PlatformRefused('PLATFORM_REFUSED', 500)],
    ['an operation that takes too long', new OperationTimedOut(10_000)],
    ['a signal whose time is over', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ])('because of %s is a 503: worth another try', async (_, error) => {
    expect(await statusOf(error)).toBe(503)
  })

  it('because of a fault of ours is a 500', async () => {
    expect(await statusOf(new TypeError('x is not a function'))).toBe(500)
  })
})
