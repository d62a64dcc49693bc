import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Fault, FaultPlan } from './fault-plan.ts'
import { listenWithFaults } from './listen-with-faults.ts'

const plan = new FaultPlan()
const api = Fastify({ forceCloseConnections: true })
let done: unknown[] = []
let url = ''
api.get('/api/count', () => ({ code: 200, result: done.push('get') }))
api.post('/api/count', ({ body, headers }) => ({ code: 200, result: [done.push(body), headers['x-of'] ?? null] }))
api.get('/api/bytes', (_, reply) => reply.type('image/png').send(Buffer.from([0, 255, 254, 10])))

beforeAll(async () => {
  url = await listenWithFaults(api, plan, { port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  plan.set([])
  done = []
})
afterAll(() => api.close())

const post = (body: unknown, path = '/api/count') =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-of': 'oak' },
    body: JSON.stringify(body),
  })
const rules = (body: unknown) => fetch(`${url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(body) })

describe('sandbox with faults', () => {
  it('answers unchanged without faults, headers included', async () => {
    expect(await (await post({ sku: 'OAK' })).json()).toEqual({ code: 200, result: [1, 'oak'] })
    expect(done).toEqual([{ sku: 'OAK' }])
    const bytes = await fetch(`${url}/api/bytes`)
    expect(bytes.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 254, 10])
  })

  it.each<[Fault, number]>([
    ['refused', 0],
    ['dropped', 1],
  ])('cuts the connection: %s is processed %i times', async (fault, times) => {
    plan.set([{ faults: [fault] }])
    await expect(post({ sku: 'OAK' })).rejects.toThrow()
    expect(done).toHaveLength(times)
  })

  it('processes a duplicated call twice and returns the second answer', async () => {
    plan.set([{ faults: ['doubled'] }])
    expect((await (await post({ sku: 'OAK' })).json()).result[0]).toBe(2)
    expect(done).toEqual([{ sku: 'OAK' }, { sku: 'OAK' }])
  })

  it('processes a delayed call after its delay', async () => {
    plan.set([{ faults: ['delayed'], delayMs: 60 }])
    const before = performance.now()
    expect((await post('late')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(50)
    expect(done).toEqual(['late'])
  })

  it('never answers a slow call', async () => {
    plan.set([{ faults: ['slow'], paths: /count$/ }])
    const waiting = new AbortController()
    const reply = fetch(`${url}/api/count`, { signal: waiting.signal })
    expect((await fetch(`${url}/api/bytes`)).status).toBe(200)
    waiting.abort()
    await expect(reply).rejects.toThrow()
  })

  it.each<[Fault, number, string, string]>([
    ['error 500', 500, 'application/json', '{"code":500,"result":"connect ECONNREFUSED 10.1.0.4:443"}'],
    ['error 401', 401, 'application/json', '{"code":401,"result":"The consumer isn\'t authorized to access self."}'],
    ['ENOTFOUND', 500, 'application/json', '{"code":500,"result":{"code":"ENOTFOUND"}}'],
    ['html', 404, 'text/html', '<html>Cannot GET</html>'],
    ['null', 200, 'application/json', 'null'],
    ['empty', 200, 'application/json', ''],
  ])('answers %s with %i without processing the call', async (fault, status, type, text) => {
    plan.set([{ faults: [fault] }])
    const reply = await post({})
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([status, type, text])
    expect(done).toEqual([])
  })

  it('breaks off in the middle of an answer', async () => {
    plan.set([{ faults: ['half a body'] }])
    await expect(post({}).then((reply) => reply.text())).rejects.toThrow()
  })
})

describe('fault control', () => {
  it('accepts rules, returns their counts, and is not affected by faults', async () => {
    expect(
      (
        await rules([
          { faults: ['error 500'], times: 1 },
          { faults: ['html'], paths: '/bytes$' },
        ])
      ).status,
    ).toBe(200)
    expect([(await post({})).status, (await post({})).status, (await fetch(`${url}/api/bytes`)).status]).toEqual([500, 200, 404])
    expect(await (await fetch(`${url}/sandbox/faults`)).json()).toEqual([
      { faults: ['error 500'], times: 1, struck: 1 },
      { faults: ['html'], paths: '\\/bytes$', struck: 1 },
    ])
    await rules([{ faults: ['refused'] }])
    expect((await rules([])).status).toBe(200)
    expect((await post({})).status).toBe(200)
  })

  it.each([
    undefined,
    {},
    [{ faults: [] }],
    [{ faults: ['storm'] }],
    [{ faults: ['html'], paths: '(' }],
    [{ faults: ['html'], share: 2 }],
    [{ faults: ['html'], times: 0 }],
    [{ faults: ['html'], delay: 5 }],
  ])('rejects %j and keeps the previous rules', async (body) => {
    await rules([{ faults: ['html'] }])
    const reply = await rules(body)
    expect([reply.status, Object.keys(await reply.json())]).toEqual([400, ['error']])
    expect((await post({})).status).toBe(404)
  })

  it('supports GET and PUT only', async () => {
    expect((await post([], '/sandbox/faults')).status).toBe(405)
  })
})

it('the faulty server closes with its API', async () => {
  const own = Fastify({ forceCloseConnections: true })
  const address = await listenWithFaults(own, new FaultPlan(), { port: 0, host: '127.0.0.1' })
  await own.close()
  await expect(fetch(address)).rejects.toThrow()
})

it('the faulty server reports a port that is taken', async () => {
  const own = Fastify()
  await expect(listenWithFaults(own, plan, { port: Number(new URL(url).port), host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE')
  await own.close()
})
