import { describe, expect, it, vi } from 'vitest'
import { ADDRESS, ANNA, PASSWORD, userPlatform } from './user.test-kit.ts'

const { platform, post, get, create, newEmail, openAccount } = userPlatform()

describe('registration API', () => {
  it('creates a customer with addresses', async () => {
    const email = newEmail()
    const { json } = await create({ ...ANNA, email, storeId: 1, addresses: [{ ...ADDRESS, default_shipping: true }] })
    expect(json).toMatchObject({
      code: 200,
      result: {
        id: expect.any(Number),
        email,
        firstname: 'Anna',
        group_id: 1,
        store_id: 1,
        website_id: 1,
        default_shipping: expect.stringMatching(/^\d+$/),
        addresses: [{ id: expect.any(Number), city: 'Leeds', default_shipping: true, region: { region_id: 0, region: null } }],
        extension_attributes: { is_subscribed: false },
      },
    })
    expect(json.result.addresses[0]).not.toHaveProperty('default_billing')
    expect(json.result).not.toHaveProperty('default_billing')
    expect(JSON.stringify(json)).not.toContain(PASSWORD)
  })

  it.each([
    ['an empty body', {}, { keyword: 'required', dataPath: '', params: { missingProperty: 'customer' } }],
    [
      'no last name',
      { customer: { email: 'a@b.example', firstname: 'Anna' }, password: PASSWORD },
      {
        keyword: 'required',
        dataPath: '.customer',
        schemaPath: '#/properties/customer/required',
        params: { missingProperty: 'lastname' },
        message: "should have required property 'lastname'",
      },
    ],
    ['no password', { customer: ANNA }, { params: { missingProperty: 'password' } }],
    ['a number as password', { customer: ANNA, password: 12345678 }, { keyword: 'type', message: 'should be string' }],
    [
      'capitals in the domain',
      { customer: { ...ANNA, email: 'anna@Stairworks.Example' }, password: PASSWORD },
      { keyword: 'pattern', dataPath: '.customer.email' },
    ],
    [
      'a name without an ASCII letter',
      { customer: { ...ANNA, firstname: 'Анна' }, password: PASSWORD },
      { keyword: 'pattern', dataPath: '.customer.firstname' },
    ],
    [
      'one street line',
      { customer: { ...ANNA, addresses: [{ ...ADDRESS, street: ['Sawmill Lane'] }] }, password: PASSWORD },
      { keyword: 'minItems', dataPath: '.customer.addresses[0].street', message: 'should NOT have fewer than 2 items' },
    ],
    [
      'an empty street line',
      { customer: { ...ANNA, addresses: [{ ...ADDRESS, street: ['Sawmill Lane', ''] }] }, password: PASSWORD },
      { keyword: 'minLength', dataPath: '.customer.addresses[0].street[1]' },
    ],
    [
      'three addresses',
      { customer: { ...ANNA, addresses: [ADDRESS, ADDRESS, ADDRESS] }, password: PASSWORD },
      { keyword: 'maxItems', params: { limit: 2 } },
    ],
    [
      'null as telephone number',
      { customer: { ...ANNA, addresses: [{ ...ADDRESS, telephone: null }] }, password: PASSWORD },
      { keyword: 'type', dataPath: '.customer.addresses[0].telephone' },
    ],
  ])('rejects %s with a schema error', async (_, body, error) => {
    expect(await post('create', body)).toMatchObject({ status: 400, json: { code: 400, result: [error] } })
  })

  it.each([
    [
      'an e-mail address with surrounding text',
      { customer: { ...ANNA, email: 'write to anna@stairworks.example' }, password: PASSWORD },
      'not a valid email',
    ],
    ['a short password', { customer: ANNA, password: 'Oak-7' }, 'at least 8 characters'],
    ['a password with one class of characters', { customer: ANNA, password: 'sawmilllane' }, 'different classes'],
    ['an unknown store', { customer: { ...ANNA, storeId: 99 }, password: PASSWORD }, 'store view'],
  ])('rejects %s with an error message', async (_, body, sentence) => {
    expect(await post('create', body)).toMatchObject({
      status: 400,
      json: { code: 400, result: expect.stringContaining(sentence) },
    })
  })

  it('rejects a taken e-mail address in any spelling, and creates one account for concurrent requests', async () => {
    const email = newEmail()
    const codes = await Promise.all([1, 2].map(async () => (await create({ ...ANNA, email })).status))
    expect(codes.toSorted()).toEqual([200, 400])
    expect((await create({ ...ANNA, email: email.replace('j', 'J') })).json).toMatchObject({
      code: 400,
      result: expect.stringContaining('same email'),
    })
  })
})

describe('sign-in API', () => {
  it('returns a token and a refresh token', async () => {
    const { token, refreshToken, email } = await openAccount()
    expect(refreshToken).toMatch(/^[0-9a-f]+$/)
    expect((await get('me', token)).json.result.email).toBe(email)
  })

  it.each([
    ['a wrong password', { username: 'nobody@oak.example', password: 'x' }, 401],
    ['no password', { username: 'nobody@oak.example' }, 400],
    ['lists', { username: ['a'], password: {} }, 400],
  ])('rejects %s with an error message', async (_, body, code) => {
    expect(await post('login', body)).toMatchObject({ status: code, json: { code, result: expect.any(String) } })
  })

  it('opens the customer’s own cart every time, whatever cart id is sent', async () => {
    const { token } = await openAccount()
    const created = await platform.post(`/api/cart/create?token=${token}`, {})
    expect(created.json.result).toEqual(expect.any(Number))
    expect((await platform.post(`/api/cart/create?token=${token}`, {})).json.result).toBe(String(created.json.result))
    expect((await platform.get(`/api/cart/pull?token=${token}&cartId=999999`)).json).toEqual({ code: 200, result: [] })
    const other = await openAccount()
    expect(await platform.get(`/api/cart/pull?token=${other.token}&cartId=${created.json.result}`)).toMatchObject({
      status: 404,
      json: { result: 'Current customer does not have an active cart.' },
    })
  })
})

describe('token refresh API', () => {
  it('signs in again with the stored credentials', async () => {
    const { refreshToken, token } = await openAccount()
    const { json } = await post('refresh', { refreshToken })
    expect(json).toMatchObject({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    expect(json.result).not.toBe(token)
    expect((await get('me', json.result)).status).toBe(200)
  })

  it.each([
    [{}, 'No refresh token provided'],
    [{ refreshToken: 'oak' }, 'Signature verification failed'],
    [{ refreshToken: '00'.repeat(80) }, 'Signature verification failed'],
  ])('answers %o with an error text in place of the token', async (body, result) => {
    expect(await post('refresh', body)).toMatchObject({ status: 500, json: { code: 500, result } })
  })

  it('rejects a refresh token after a password change', async () => {
    const { refreshToken, token } = await openAccount()
    await post('change-password', { currentPassword: PASSWORD, newPassword: 'Tenon-Saw-12' }, token)
    expect((await post('refresh', { refreshToken })).json).toMatchObject({ code: 401, result: expect.any(String) })
  })
})

describe('customer tokens', () => {
  const brief = userPlatform({ tokenSeconds: 1 })
  const inHeader = userPlatform({ tokenInHeader: true })

  it('expire, which is reported in the platform’s two ways', async () => {
    const { token } = await brief.openAccount()
    expect((await brief.get('me', token)).status).toBe(200)
    await vi.waitFor(async () => expect((await brief.get('me', token)).status).toBe(401), { timeout: 10_000 })
    const sentence = "The consumer isn't authorized to access self."
    expect((await brief.get('me', token)).json).toEqual({ code: 401, result: sentence })
    expect((await brief.post('me', { customer: ANNA }, token)).json).toEqual({
      code: 500,
      result: { errorMessage: sentence, code: 401 },
    })
    expect((await brief.post('change-password', {}, token)).json).toMatchObject({ code: 500, result: { code: 401 } })
    expect((await brief.platform.post(`/api/cart/create?token=${token}`, {})).status).toBe(401)
  })

  it('are read only from the header if the platform is configured so', async () => {
    const { token } = await inHeader.openAccount()
    expect((await inHeader.get('me', token)).status).toBe(401)
    const reply = await inHeader.platform.send('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status).toBe(200)
    expect((await platform.send('/api/user/me', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  })

  it('with the value null are invalid', async () => {
    const reply = await inHeader.platform.send('/api/cart/create', { method: 'POST', headers: { authorization: 'Bearer null' } })
    expect(reply.status).toBe(401)
  })
})
