import { describe, expect, it, vi } from 'vitest'
import { PlatformUnreachable } from '../../platform/errors.ts'
import { scopeWith } from '../testing/platform.ts'
import { newsletterOf, setNewsletter } from './newsletter.ts'

const ADDRESS = { email: ' anna@stairworks.example ' }
const away = async () => Promise.reject(new PlatformUnreachable('PLATFORM_NETWORK'))

function newsletter(isSubscribed: boolean | null, isDone: boolean | null = true) {
  const calls = {
    isSubscribed: vi.fn(async () => isSubscribed),
    subscribe: vi.fn(async () => isDone),
    unsubscribe: vi.fn(async () => isDone),
  }
  return { calls, scope: scopeWith({ newsletter: calls }) }
}

describe('the newsletter', () => {
  it.each([
    [true, { isSubscribed: true }],
    [false, { isSubscribed: false }],
    [null, null],
  ])('of an address is %j where the platform says so', async (told, expected) => {
    expect(await newsletterOf(ADDRESS.email, newsletter(told).scope)).toEqual(expected)
  })

  it('is not asked for with what is no address', async () => {
    const { calls, scope } = newsletter(true)
    expect(await newsletterOf('anna', scope)).toEqual({ isSubscribed: false })
    expect((await setNewsletter(true, { email: '' }, scope)).userErrors).toMatchObject([{ code: 'REQUIRED', field: 'email' }])
    expect(calls.isSubscribed).not.toHaveBeenCalled()
  })

  // NEWS-1, NEWS-2
  it.each([
    [true, false, ['subscribe']],
    [true, true, []],
    [false, true, ['unsubscribe']],
    [false, false, []],
  ])('that is wanted (%j) and was so (%j) takes the calls %j', async (isWanted, was, expected) => {
    const { calls, scope } = newsletter(was)
    expect(await setNewsletter(isWanted, ADDRESS, scope)).toEqual({ newsletter: { isSubscribed: isWanted }, userErrors: [] })
    const made = [
      ...(calls.subscribe.mock.calls.length > 0 ? ['subscribe'] : []),
      ...(calls.unsubscribe.mock.calls.length > 0 ? ['unsubscribe'] : []),
    ]
    expect(made).toEqual(expected)
  })

  // NEWS-7
  it('is as it was where the platform does not do it, has none, or is away', async () => {
    expect(await setNewsletter(true, ADDRESS, newsletter(false, false).scope)).toMatchObject({
      newsletter: null,
      userErrors: [{ code: 'REFUSED' }],
    })
    expect(await setNewsletter(true, ADDRESS, newsletter(null).scope)).toMatchObject({
      newsletter: null,
      userErrors: [{ code: 'UNAVAILABLE' }],
    })
    const { scope } = newsletter(false)
    Object.assign(scope.platform.newsletter, { subscribe: away })
    expect(await setNewsletter(true, ADDRESS, scope)).toMatchObject({ newsletter: null, userErrors: [{ code: 'UNAVAILABLE' }] })
  })
})
