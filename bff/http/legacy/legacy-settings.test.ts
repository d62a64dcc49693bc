import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { selfSigned } from '../testing/self-signed.ts'
import { legacyApi } from './legacy-api.ts'

const TIMEOUT_MS = 300

// LEGACY-6
describe('a platform over HTTPS', () => {
  it('is not called if its certificate is not trusted', async () => {
    const answer = vi.fn()
    const secure = createServer(selfSigned, (_request, response) => {
      answer()
      response.end('{}')
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const { port } = secure.address() as AddressInfo
    const { routes } = readConfig({ LEGACY_API: 'GET /api/stock/check/*' }).legacy
    const shop = Fastify()
    await shop.register(legacyApi, { routes, url: `https://127.0.0.1:${port}`, timeoutMs: TIMEOUT_MS })
    const reply = await shop.inject('/api/stock/check/a')
    await shop.close()
    secure.close()
    expect(reply.statusCode).toBe(503)
    expect(answer).not.toHaveBeenCalled()
  })
})

// LEGACY-1
describe('legacyApi', () => {
  it('adds no route without LEGACY_API', async () => {
    const shop = Fastify()
    await shop.register(legacyApi, { routes: [], url: 'http://127.0.0.1', timeoutMs: TIMEOUT_MS })
    const routes = shop.printRoutes()
    await shop.close()
    expect(routes).not.toContain('api')
  })
})
