import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverWith } from '../testing/server.ts'

/**
 * Where this server knowingly does otherwise: a request that cannot be answered has a status of 400 in every media type,
 * so that proxies and logs see it; GraphQL over HTTP would rather have 200 for old clients.
 */
const DECLINED = new Set(['572B', 'FDE2', '7B9B'])

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith('type Query { hello: String }', { Query: { hello: () => 'Hello' } })
})
afterAll(() => server.app.close())

describe('GraphQL over HTTP', () => {
  it.each(serverAudits({ url: () => `${server.origin}/graphql` }))('$name', async ({ id, fn }) => {
    const { status } = await fn()
    expect(status).toBe(DECLINED.has(id) ? 'warn' : 'ok')
  })
})
