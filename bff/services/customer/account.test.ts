import { describe, expect, it, vi } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import { SessionExpired } from '../scope/session-errors.ts'
import { failUnreachable } from '../testing/platform.ts'
import { changePassword } from './change-password.ts'
import { customerScope, failExpired, PROFILE, readErrors, refusal, SIGNED_IN, toDone } from './customer.test-kit.ts'
import { loadOrders } from './orders.ts'
import { requestPasswordReset } from './password-reset.ts'
import { currentCustomer } from './profile.ts'
import { signOut } from './sign-out.ts'
import { updateCustomer } from './update.ts'

describe('currentCustomer', () => {
  // USER-1, USER-3
  it('is null for guests and makes no platform call', async () => {
    const { scope, calls } = customerScope()
    expect(await currentCustomer(scope)).toBeNull()
    expect(await loadOrders({ first: 20, offset: 0 }, false, scope)).toBeNull()
    expect(calls.profile).not.toHaveBeenCalled()
  })

  // USER-6
  it('is read from the platform and updates the session’s group', async () => {
    const { scope, session } = customerScope({ profile: async () => ({ ...PROFILE, groupId: 5, groupToken: null }) }, SIGNED_IN)
    expect(await currentCustomer(scope)).toMatchObject({ email: PROFILE.email })
    expect(session.read()).toMatchObject({ groupId: 5, groupToken: null, customerToken: 'token' })
  })
})

describe('profile update', () => {
  const address = {
    firstName: 'Anna',
    lastName: 'Birch',
    street: ['Unit 3', ' '],
    city: 'Leeds',
    postcode: 'LS9 8AA',
    country: 'GB',
    company: ' ',
    telephone: ' 0113 496 0123 ',
  }

  // USER-5
  it('changes only names, e-mail and addresses, and keeps values that are not given', async () => {
    const changeProfile = vi.fn(async () => toDone(PROFILE))
    const { scope } = customerScope({ changeProfile }, SIGNED_IN)
    await updateCustomer({ firstName: ' Anne ', addresses: [address] }, scope)
    expect(changeProfile).toHaveBeenCalledWith(expect.anything(), 'token', {
      email: null,
      firstName: 'Anne',
      lastName: null,
      removedAddresses: [],
      addresses: [
        {
          id: null,
          firstName: 'Anna',
          lastName: 'Birch',
          company: null,
          street: ['Unit 3', ' '],
          city: 'Leeds',
          region: null,
          postcode: 'LS9 8AA',
          country: 'GB',
          telephone: '0113 496 0123',
          vatNumber: null,
          isDefaultShipping: null,
          isDefaultBilling: null,
        },
      ],
    })
    await updateCustomer({ email: ' anne@example.com ', lastName: 'Oak' }, scope)
    const changed = { email: 'anne@example.com', firstName: null, lastName: 'Oak', addresses: [], removedAddresses: [] }
    expect(changeProfile).toHaveBeenLastCalledWith(expect.anything(), 'token', changed)
  })

  it.each([
    [{ email: 'anna' }, [['EMAIL', 'email']]],
    [{ firstName: 'A' }, [['NAME_TOO_SHORT', 'firstName']]],
    [{ addresses: [{ ...address, street: [] }] }, [['REQUIRED', 'addresses.0.street']]],
    [{ addresses: [{ ...address, street: ['a\u0000b'] }] }, [['BAD_CHARACTERS', 'addresses.0.street']]],
    [{ addresses: [{ ...address, street: ['1', '2', '3', '4', '5'] }] }, [['INVALID', 'addresses.0.street']]],
    [
      { addresses: [address, { ...address, postcode: 'L', city: '' }] },
      [
        ['REQUIRED', 'addresses.1.city'],
        ['ZIP_TOO_SHORT', 'addresses.1.postcode'],
      ],
    ],
    [{ addresses: [{ ...address, country: 'gb' }] }, [['INVALID', 'addresses.0.country']]],
    [{ addresses: [{ ...address, country: 'ZZ' }] }, [['INVALID', 'addresses.0.country']]],
    [{ addresses: [{ ...address, vatNumber: 'GB' }] }, [['TAX_ID_TOO_SHORT', 'addresses.0.vatNumber']]],
    [{ addresses: [{ ...address, vatNumber: 'GB123' }] }, [['VAT_NUMBER', 'addresses.0.vatNumber']]],
    [{ addresses: [{ ...address, company: 'x'.repeat(101) }] }, [['TOO_LONG', 'addresses.0.company']]],
  ])('is rejected at the invalid field: %j', async (input, expected) => {
    const { scope } = customerScope({}, SIGNED_IN)
    expect(readErrors(await updateCustomer(input, scope))).toEqual(expected)
  })

  it.each([
    ['too many addresses', 'too many addresses' as const, ['REFUSED', 'addresses']],
    ['an unknown address', 'no such address' as const, ['NOT_FOUND', 'addresses']],
    [
      'a field that the platform rejects',
      refusal(500, null, ['customer.addresses[1].firstname']),
      ['LETTERS_ONLY', 'addresses.1.firstName'],
    ],
  ])('is rejected for %s', async (_, answer, expected) => {
    const { scope } = customerScope({ changeProfile: async () => answer }, SIGNED_IN)
    expect(readErrors(await updateCustomer({ firstName: 'Anne' }, scope))).toEqual([expected])
  })

  // USER-4
  it('is rejected for guests', async () => {
    const { scope } = customerScope()
    for (const change of [
      updateCustomer({ firstName: 'Anne' }, scope),
      changePassword({ currentPassword: 'a', newPassword: 'Tenon-Saw-12' }, scope),
    ])
      expect((await change).userErrors).toMatchObject([
        { code: 'SIGNED_OUT', message: 'You need to be logged in to see this page' },
      ])
  })

  it('throws if the session has expired', async () => {
    const { scope, session } = customerScope({}, {})
    Object.assign(session, { withToken: failExpired })
    await expect(updateCustomer({ firstName: 'Anne' }, scope)).rejects.toBeInstanceOf(SessionExpired)
  })
})

describe('password change', () => {
  const input = { currentPassword: 'Newel-Post-7', newPassword: 'Tenon-Saw-12' }

  // USER-10, USER-19
  it('signs in with the new password and keeps the cart', async () => {
    const { scope, session, calls } = customerScope({}, { ...SIGNED_IN, revisions: { phone: 3 } })
    expect(await changePassword(input, scope)).toMatchObject({ customer: { email: PROFILE.email }, userErrors: [] })
    expect(calls.changePassword).toHaveBeenCalledWith(expect.anything(), 'token', input)
    expect(calls.signIn).toHaveBeenCalledWith(expect.anything(), PROFILE.email, 'Tenon-Saw-12')
    expect(session.read()).toMatchObject({ customerToken: 'new-token', cartId: '7', revisions: { phone: 3 } })
  })

  it('shows the platform’s message for a wrong current password and keeps the session', async () => {
    const { scope, session } = customerScope(
      { changePassword: async () => refusal(401, "The password doesn't match.") },
      SIGNED_IN,
    )
    expect((await changePassword(input, scope)).userErrors).toEqual([
      { code: 'WRONG_CREDENTIALS', field: 'currentPassword', message: "The password doesn't match." },
    ])
    expect(session.read().customerToken).toBe('token')
  })

  it.each([
    ['gets no answer', failUnreachable],
    ['is refused', async () => refusal(401)],
    ['meets a firewall', async () => Promise.reject(new PlatformRefused('PLATFORM_CONTENT_TYPE', 403))],
  ])('succeeds even if the sign-in after it %s', async (_, signIn) => {
    const { scope, session, log } = customerScope({ signIn }, SIGNED_IN)
    expect((await changePassword(input, scope)).userErrors).toEqual([])
    expect(session.read().customerToken).toBe('token')
    expect(log.lines).toMatchObject([{ level: 'warn' }])
  })

  // USER-40
  it('succeeds if its answer is lost and the platform accepts the new password', async () => {
    const endOtherDevices = vi.fn(async () => undefined)
    const { scope, session } = customerScope({ changePassword: failUnreachable }, SIGNED_IN)
    Object.assign(session, { endOtherDevices })
    expect((await changePassword(input, scope)).userErrors).toEqual([])
    expect(session.read()).toMatchObject({ customerToken: 'new-token', refreshToken: 'new-refresh', cartId: '7' })
    expect(endOtherDevices).toHaveBeenCalledOnce()
  })

  // USER-40
  it.each([
    ['its answer is lost and the platform refuses the new password', failUnreachable],
    ['the platform answers that it failed', async () => Promise.reject(new PlatformUnreachable('PLATFORM_FAILED', 500))],
  ])('reports UNAVAILABLE and keeps the session if %s', async (_, changePasswordCall) => {
    const { scope, session } = customerScope({ changePassword: changePasswordCall, signIn: async () => refusal(401) }, SIGNED_IN)
    expect(readErrors(await changePassword(input, scope))).toEqual([['UNAVAILABLE', null]])
    expect(session.read().customerToken).toBe('token')
  })

  it('makes no platform call for a password that is too short', async () => {
    const { scope, calls } = customerScope({}, SIGNED_IN)
    expect(readErrors(await changePassword({ currentPassword: '', newPassword: 'short' }, scope))).toEqual([
      ['REQUIRED', 'currentPassword'],
      ['PASSWORD_TOO_SHORT', 'newPassword'],
    ])
    expect(calls.changePassword).not.toHaveBeenCalled()
  })
})

describe('password reset request', () => {
  // USER-9
  it('sends an e-mail and does not reveal whether the address has an account', async () => {
    for (const requestPasswordReset_ of [
      async () => toDone(true as const),
      async () => refusal(404, 'No such entity with email'),
    ]) {
      const { scope } = customerScope({ requestPasswordReset: requestPasswordReset_ })
      expect(await requestPasswordReset({ email: 'anna@stairworks.example' }, scope)).toEqual({ userErrors: [] })
    }
  })

  // TEXT-15
  it('reports a failure without a reason if the platform sends no mail', async () => {
    const { scope } = customerScope({ requestPasswordReset: async () => refusal(500, 'SMTP: anna@stairworks.example unknown') })
    expect(await requestPasswordReset({ email: 'anna@stairworks.example' }, scope)).toMatchObject({
      userErrors: [{ code: 'REFUSED', field: null, message: 'Error while sending reset password e-mail' }],
    })
  })

  it('reports UNAVAILABLE if the platform is unreachable', async () => {
    const { scope } = customerScope({ requestPasswordReset: failUnreachable })
    expect(readErrors(await requestPasswordReset({ email: 'anna@stairworks.example' }, scope))).toEqual([['UNAVAILABLE', null]])
  })
})

describe('signOut', () => {
  // USER-16
  it('removes the customer from the session without a platform call', () => {
    const { scope, session } = customerScope({}, SIGNED_IN)
    expect(signOut(scope)).toEqual({ userErrors: [] })
    expect(session.read()).toMatchObject({ customerToken: null, refreshToken: null, groupId: null, cartId: null })
  })
})
