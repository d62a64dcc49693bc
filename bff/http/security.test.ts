import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SecurityOptions, security, securityHeaders } from './requests/security-headers.ts'

let app: FastifyInstance

async function createSecured(options: Partial<SecurityOptions>) {
  const headers = await securityHeaders({
    https: false,
    isHstsForSubdomains: false,
    development: false,
    tagOrigins: [],
    reportsViolations: false,
    ...options,
  })
  const shop = Fastify()
  await shop.register(security, { headers })
  return shop
}

beforeEach(async () => {
  app = await createSecured({ https: true })
  app.get('/', async () => 'oak')
  app.get('/own', async (_request, reply) => reply.header('content-security-policy', "default-src 'self'").send('oak'))
  app.get('/fails', async () => {
    throw new Error('down')
  })
})
afterEach(() => app.close())

describe('security headers', () => {
  it.each([
    ['an answer', '/', 200],
    ['a missing page', '/nowhere', 404],
    ['a failure', '/fails', 500],
    ['a URL that is too long', `/${'x'.repeat(5000)}`, 414],
  ])('are set on %s', async (_, url, status) => {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';script-src 'self';style-src 'self'.*;frame-ancestors 'none';upgrade-insecure-requests$/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        /^accelerometer=\(\), camera=\(\), .*geolocation=\(\), .*payment=\(\), usb=\(\)$/,
      ),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
  })

  // CHECKOUT-3
  it('allow the origins of a tag container for scripts, pictures and requests, if there is one', async () => {
    const tagging = await createSecured({ tagOrigins: ['https://tags.example', 'https://count.example:8443'] })
    tagging.get('/', async () => 'oak')
    const policy = String((await tagging.inject('/')).headers['content-security-policy']).split(';')
    await tagging.close()
    const named = policy.filter((directive) => directive.includes('tags.example'))
    expect(named).toEqual([
      "script-src 'self' https://tags.example https://count.example:8443",
      "img-src 'self' data: https://tags.example https://count.example:8443",
      "connect-src 'self' https://tags.example https://count.example:8443",
    ])
  })

  // FIELD-5
  it('name the endpoint for reports about the policy, in the old and the new form, unless reports are off', async () => {
    const reporting = await createSecured({ reportsViolations: true })
    reporting.get('/', async () => 'oak')
    const { headers } = await reporting.inject('/')
    await reporting.close()
    expect(headers['content-security-policy']).toMatch(/;report-uri \/reports\/csp;report-to csp$/)
    expect(headers['reporting-endpoints']).toBe('csp="/reports/csp"')
    const { headers: without } = await app.inject('/')
    expect([without['reporting-endpoints'], String(without['content-security-policy']).includes('report')]).toEqual([
      undefined,
      false,
    ])
  })

  it('are all headers of helmet, and one more', async () => {
    const plain = Fastify()
    await plain.register(helmet, { crossOriginEmbedderPolicy: false })
    plain.get('/', async () => 'oak')
    const names = Object.keys((await plain.inject('/')).headers)
    await plain.close()
    expect(Object.keys((await app.inject('/')).headers).sort()).toEqual([...names, 'permissions-policy'].sort())
  })

  it.each([
    [true, true, 'max-age=31536000; includeSubDomains'],
    [true, false, 'max-age=31536000'],
    [false, true, undefined],
  ])('set HSTS if the shop uses HTTPS (%s), for subdomains if configured (%s)', async (https, isHstsForSubdomains, value) => {
    const shop = await createSecured({ https, isHstsForSubdomains })
    shop.get('/', async () => 'oak')
    expect((await shop.inject('/')).headers['strict-transport-security']).toBe(value)
    await shop.close()
  })

  it('yield to a header that the route sets', async () => {
    expect((await app.inject('/own')).headers['content-security-policy']).toBe("default-src 'self'")
  })
})
