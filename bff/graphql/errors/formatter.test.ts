import { inspect } from 'node:util'
import { buildSchema, GraphQLError, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { markReported } from '../../cache/reported.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import { recordLog } from '../../platform/testing/scripted-platform.ts'
import { scopeWith } from '../../services/testing/platform.ts'
import { formatErrors } from './formatter.ts'

// RUN-40
describe('formatErrors', () => {
  it.each([
    ['warns of a failed field', false, 'warn'],
    ['logs a failed field at debug if the failed call is in the log already', true, 'debug'],
  ])('%s', (_, isLogged, level) => {
    const log = recordLog()
    const originalError = new PlatformUnreachable('PLATFORM_SHAPE')
    if (isLogged) markReported(originalError)
    formatErrors(
      { data: null, errors: [new GraphQLError('failed', { path: ['products'], originalError })] },
      scopeWith({}, { log }),
    )
    expect(log.lines).toMatchObject([{ level, message: 'GraphQL field failed: platform unavailable' }])
  })

  // RUN-10
  it('logs the place of an error in a document, without its message, which quotes values', () => {
    const log = recordLog()
    const schema = buildSchema('type Query { signIn(password: String!): Boolean }')
    const errors = validate(schema, parse('{ signIn(password: ["canary-3c1f"]) }'))
    const { response } = formatErrors({ data: null, errors }, scopeWith({}, { log }))
    expect(response.errors).toMatchObject([{ message: 'String cannot represent a non string value: ["canary-3c1f"]' }])
    expect(log.lines).toMatchObject([
      { level: 'debug', fields: { code: 'DOCUMENT_INVALID', locations: [{ line: 1, column: 20 }] } },
    ])
    expect(inspect(log.lines, { depth: null })).not.toContain('canary-3c1f')
  })
})
