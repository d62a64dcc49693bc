import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitArrival } from '../../server-options.ts'

// LOAD-15
it('a request that does not arrive in time is answered with 408 soon after', async () => {
  const server = createServer(limitArrival(300)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\n{')
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
})

it('a request may take 30 seconds to arrive, and 5 more until it is noticed', () => {
  expect(limitArrival()).toEqual({ requestTimeout: 30_000, connectionsCheckingInterval: 5000 })
})
