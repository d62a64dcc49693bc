import Fastify, { type FastifyRequest } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { config, dictionaries, fakePlatform } from '../../services/testing/platform.ts'
import { createRequestScopes } from './request-scope.ts'

const [defaultView] = config.storeViews
if (!defaultView) throw new Error('There is no store view')
const german = { ...defaultView, code: 'de', basePath: '/de' }
const italian = { ...defaultView, code: 'it', host: 'shop.it' }
const scopes = createRequestScopes({ platform: fakePlatform(), config, dictionaries }, [defaultView, german, italian])

const seen: FastifyRequest[] = []
const app = Fastify()
app.get('/*', async (request) => {
  seen.push(request)
  return { view: scopes.getScope(request).storeView.code }
})
afterEach(() => seen.splice(0))

describe('request scope', () => {
  it('aborts when the client disconnects, unless it is shared', async () => {
    await app.inject('/decking')
    const [request] = seen
    if (!request) throw new Error('There was no request')
    expect(scopes.getScope(request).signal).toBe(request.signal)
    expect(scopes.getSharedScope(request).signal).toBeUndefined()
    expect(scopes.getScope(request)).toMatchObject({ requestId: request.id, log: request.log })
  })

  it('is created for each request', async () => {
    await app.inject('/decking')
    await app.inject('/decking')
    const [first, second] = seen.map((request) => scopes.getScope(request))
    expect(first).not.toBe(second)
  })

  it.each([
    ['shop.example', '/decking', 'default'],
    ['shop.example', '/de/decking', 'de'],
    ['SHOP.IT:8443', '/decking', 'it'],
    ['shop.it@evil.example', '/%2fde', 'default'],
    ['evil.example:99999', '//shop.it/de', 'default'],
    [' ', '/de%2f..', 'default'],
  ])('belongs to the store view of host %j and path %j', async (host, url, view) => {
    expect((await app.inject({ url, headers: { host } })).json()).toEqual({ view })
  })
})
