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

/** Between the head of an answer and its end. */
function onceRead(happens: () => void) {
  const { json } = Response.prototype
  vi.spyOn(Response.prototype, 'json').mockImplementation(function (this: Response) {
    setImmediate(happens)
    return json.call(this)
  })
}

/** Ends the time that is given for an answer, of just so many milliseconds. */
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
it('an answer that has not begun within 5,000 ms is not waited for any longer', async () => {
  const patience = timeIsUp(5000)
  answer = () => patience.abort()
  await expect(ask()).rejects.toThrow('The shop cannot be reached: no answer in time')
})

describe('an answer that has begun', () => {
  it('and breaks off is half of one', async () => {
    answer = (response) => {
      begun(response)
      setImmediate(() => response.destroy())
    }
    await expect(ask()).rejects.toThrow('The shop cannot be reached: half an answer')
  })

  // LIMIT-7
  it('and does not end within 5,000 ms is none in time', async () => {
    const patience = timeIsUp(5000)
    answer = begun
    onceRead(() => patience.abort())
    await expect(ask()).rejects.toThrow('The shop cannot be reached: no answer in time')
  })

  it('and is waited for by nobody any more says why', async () => {
    const visit = new AbortController()
    answer = begun
    onceRead(() => visit.abort(new Error('went on to another page')))
    await expect(ask(visit.signal)).rejects.toThrow('went on to another page')
  })
})

describe('an answer with an error at what was asked for', () => {
  const failing = (code: string) => (response: ServerResponse) => {
    const errors = [{ message: 'No board', path: ['store'], extensions: { code } }]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { store: null }, errors }))
  }

  it('is none, as long as it may be there', async () => {
    answer = failing('PLATFORM_UNREACHABLE')
    await expect(ask()).rejects.toThrow('The shop cannot be reached: No board')
  })

  it('is one for a product that is not offered', async () => {
    answer = failing('PRODUCT_DISABLED')
    expect((await ask(undefined, 'all')).data).toEqual({ store: null })
  })
})
