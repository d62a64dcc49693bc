import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { raceAbort } from '../../../cache/race-abort.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { config, scopeWith } from '../../../services/testing/platform.ts'
import { errorCode } from '../testing/greeting.ts'
import { serverWith } from '../testing/server.ts'

const SDL = `
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  type Query { slow: Thing mustNot: Thing! quick: String things: [Thing!]! @listSize(assumedSize: 5) }
  type Thing { name: String things: [Thing!]! @listSize(assumedSize: 5) }
`
const LIMIT_MS = 50
let waits = 0
let isOver = false
const neverResolve = (_parent: unknown, _args: unknown, { read }: RequestScope) => {
  waits += 1
  return raceAbort(new Promise(() => undefined), read.signal)
}
/** Blocks the event loop beyond the time limit. */
const blockThread = () => {
  const until = performance.now() + LIMIT_MS / 4
  while (performance.now() < until) isOver = false
  return [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
}
const resolvers = {
  Query: { slow: neverResolve, mustNot: neverResolve, quick: () => 'here', things: blockThread },
  Thing: { things: blockThread },
}

let server: Awaited<ReturnType<typeof serverWith>>
beforeEach(async () => {
  waits = 0
  isOver = true
  const documents = new Map([['sha256:slow', '{ slow { name } }']])
  const context = () => scopeWith({}, { config: { ...config, operationTimeoutMs: LIMIT_MS } })
  server = await serverWith(SDL, resolvers, { documents, getScope: context })
})
afterEach(() => server.app.close())

describe('an operation beyond its time limit', () => {
  it.each(['{ slow { name } }', '{ mustNot { name } quick }'])(
    'reports OPERATION_TIMED_OUT, with status 503 if no data is left: %s',
    async (query) => {
      for (const _turn of [1, 2, 3]) {
        const answer = await server.post({ query })
        expect(errorCode(answer)).toBe('OPERATION_TIMED_OUT')
        expect([answer.status, answer.json.data]).toEqual(query.includes('mustNot') ? [503, null] : [200, { slow: null }])
        expect(answer.json.errors[0].message).toBe(
          'The operation took longer than 0.05 s. Request less data, or try again shortly.',
        )
      }
      expect(waits, 'calls of the slow resolver').toBeGreaterThan(0)
    },
  )

  it('returns the fields that were resolved in time', async () => {
    const answer = await server.post({ query: '{ slow { name } quick }' })
    expect([answer.status, answer.json.data, errorCode(answer)]).toEqual([
      200,
      { slow: null, quick: 'here' },
      'OPERATION_TIMED_OUT',
    ])
  })

  it('is not cached', async () => {
    const answer = await server.get({ documentId: 'sha256:slow' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('ends if it never waits', async () => {
    for (const _turn of [1, 2, 3]) {
      const answer = await server.post({ query: '{ things { things { things { things { name } } } } }' })
      expect([answer.status, errorCode(answer)]).toEqual([503, 'OPERATION_TIMED_OUT'])
    }
    expect(isOver).toBe(false)
  })
})
