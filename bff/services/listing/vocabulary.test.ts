import { describe, expect, it } from 'vitest'
import { markReported } from '../../cache/reported.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import { recordLog } from '../../platform/testing/scripted-platform.ts'
import { scopeWith } from '../testing/platform.ts'
import { loadVocabulary } from './vocabulary.ts'

// RUN-40
describe('the search vocabulary', () => {
  it.each([
    ['warns of words that the platform does not deliver', false, 'warn'],
    ['logs them at debug if the failed call is in the log already', true, 'debug'],
  ])('%s', async (_, isLogged, level) => {
    const log = recordLog()
    const error = new PlatformUnreachable('PLATFORM_TIMEOUT')
    if (isLogged) markReported(error)
    const productNames = () => Promise.reject(error)
    await loadVocabulary(new Map(), scopeWith({ productNames }, { log }))
    expect(log.lines).toMatchObject([{ level, message: 'search vocabulary incomplete', fields: { what: 'product names' } }])
  })
})
