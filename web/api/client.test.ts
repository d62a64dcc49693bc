import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MutationOperation, PrivateOperation, UserError } from '#schema/operation.ts'
import { createClient, sendOperation } from './client.ts'
import { connectTo } from './endpoint.ts'
import { OfflineError, UnavailableError } from './errors.ts'
import { currentNetwork, updateNetwork } from './network.ts'
import { sendPrivateQuery } from './page-client.ts'
import { SessionExpiredError } from './session-expired.ts'

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  body: string
}

let server: Server
let received: Received[]
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  received = []
  server = createServer((request, response) => {
    const { method, url, headers } = request
    const one: Received = { method, url, headers, body: '' }
    received.push(one)
    request.on('data', (part) => {
      one.body += part
    })
    request.on('end', () => answer(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // A lost network ends the trust in a browser that wrongly reports to be offline.
  updateNetwork({ isOnline: false })
  updateNetwork({ isOnline: true })
  server.closeAllConnections()
  server.close()
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')

/** Runs `happens` between the head of a response and its body. */
function callOnRead(happens: () => void) {
  const { json } = Response.prototype
  vi.spyOn(Response.prototype, 'json').mockImplementation(function (this: Response) {
    setImmediate(happens)
    return json.call(this)
  })
}

/** Aborts the timeout of exactly this many milliseconds. */
function abortAfter(milliseconds: number): AbortController {
  const patience = new AbortController()
  const never = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => (given === milliseconds ? patience : never).signal)
  return patience
}

type Me = { readonly me: string | null }
const me: PrivateOperation<Me, object> = { id: 'sha256:me', name: 'Me', kind: 'private' }
type Synced = { readonly cartSync: { readonly userErrors: readonly UserError[] } }
const sync: MutationOperation<Synced, { input: number }> = { id: 'sha256:sync', name: 'CartSync', kind: 'mutation' }

const client = () => createClient(() => `${origin()}/de/graphql`)
const ask = (signal?: AbortSignal) => client().ask(me, {}, { signal })
const query = () => sendOperation({ endpoint: `${origin()}/graphql`, documentId: 'sha256:1', variables: { a: 1 }, kind: 'query' })

// TOKEN-1, QUEUE-12
describe('a request of the client', () => {
  it('is a POST with the shop’s own header for a mutation and a private query', async () => {
    answer = json({ data: { cartSync: { userErrors: [] } } })
    expect(await client().mutate(sync, { input: 2 })).toEqual({ cartSync: { userErrors: [] } })
    await ask()
    expect(received.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/de/graphql'],
      ['POST', '/de/graphql'],
    ])
    expect(received[0]?.headers).toMatchObject({ 'x-heartwood': '1', 'content-type': 'application/json' })
    expect(received[0]?.body).toBe('{"documentId":"sha256:sync","variables":{"input":2}}')
  })

  it('is a GET that shared caches can store for a query', async () => {
    answer = json({ data: { store: null } })
    expect(await query()).toEqual({ data: { store: null } })
    expect(received).toMatchObject([
      { method: 'GET', url: '/graphql?documentId=sha256%3A1&variables=%7B%22a%22%3A1%7D', body: '' },
    ])
    expect(received[0]?.headers).not.toHaveProperty('x-heartwood')
  })

  it('bypasses the browser’s cache and follows no redirect if it is a POST', async () => {
    const send = vi.fn(async (_: Request) => Response.json({ data: { me: null } }))
    await createClient(() => 'https://shop.example/graphql', send).ask(me, {})
    expect(send.mock.calls[0]?.[0]).toMatchObject({ cache: 'no-store', redirect: 'error' })
  })

  it('goes to the open page’s store view', async () => {
    vi.stubGlobal('location', new URL('/c/decking', origin()))
    answer = json({ data: { me: 'Anna' } })
    connectTo('/de')
    expect(await sendPrivateQuery(me, {})).toEqual({ me: 'Anna' })
    connectTo('')
    await sendPrivateQuery(me, {})
    expect(received.map(({ url }) => url)).toEqual(['/de/graphql', '/graphql'])
  })
})

// LIMIT-7
describe('the timeout of the client', () => {
  it('fails a query that has no response within 5,000 ms', async () => {
    const patience = abortAfter(5000)
    answer = () => patience.abort()
    await expect(ask()).rejects.toThrow('The shop cannot be reached: request timed out')
  })

  it('fails a response that does not end within 5,000 ms', async () => {
    const patience = abortAfter(5000)
    answer = begin
    callOnRead(() => patience.abort())
    await expect(query()).rejects.toThrow('The shop cannot be reached: request timed out')
  })

  it('gives a mutation 15,000 ms, because the platform changes something meanwhile', async () => {
    const patience = abortAfter(15_000)
    answer = () => patience.abort()
    await expect(client().mutate(sync, { input: 1 })).rejects.toThrow('The shop cannot be reached: request timed out')
  })
})

describe('a response that has started', () => {
  it('fails as incomplete if the connection breaks', async () => {
    answer = (response) => {
      begin(response)
      setImmediate(() => response.destroy())
    }
    await expect(ask()).rejects.toThrow('The shop cannot be reached: incomplete answer')
  })

  it('rejects with the caller’s reason if the caller aborts', async () => {
    const visit = new AbortController()
    answer = begin
    callOnRead(() => visit.abort(new Error('went on to another page')))
    await expect(ask(visit.signal)).rejects.toThrow('went on to another page')
  })
})

describe('the state of the network', () => {
  it('is offline after a request without a response, and online after the next answer', async () => {
    answer = (response) => response.destroy()
    await expect(ask()).rejects.toThrow(OfflineError)
    expect(currentNetwork().isOnline).toBe(false)
    answer = json({ data: { me: null } })
    await ask()
    expect(currentNetwork().isOnline).toBe(true)
  })

  it('is online if a private answer comes although the browser reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    updateNetwork({ isOnline: false })
    answer = json({ data: { me: null } })
    await query()
    expect(currentNetwork().isOnline).toBe(false) // It may come from the browser's cache.
    await ask()
    expect(currentNetwork().isOnline).toBe(true)
  })
})

describe('an answer', () => {
  const failWith = (code: string) =>
    json({ data: { store: null }, errors: [{ message: 'No', path: ['store'], extensions: { code } }] })

  it.each<[string, (response: ServerResponse) => void]>([
    ['a gateway error page', (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')],
    ['a failure of the whole request', json({ errors: [{ message: 'No' }] }, 500)],
    ['a failed root field', failWith('PLATFORM_UNREACHABLE')],
    ['a list', json([])],
    ['null', json(null)],
    ['no data', json({ data: null })],
  ])('is rejected if it is %s', async (_, given) => {
    answer = given
    await expect(ask()).rejects.toThrow(UnavailableError)
  })

  it('is accepted with its errors if a part of a root field failed', async () => {
    const body = { data: { store: { code: null } }, errors: [{ message: 'No', path: ['store', 'code'] }] }
    answer = json(body)
    expect(await query()).toEqual(body)
  })

  it('is accepted if the product is disabled', async () => {
    answer = failWith('PRODUCT_DISABLED')
    expect((await query()).data).toEqual({ store: null })
  })

  // TOKEN-4
  it('throws SessionExpiredError if the session has expired', async () => {
    answer = json({ data: null, errors: [{ message: 'Again', extensions: { code: 'SESSION_EXPIRED' } }] })
    await expect(ask()).rejects.toThrow(SessionExpiredError)
  })
})
