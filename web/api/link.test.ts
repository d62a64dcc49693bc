import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloClient, gql } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trustedDocuments } from './link.ts'

let server: Server
let answer: (response: ServerResponse) => void
beforeEach(async () => {
  server = createServer((_request, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const begun = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')

/** Runs `happens` between the head of a response and its body. */
function onceRead(happens: () => void) {
  const { json } = Response.prototype
  vi.spyOn(Response.prototype, 'json').mockImplementation(function (this: Response) {
    setImmediate(happens)
    return json.call(this)
  })
}

/** Aborts the timeout of exactly this many milliseconds. */
function timeIsUp(milliseconds: number): AbortController {
  const patience = new AbortController()
  const never = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => (given === milliseconds ? patience : never).signal)
  return patience
}

function ask(signal?: AbortSignal, errorPolicy: 'none' | 'all' = 'none') {
  const { port } = server.address() as AddressInfo
  const client = new ApolloClient({ cache: new InMemoryCache(), link: trustedDocuments(`http://127.0.0.1:${port}/graphql`) })
  return client.query({ query: gql`{ store { code } }`, errorPolicy, context: { documentId: 'sha256:store', signal } })
}

// LIMIT-7
it('fails if the response has not started within 5,000 ms', async () => {
  const patience = timeIsUp(5000)
  answer = () => patience.abort()
  await expect(ask()).rejects.toThrow('The shop cannot be reached: no answer in time')
})

describe('a response that has started', () => {
  it('fails as incomplete if the connection breaks', async () => {
    answer = (response) => {
      begun(response)
      setImmediate(() => response.destroy())
    }
    await expect(ask()).rejects.toThrow('The shop cannot be reached: half an answer')
  })

  // LIMIT-7
  it('fails as timed out if it does not end within 5,000 ms', async () => {
    const patience = timeIsUp(5000)
    answer = begun
    onceRead(() => patience.abort())
    await expect(ask()).rejects.toThrow('The shop cannot be reached: no answer in time')
  })

  it('rejects with the caller’s reason if the caller aborts', async () => {
    const visit = new AbortController()
    answer = begun
    onceRead(() => visit.abort(new Error('went on to another page')))
    await expect(ask(visit.signal)).rejects.toThrow('went on to another page')
  })
})

describe('an answer with a GraphQL error', () => {
  const failing = (code: string) => (response: ServerResponse) => {
    const errors = [{ message: 'No board', path: ['store'], extensions: { code } }]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { store: null }, errors }))
  }

  it('is rejected if the data may exist', async () => {
    answer = failing('PLATFORM_UNREACHABLE')
    await expect(ask()).rejects.toThrow('The shop cannot be reached: No board')
  })

  it('is accepted if the product is disabled', async () => {
    answer = failing('PRODUCT_DISABLED')
    expect((await ask(undefined, 'all')).data).toEqual({ store: null })
  })
})
