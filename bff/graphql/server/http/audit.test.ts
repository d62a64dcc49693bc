import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverWith } from '../testing/server.ts'

let server: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  server = await serverWith('type Query { hello: String }', { Query: { hello: () => 'Hello' } })
})
afterAll(() => server.app.close())

describe('GraphQL over HTTP', () => {
  it.each(serverAudits({ url: () => `${server.origin}/graphql` }))('$name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})
