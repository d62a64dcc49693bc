import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../platform/base/errors.ts'
import { OperationTimedOut } from '../services/scope/operation-time.ts'
import { errors } from './errors.ts'

async function fetchStatus(error: Error): Promise<number> {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(errors, { sendErrorPage: async (_request, reply) => reply })
  app.get('/sitemap.xml', async () => {
    throw error
  })
  return (await app.inject('/sitemap.xml')).statusCode
}

describe('response to an error', () => {
  it.each([
    ['an unreachable platform', new PlatformUnreachable('PLATFORM_TIMEOUT')],
    ['a refusal by the platform', new PlatformRefused('PLATFORM_REFUSED', 500)],
    ['an operation timeout', new OperationTimedOut(10_000)],
    ['a signal timeout', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ])('is a 503, which is worth a retry, for %s', async (_, error) => {
    expect(await fetchStatus(error)).toBe(503)
  })

  it('is a 500 for a bug of ours', async () => {
    expect(await fetchStatus(new TypeError('x is not a function'))).toBe(500)
  })
})
