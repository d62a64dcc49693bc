import { describe, expect, it } from 'vitest'
import { Orders } from '../../store/shoppers/orders.ts'
import { ADDRESS, ANNA, PASSWORD, userPlatform } from './user.test-kit.ts'

const { platform, post, get, create, openAccount } = userPlatform()

describe('profile API', () => {
  it('returns the customer, with a group token', async () => {
    const { token, id, email } = await openAccount()
    const { result } = (await get('me', token)).json
    const claims = JSON.parse(Buffer.from(String(result.groupToken).split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toEqual({ group_id: 1, id, user: email })
    const search = await platform.post('/api/catalog/vue_storefront_catalog/product/_search', { groupToken: result.groupToken })
    expect(search.status).toBe(200)
  })

  it('replaces profile and addresses with the request, and keeps address ids', async () => {
    const { token, email } = await openAccount({
      addresses: [
        { ...ADDRESS, default_shipping: true },
        { ...ADDRESS, city: 'York' },
      ],
    })
    const { addresses } = (await get('me', token)).json.result
    const customer = {
      ...ANNA,
      email,
      lastname: 'Ash',
      groupToken: 'whatever',
      addresses: [{ ...addresses[1], default_billing: true }],
      custom_attributes: [{ attribute_code: 'trade', value: 'joiner' }],
    }
    expect((await post('me', { customer }, token)).json).toMatchObject({
      code: 200,
      result: {
        lastname: 'Ash',
        addresses: [{ id: addresses[1].id, city: 'York', default_billing: true }],
        default_billing: String(addresses[1].id),
        custom_attributes: [{ attribute_code: 'trade', value: 'joiner' }],
        groupToken: expect.any(String),
      },
    })
    expect((await post('me', { customer: { ...ANNA, email } }, token)).json.result.addresses).toHaveLength(1)
    expect((await get('me', token)).json.result).not.toHaveProperty('default_shipping')
  })

  it.each([
    ['an id', { customer: { ...ANNA, id: 1 } }, { keyword: 'additionalProperties', params: { additionalProperty: 'id' } }],
    [
      'extra properties beside the customer',
      { customer: ANNA, password: 'x' },
      { keyword: 'additionalProperties', dataPath: '' },
    ],
    [
      'no e-mail address',
      { customer: { firstname: 'Anna', lastname: 'Birch' } },
      { keyword: 'required', params: { missingProperty: 'email' } },
    ],
    [
      'an empty company',
      { customer: { ...ANNA, addresses: [{ ...ADDRESS, company: '' }] } },
      { keyword: 'minLength', dataPath: '.customer.addresses[0].company' },
    ],
    ['three addresses', { customer: { ...ANNA, addresses: [ADDRESS, ADDRESS, ADDRESS] } }, { keyword: 'maxItems' }],
    ['an empty body', {}, { keyword: 'required' }],
    ['a string instead of a customer', { customer: 'Anna' }, { keyword: 'required' }],
  ])('rejects %s with 500 and a schema error', async (_, body, error) => {
    const { token } = await openAccount()
    expect(await post('me', body, token)).toMatchObject({ status: 500, json: { code: 500, result: [error] } })
  })

  it('rejects another customer’s address id and changes nothing', async () => {
    const other = await openAccount({ addresses: [ADDRESS] })
    const [theirs] = (await get('me', other.token)).json.result.addresses
    const { token, email } = await openAccount({ addresses: [ADDRESS] })
    for (const address of [
      { ...ADDRESS, id: theirs.id },
      { ...ADDRESS, customer_id: other.id },
    ]) {
      const reply = await post('me', { customer: { ...ANNA, email, firstname: 'Eve', addresses: [address] } }, token)
      expect(reply).toMatchObject({
        status: 403,
        json: { code: 403, result: 'Provided invalid address.id or address.customer_id' },
      })
    }
    expect((await get('me', token)).json.result).toMatchObject({ firstname: 'Anna', addresses: [{ city: 'Leeds' }] })
  })

  it('rejects an e-mail address that is taken, with the cause inside', async () => {
    const other = await openAccount()
    const { token } = await openAccount()
    expect((await post('me', { customer: { ...ANNA, email: other.email } }, token)).json).toMatchObject({
      code: 500,
      result: { code: 400, errorMessage: expect.stringContaining('same email') },
    })
  })
})

describe('passwords', () => {
  const NEW = 'Tenon-Saw-12'

  it('can be changed with the current password only', async () => {
    const { token, email } = await openAccount()
    const wrong = await post('change-password', { currentPassword: 'Guess-1234', newPassword: NEW }, token)
    expect(wrong).toMatchObject({ status: 500, json: { result: { code: 401, errorMessage: expect.stringContaining('match') } } })
    const weak = await post('changePassword', { currentPassword: PASSWORD, newPassword: 'oak' }, token)
    expect(weak.json).toMatchObject({ code: 500, result: { code: 400 } })
    expect((await post('change-password', { currentPassword: PASSWORD, newPassword: NEW }, token)).json).toEqual({
      code: 200,
      result: true,
    })
    expect((await post('login', { username: email, password: PASSWORD })).status).toBe(401)
    expect((await post('login', { username: email, password: NEW })).status).toBe(200)
  })

  it('are stored as hashes only', async () => {
    await create({ ...ANNA, email: 'hash@oak.example' }, 'Only-A-Hash-1')
    const rows = platform.shoppers.prepare('SELECT * FROM customer').all()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('Only-A-Hash-1')
  })

  it('can be reset once through an e-mailed link', async () => {
    const { email } = await openAccount()
    expect((await post('reset-password', { email: email.toUpperCase() })).json).toEqual({ code: 200, result: true })
    const [mail] = platform.shoppers.prepare('SELECT recipient, text FROM mail ORDER BY id DESC').all()
    expect(mail?.recipient).toBe(email)
    const [, resetToken] = /http:\/\/localhost:3000\/create-password\?token=(\w+)&email=/.exec(String(mail?.text)) ?? []
    const create = () => post('create-password', { email, newPassword: NEW, resetToken })
    expect((await post('create-password', { email, newPassword: NEW, resetToken: 'guessed' })).json).toEqual({
      code: 500,
      result: { errorMessage: 'The password token is mismatched. Reset and try again.', code: 400 },
    })
    expect((await create()).json).toEqual({ code: 200, result: true })
    expect((await post('login', { username: email, password: NEW })).status).toBe(200)
    expect((await create()).status).toBe(500)
  })

  it.each([
    [
      'de',
      'Das Passwort gehört nicht',
      'mindestens 8 Zeichen',
      '3 Arten von Zeichen',
      'Dieser Link',
      'Die Anmeldung war nicht',
      'schon ein Konto',
    ],
    [
      'it',
      'La password non corrisponde',
      'almeno 8 caratteri',
      '3 tipi di caratteri',
      'Questo link',
      'L’accesso non è',
      'Esiste già',
    ],
  ])('are rejected in the language of the store view %s', async (code, ...sentences) => {
    const { email, token } = await openAccount()
    const answers = [
      ['change-password', { currentPassword: 'Guess-1234', newPassword: NEW }],
      ['change-password', { currentPassword: PASSWORD, newPassword: 'Oak-7' }],
      ['change-password', { currentPassword: PASSWORD, newPassword: 'sawmilllane' }],
      ['create-password', { email, newPassword: NEW, resetToken: 'guessed' }],
      ['login', { username: email, password: 'Guess-1234' }],
      ['create', { customer: { ...ANNA, email }, password: PASSWORD }],
    ] as const
    for (const [index, [path, body]] of answers.entries()) {
      const { json } = await platform.post(`/api/user/${path}?token=${token}&storeCode=${code}`, body)
      expect(JSON.stringify(json)).toContain(sentences[index])
    }
  })

  it.each([
    ['reset-password', {}, 500, 'Invalid e-mail provided!'],
    ['resetPassword', { email: 'nobody@oak.example' }, 404, 'No such entity with email = nobody@oak.example, websiteId = 1'],
    ['create-password', {}, 500, 'email not provided'],
    ['create-password', { email: 'a@b.example' }, 500, 'resetToken not provided'],
    ['create-password', { email: 'a@b.example', resetToken: 'x' }, 500, 'newPassword not provided'],
  ])('%s reports what is missing from %o', async (path, body, code, result) => {
    expect(await post(path, body)).toMatchObject({ status: code, json: { code, result } })
  })

  it('cannot be reset for an unknown store', async () => {
    const { email } = await openAccount()
    expect(await platform.post('/api/user/reset-password?storeCode=fr', { email })).toMatchObject({
      status: 500,
      json: { code: 500, result: expect.stringContaining('undefined') },
    })
  })
})

describe('order history API', () => {
  it('returns pages of orders, newest first, and repeats the last page', async () => {
    const { token, id } = await openAccount()
    const orders = new Orders(platform.shoppers)
    for (let i = 0; i < 5; i++) orders.place({ customerId: id, quoteId: null }, (entity_id) => ({ entity_id }))
    orders.place({ customerId: (await openAccount()).id, quoteId: null }, (entity_id) => ({ entity_id }))
    const page = async (query: string) => (await get(`order-history?${query}`, token)).json.result
    const ids = ({ items }: { items: { entity_id: number }[] }) => items.map(({ entity_id }) => entity_id)
    const all = ids(await page(''))
    expect(all).toHaveLength(5)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(await page('pageSize=2&currentPage=2')).toMatchObject({
      total_count: 5,
      search_criteria: { page_size: 2, current_page: 2 },
    })
    expect(ids(await page('pageSize=2&currentPage=2'))).toEqual(all.slice(2, 4))
    expect(ids(await page('pageSize=2&currentPage=9'))).toEqual(all.slice(4))
    expect(ids(await page('pageSize=-1&currentPage=oak'))).toEqual(all)
    expect(await get('order-history', 'nobodys')).toMatchObject({ status: 401, json: { code: 401 } })
  })
})
