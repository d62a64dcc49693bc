import { describe, expect, it, vi } from 'vitest'
import { ADDRESS, ANNA, PASSWORD, userPlatform } from './user.test-kit.ts'

const { platform, post, get, create, newEmail, signedIn } = userPlatform()

describe('registering', () => {
  it('makes a customer with addresses', async () => {
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
    ['no body', {}, { keyword: 'required', dataPath: '', params: { missingProperty: 'customer' } }],
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
    ['a number for a password', { customer: ANNA, password: 12345678 }, { keyword: 'type', message: 'should be string' }],
    [
      'capitals in the domain',
      { customer: { ...ANNA, email: 'anna@Stairworks.Example' }, password: PASSWORD },
      { keyword: 'pattern', dataPath: '.customer.email' },
    ],
    [
      'a name without a letter of ASCII',
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
      'a null for a telephone',
      { customer: { ...ANNA, addresses: [{ ...ADDRESS, telephone: null }] }, password: PASSWORD },
      { keyword: 'type', dataPath: '.customer.addresses[0].telephone' },
    ],
  ])('is refused with an error of the schema for %s', async (_, body, error) => {
    expect(await post('create', body)).toMatchObject({ status: 400, json: { code: 400, result: [error] } })
  })

  it.each([
    [
      'an e-mail with more around it',
      { customer: { ...ANNA, email: 'write to anna@stairworks.example' }, password: PASSWORD },
      'not a valid email',
    ],
    ['a short password', { customer: ANNA, password: 'Oak-7' }, 'at least 8 characters'],
    ['a password of one kind of signs', { customer: ANNA, password: 'sawmilllane' }, 'different classes'],
    ['a store that is not there', { customer: { ...ANNA, storeId: 99 }, password: PASSWORD }, 'store view'],
  ])('is refused with a sentence for %s', async (_, body, sentence) => {
    expect(await post('create', body)).toMatchObject({
      status: 400,
      json: { code: 400, result: expect.stringContaining(sentence) },
    })
  })

  it('is refused for an e-mail that somebody has, however it is written, and twice at once makes one', async () => {
    const email = newEmail()
    const codes = await Promise.all([1, 2].map(async () => (await create({ ...ANNA, email })).status))
    expect(codes.toSorted()).toEqual([200, 400])
    expect((await create({ ...ANNA, email: email.replace('j', 'J') })).json).toMatchObject({
      code: 400,
      result: expect.stringContaining('same email'),
    })
  })
})

describe('signing in', () => {
  it('gives a token, and one to refresh it with beside it', async () => {
    const { token, refreshToken, email } = await signedIn()
    expect(refreshToken).toMatch(/^[0-9a-f]+$/)
    expect((await get('me', token)).json.result.email).toBe(email)
  })

  it.each([
    ['a wrong password', { username: 'nobody@oak.example', password: 'x' }, 401],
    ['no password', { username: 'nobody@oak.example' }, 400],
    ['lists', { username: ['a'], password: {} }, 400],
  ])('is refused with a sentence for %s', async (_, body, code) => {
    expect(await post('login', body)).toMatchObject({ status: code, json: { code, result: expect.any(String) } })
  })

  it('opens the customer’s own cart, the same each time, whatever number is named', async () => {
    const { token } = await signedIn()
    const created = await platform.post(`/api/cart/create?token=${token}`, {})
    expect(created.json.result).toEqual(expect.any(Number))
    expect((await platform.post(`/api/cart/create?token=${token}`, {})).json.result).toBe(String(created.json.result))
    expect((await platform.get(`/api/cart/pull?token=${token}&cartId=999999`)).json).toEqual({ code: 200, result: [] })
    const other = await signedIn()
    expect(await platform.get(`/api/cart/pull?token=${other.token}&cartId=${created.json.result}`)).toMatchObject({
      status: 404,
      json: { result: 'Current customer does not have an active cart.' },
    })
  })
})

describe('refreshing', () => {
  it('signs in anew with what was kept', async () => {
    const { refreshToken, token } = await signedIn()
    const { json } = await post('refresh', { refreshToken })
    expect(json).toMatchObject({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    expect(json.result).not.toBe(token)
    expect((await get('me', json.result)).status).toBe(200)
  })

  it.each([
    [{}, 'No refresh token provided'],
    [{ refreshToken: 'oak' }, 'Signature verification failed'],
    [{ refreshToken: '00'.repeat(80) }, 'Signature verification failed'],
  ])('%o answers an error text where a token is expected', async (body, result) => {
    expect(await post('refresh', body)).toMatchObject({ status: 500, json: { code: 500, result } })
  })

  it('is over after the password was changed', async () => {
    const { refreshToken, token } = await signedIn()
    await post('change-password', { currentPassword: PASSWORD, newPassword: 'Tenon-Saw-12' }, token)
    expect((await post('refresh', { refreshToken })).json).toMatchObject({ code: 401, result: expect.any(String) })
  })
})

describe('tokens', () => {
  const brief = userPlatform({ tokenSeconds: 1 })
  const inHeader = userPlatform({ tokenInHeader: true })

  it('end, and are told so in the two ways there are', async () => {
    const { token } = await brief.signedIn()
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

  it('are read from the header alone where the platform is set up so', async () => {
    const { token } = await inHeader.signedIn()
    expect((await inHeader.get('me', token)).status).toBe(401)
    const reply = await inHeader.platform.send('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status).toBe(200)
    expect((await platform.send('/api/user/me', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  })

  it('of the word null are tokens, and nobody’s', async () => {
    const reply = await inHeader.platform.send('/api/cart/create', { method: 'POST', headers: { authorization: 'Bearer null' } })
    expect(reply.status).toBe(401)
  })
})
