import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, halfBody, hangUp, html, json } from '../testing/scripted-platform.ts'
import { catchError, createUserCalls, nested, schemaRefusal, unauthorized } from './calls.test-kit.ts'

const ANNA = {
  id: 40,
  group_id: '1',
  email: 'anna@stairworks.example',
  firstname: 'Anna',
  lastname: 'Birch',
  created_at: '2024-05-02 09:14:33',
  default_shipping: '71',
  addresses: [
    {
      id: 71,
      customer_id: 40,
      region: null,
      region_id: 0,
      country_id: 'gb',
      street: ['Unit 3', 'Sawmill Lane'],
      company: '',
      telephone: null,
      postcode: 'LS9 8AA',
      city: 'Leeds',
      firstname: 'Anna',
      lastname: 'Birch',
      default_billing: true,
    },
  ],
  extension_attributes: { is_subscribed: '1' },
  groupToken: 'group.token',
}
// CALL-2, USER-8
it('registers a customer on the platform with the profile and the password', async () => {
  const { user, last, sent } = await createUserCalls(json({ code: 200, result: {} }))
  const account = { email: ' anna@stairworks.example ', password: ' Dovetail-42 ', firstName: 'Anna', lastName: 'Birch' }
  expect(await user.signUp(VIEW, account)).toMatchObject({ isDone: true })
  expect([last()?.method, last()?.url?.split('?')[0]]).toEqual(['POST', '/api/user/create'])
  expect(sent()).toMatchObject({
    customer: { email: 'anna@stairworks.example', firstname: 'Anna', lastname: 'Birch' },
    password: ' Dovetail-42 ',
  })
})
const CHANGE = { email: null, firstName: null, lastName: null, addresses: [], removedAddresses: [] }

// CALL-2
describe('customer sign-in on the platform', () => {
  it('sends user name and password and returns a token and a refresh token', async () => {
    const { user, sent, last } = await createUserCalls(json({ code: 200, result: 'token', meta: { refreshToken: 'refresh' } }))
    expect(await user.signIn(GERMAN, ' anna@stairworks.example ', ' Dovetail-42 ')).toEqual({
      isDone: true,
      value: { customerToken: 'token', refreshToken: 'refresh' },
    })
    expect(sent()).toEqual({ username: 'anna@stairworks.example', password: ' Dovetail-42 ' })
    expect([last()?.method, last()?.url]).toEqual(['POST', '/api/user/login?storeCode=de'])
  })

  it.each([
    [
      'the platform’s message',
      { code: 401, result: 'The account sign-in was <b>incorrect</b>.' },
      'The account sign-in was incorrect.',
    ],
    ['no message if it is a page long', { code: 401, result: 'x'.repeat(400) }, null],
    ['no message if there is none', { code: 400, result: 'HTTP ERROR undefined' }, null],
    ['the nested message of a failure', nested, "The consumer isn't authorized to access self."],
  ])('is refused with %s', async (_, body, message) => {
    const { user } = await createUserCalls(json(body, body.code))
    expect(await user.signIn(VIEW, 'a@b.example', 'x')).toMatchObject({ isDone: false, message })
  })

  it.each([
    ['a string instead of a token', json({ code: 200, result: 'No such token' })],
    ['an object', json({ code: 200, result: { token: 'x' } })],
    ['a success without a result', json({ code: 200 })],
    ['a token with a line break', json({ code: 200, result: 'tok\r\nx: y' })],
    ['an outage behind the platform', json({ code: 500, result: 'connect ECONNREFUSED 10.1.0.4:443' }, 500)],
    ['a gateway error', html(502)],
    ['a truncated answer', halfBody],
    ['no answer', hangUp],
  ])('throws PlatformUnreachable for %s', async (_, behaviour) => {
    const { user } = await createUserCalls(behaviour)
    expect(await catchError(user.signIn(VIEW, 'a@b.example', 'x'))).toBeInstanceOf(PlatformUnreachable)
  })

  it.each([null, {}, { refreshToken: 7 }, { refreshToken: '' }, 'refresh'])(
    'has no refresh token if meta is %j',
    async (meta) => {
      const { user } = await createUserCalls(json({ code: 200, result: 'token', meta }))
      expect(await user.signIn(VIEW, 'a@b.example', 'x')).toMatchObject({ value: { customerToken: 'token', refreshToken: null } })
    },
  )
})

// CALL-2, CALL-15
describe('refresh token', () => {
  it('returns new tokens, and never the text of an error', async () => {
    const { user, platform, last, sent } = await createUserCalls(
      json({ code: 200, result: 'new', meta: { refreshToken: 'next' } }),
    )
    expect(await user.refreshTokens('old')).toEqual({ customerToken: 'new', refreshToken: 'next' })
    expect([last()?.method, last()?.url]).toEqual(['POST', '/api/user/refresh'])
    expect(sent()).toEqual({ refreshToken: 'old' })
    platform.behave(json({ code: 401, result: 'refused' }, 401))
    expect(await user.refreshTokens('old')).toBeNull()
    // The code in the body counts, whatever status a proxy set.
    platform.behave(json({ code: 500, result: 'SignatureVerificationFailed' }, 200))
    expect(await catchError(user.refreshTokens('old'))).toMatchObject({ status: 500, name: 'PlatformUnreachable' })
  })
})

describe('call with a customer token', () => {
  // USER-2
  it('sends it as a parameter, or as a Bearer header if configured', async () => {
    const inQuery = await createUserCalls(json({ code: 200, result: ANNA }))
    await inQuery.user.profile(VIEW, 'canary token/1')
    expect(inQuery.last()?.url).toBe('/api/user/me?token=canary%20token%2F1')
    expect(inQuery.last()?.headers.authorization).toBeUndefined()
    const inHeader = await createUserCalls(json({ code: 200, result: ANNA }), true)
    await inHeader.user.profile(VIEW, 'canary-token')
    expect([inHeader.last()?.url, inHeader.last()?.headers.authorization]).toEqual(['/api/user/me', 'Bearer canary-token'])
    await inHeader.user.signIn(VIEW, 'a@b.example', 'x').catch(() => null)
    expect(inHeader.last()?.headers.authorization).toBeUndefined()
  })

  it.each([
    ['in the envelope', unauthorized],
    ['nested in another code', nested],
  ])('throws PlatformRefused for a 401 %s', async (_, body) => {
    const { user } = await createUserCalls(json(body, body.code))
    for (const call of [user.profile(VIEW, 't'), user.orders(VIEW, 't', { size: 20, page: 1 })])
      expect(await catchError(call)).toMatchObject({ name: 'PlatformRefused', status: 401 })
  })

  it('logs neither token nor password, whether it succeeds or fails', async () => {
    for (const behaviour of [json({ code: 200, result: ANNA }), json(unauthorized, 401), hangUp, html(500)]) {
      for (const isHeader of [true, false]) {
        const { user, log } = await createUserCalls(behaviour, isHeader)
        await catchError(user.profile(VIEW, 'canary-token'))
        await catchError(user.changePassword(VIEW, 'canary-token', { currentPassword: 'canary-old', newPassword: 'canary-new' }))
        await catchError(user.refreshTokens('canary-refresh'))
        expect(log.lines.length).toBeGreaterThan(2)
        expect(JSON.stringify(log.lines)).not.toContain('canary')
      }
    }
  })
})

// CALL-2
describe('profile on the platform', () => {
  it('is read whatever its values look like', async () => {
    const { user, last } = await createUserCalls(json({ code: 200, result: ANNA }))
    const profile = await user.profile(VIEW, 't')
    expect([last()?.method, last()?.url]).toEqual(['GET', '/api/user/me?token=t'])
    expect(profile).toEqual({
      id: '40',
      email: 'anna@stairworks.example',
      firstName: 'Anna',
      lastName: 'Birch',
      createdAt: '2024-05-02T09:14:33.000Z',
      isSubscribed: true,
      groupId: 1,
      groupToken: 'group.token',
      addresses: [
        {
          id: '71',
          firstName: 'Anna',
          lastName: 'Birch',
          company: null,
          street: ['Unit 3', 'Sawmill Lane'],
          city: 'Leeds',
          region: null,
          postcode: 'LS9 8AA',
          country: 'GB',
          telephone: null,
          vatNumber: null,
          isDefaultShipping: true,
          isDefaultBilling: true,
        },
      ],
    })
  })

  it.each([
    ['no group', { email: 'a@b.example' }, { groupId: null, groupToken: null, isSubscribed: null, addresses: [] }],
    ['an invalid group', { email: 'a@b.example', group_id: 'trade', groupToken: { a: 1 } }, { groupId: null, groupToken: null }],
    ['invalid addresses', { email: 'a@b.example', addresses: [null, 'x', { id: 1 }, { country_id: 'GB' }] }, { addresses: [] }],
  ])('is read with %s', async (_, customer, expected) => {
    const { user } = await createUserCalls(json({ code: 200, result: customer }))
    expect(await user.profile(VIEW, 't')).toMatchObject(expected)
  })

  it.each([null, [], 'anna', {}, { email: 7.5e300 }].slice(0, 4))('throws if the platform answers %j', async (result) => {
    const { user } = await createUserCalls(json({ code: 200, result }))
    expect(await catchError(user.profile(VIEW, 't'))).toBeInstanceOf(PlatformUnreachable)
  })
})

describe('profile change on the platform', () => {
  const answerSave: Behaviour = (response, call) =>
    json({ code: 200, result: call.method === 'GET' ? ANNA : { ...ANNA, ...JSON.parse(call.body).customer } })(response, call)

  // USER-11
  it('sends all names, and only the other fields that change', async () => {
    const { user, last, sent } = await createUserCalls(answerSave)
    const answer = await user.changeProfile(VIEW, 't', { ...CHANGE, firstName: 'Anne' })
    expect([last()?.method, last()?.url]).toEqual(['POST', '/api/user/me?token=t'])
    expect(answer).toMatchObject({ isDone: true, value: { firstName: 'Anne', lastName: 'Birch' } })
    expect(sent()).toEqual({ customer: { email: 'anna@stairworks.example', firstname: 'Anne', lastname: 'Birch' } })
  })

  it('returns the fields that the platform’s schema rejects', async () => {
    const { user, platform } = await createUserCalls(answerSave)
    for (const code of [400, 500]) {
      platform.behave(json({ code: 200, result: ANNA }), json(schemaRefusal(code), code))
      expect(await user.changeProfile(VIEW, 't', CHANGE)).toEqual({
        isDone: false,
        status: code,
        message: null,
        fields: ['customer.lastname', 'customer.addresses[0].street'],
      })
    }
    platform.behave(json({ code: 200, result: ANNA }), json({ code: 403, result: 'Provided invalid address.id' }, 403))
    expect(await user.changeProfile(VIEW, 't', CHANGE)).toMatchObject({ status: 403, message: 'Provided invalid address.id' })
    platform.behave(json({ code: 200, result: ANNA }), json(nested, 500))
    expect(await catchError(user.changeProfile(VIEW, 't', CHANGE))).toBeInstanceOf(PlatformRefused)
  })
})

// CALL-2
describe('passwords on the platform', () => {
  it('are reset, created and changed with the required fields', async () => {
    const { user, platform } = await createUserCalls(json({ code: 200, result: true }))
    await user.requestPasswordReset(VIEW, ' a@b.example')
    await user.createPassword(VIEW, { email: 'a@b.example', resetToken: 'r', newPassword: 'Tenon-Saw-12' })
    await user.changePassword(VIEW, 't', { currentPassword: 'Newel-Post-7', newPassword: 'Tenon-Saw-12' })
    expect(platform.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/user/reset-password', { email: 'a@b.example' }],
      ['/api/user/create-password', { email: 'a@b.example', resetToken: 'r', newPassword: 'Tenon-Saw-12' }],
      ['/api/user/change-password?token=t', { currentPassword: 'Newel-Post-7', newPassword: 'Tenon-Saw-12' }],
    ])
  })

  it('are not done if the platform answers false', async () => {
    const { user } = await createUserCalls(json({ code: 200, result: false }))
    const given = { email: 'a@b.example', resetToken: 'r', newPassword: 'n' }
    await expect(user.createPassword(VIEW, given)).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
    await expect(user.requestPasswordReset(VIEW, 'a@b.example')).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
    await expect(user.changePassword(VIEW, 't', { currentPassword: 'c', newPassword: 'n' })).rejects.toMatchObject({
      code: 'PLATFORM_SHAPE',
    })
  })

  it('are refused with the platform’s words if they are wrong', async () => {
    const wrong = { errorMessage: "The password doesn't match this account.", code: 401 }
    const { user } = await createUserCalls(json({ code: 500, result: wrong }, 500))
    expect(await user.changePassword(VIEW, 't', { currentPassword: 'a', newPassword: 'b' })).toMatchObject({
      isDone: false,
      status: 401,
      message: "The password doesn't match this account.",
    })
  })
})
