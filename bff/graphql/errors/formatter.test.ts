import { GraphQLError } from 'graphql'
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
})
