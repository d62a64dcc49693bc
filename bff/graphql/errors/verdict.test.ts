import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents, log, logLines, resolvers, SDL } from '../server/testing/greeting.ts'
import { serverWith } from '../server/testing/server.ts'

let open: Awaited<ReturnType<typeof serverWith>>
beforeAll(async () => {
  open = await serverWith(SDL, resolvers, { documents, log })
})
afterAll(() => open.app.close())

describe('GraphQL errors', () => {
  it('mask an unexpected error, log it and return the request id', async () => {
    logLines.length = 0
    const answer = await open.post({ query: '{ fails greet }' })
    expect(answer.status).toBe(200)
    expect(answer.json.data).toEqual({ fails: null, greet: 'Hello you' })
    expect(answer.json.errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        locations: [{ line: 1, column: 3 }],
        path: ['fails'],
        extensions: { code: 'INTERNAL', requestId: expect.any(String) },
      },
    ])
    expect(logLines).toMatchObject([
      { level: 'error', fields: { err: { message: 'connection to 10.0.0.1 refused for user root' }, path: 'fails' } },
    ])
  })

  // ERROR-10
  it('report a platform error without details of the platform', async () => {
    const answer = await open.post({ query: '{ dead }' })
    expect(answer.json.errors[0]).toMatchObject({
      message: 'The shop is unavailable right now. Please try again shortly.',
      extensions: { code: 'PLATFORM_UNREACHABLE' },
    })
    expect(JSON.stringify(answer.json)).not.toMatch(/nginx|504|TIMEOUT/)
  })

  it('return status 503 if a platform error leaves no data', async () => {
    expect((await open.post({ query: '{ mustNotFail }' })).status).toBe(503)
  })

  it('name the invalid argument and how to fix it', async () => {
    const answer = await open.post({ query: '{ wrong }' })
    expect(answer.json.errors[0]).toMatchObject({
      message: 'Pass exactly one key.',
      extensions: { code: 'BAD_INPUT', argument: 'key' },
    })
  })

  it('are the same for compiled and uncompiled queries', async () => {
    const answers = []
    for (const _turn of [1, 2, 3]) answers.push((await open.post({ query: 'query Same { fails dead wrong }' })).json)
    const withoutIds = answers.map(({ data, errors }) => ({
      data,
      errors: errors.map(({ message, path }: { message: string; path: string[] }) => [path.join('.'), message]).sort(),
    }))
    expect(withoutIds[1]).toEqual(withoutIds[0])
    expect(withoutIds[2]).toEqual(withoutIds[0])
  })
})
