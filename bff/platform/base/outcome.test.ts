import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from './errors.ts'
import { foundOr, toOutcome } from './outcome.ts'

describe('outcome of a read', () => {
  it.each([
    ['missing', new PlatformRefused('PLATFORM_REFUSED', 404)],
    ['missing', new PlatformRefused('PLATFORM_CONTENT_TYPE', 404)],
    ['missing', new PlatformRefused('PLATFORM_REFUSED', 405)],
    ['missing', new PlatformRefused('PLATFORM_REFUSED', 410)],
    ['failed', new PlatformRefused('PLATFORM_REFUSED', 400)],
    ['failed', new PlatformRefused('PLATFORM_REFUSED', 401)],
    ['failed', new PlatformRefused('PLATFORM_REFUSED', null)],
    ['failed', new PlatformUnreachable('PLATFORM_FAILED', 404)],
    ['failed', new PlatformUnreachable('PLATFORM_FAILED', 500)],
    ['failed', new PlatformUnreachable('PLATFORM_TIMEOUT')],
  ])('is %s for %s', async (kind, error) => {
    expect(await toOutcome(Promise.reject(error))).toEqual({ kind, error })
  })

  it('is the result if the read succeeds', async () => {
    expect(await toOutcome(Promise.resolve(7))).toEqual({ kind: 'found', value: 7 })
  })

  it('rethrows errors that are not the platform’s', async () => {
    await expect(toOutcome(Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError)
  })

  it('uses the fallback if the result is missing, never if the read failed', async () => {
    expect(await foundOr(Promise.reject(new PlatformRefused('PLATFORM_REFUSED', 404)), 'none')).toBe('none')
    await expect(foundOr(Promise.reject(new PlatformUnreachable('PLATFORM_FAILED', 500)), 'none')).rejects.toThrow(
      PlatformUnreachable,
    )
  })
})
