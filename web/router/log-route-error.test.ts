import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfflineError } from '../api/errors.ts'
import { logRouteError } from './log-route-error.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// NAV-5
describe('logRouteError', () => {
  const logAndRead = (error: unknown) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    logRouteError(error)
    return log.mock.calls
  }

  it('logs the error of a screen that could not be shown', () => {
    const error = new TypeError('Cannot read properties of null')
    expect(logAndRead(error)).toEqual([['The page could not be shown', error]])
  })

  it.each([
    ['a page that does not exist', { status: 404, statusText: 'Not Found', internal: false, data: null }],
    ['a page that the device does not have without a network', new OfflineError()],
  ])('logs nothing for %s', (_, error) => {
    expect(logAndRead(error)).toEqual([])
  })
})
