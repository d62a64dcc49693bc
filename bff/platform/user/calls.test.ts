import { describe, expect, it } from 'vitest'
import { PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, halfBody, hangUp, html, json } from '../testing/scripted-platform.ts'

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
const unauthorized = { code: 401, result: "The consumer isn't authorized to access self." }
const nested = { code: 500, result: { errorMessage: "The consumer isn't authorized to access self.", code: 401 } }
const schemaRefusal = (code: number) => ({
  code,
  result: [
    { keyword: 'required', dataPath: '.customer', params: { missingProperty: 'lastname' }, message: 'should have' },
    { keyword: 'minItems', dataPath: '.customer.addresses[0].street', params: { limit: 2 }, message: 'should NOT have fewer' },
  ],
})

async function users(behaviour: Behaviour, tokenInHeader = false) {
  const { client, platform, log } = await platformClient(behaviour, { tokenInHeader })
  const last = () => platform.asked.at(-1)
  return { user: client.user, platform, log, last, sent: () => JSON.parse(last()?.body || 'null') }
}

const outcome = (promise: Promise<unknown>) => promise.catch((error: Error) => error)

// CALL-2
describe('customer sign-in on the platform', () => {
  it('sends user name and password and returns a token and a refresh token', async () => {
    const { user, sent, last } = await users(json({ code: 200, result: 'token', meta: { refreshToken: 'refresh' } }))
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
    const { user } = await users(json(body, body.code))
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
    const { user } = await users(behaviour)
    expect(await outcome(user.signIn(VIEW, 'a@b.example', 'x'))).toBeInstanceOf(PlatformUnreachable)
  })

  it.each([null, {}, { refreshToken: 7 }, { refreshToken: '' }, 'refresh'])(
    'has no refresh token if meta is %j',
    async (meta) => {
      const { user } = await users(json({ code: 200, result: 'token', meta }))
      expect(await user.signIn(VIEW, 'a@b.example', 'x')).toMatchObject({ value: { customerToken: 'token', refreshToken: null } })
    },
  )
})

// CALL-2, USER-8
it('registers a customer on the platform with the profile and the password', async () => {
  const { user, last, sent } = await users(json({ code: 200, result: {} }))
  const account = { email: ' anna@stairworks.example ', password: ' Dovetail-42 ', firstName: 'Anna', lastName: 'Birch' }
  expect(await user.signUp(VIEW, account)).toMatchObject({ isDone: true })
  expect([last()?.method, last()?.url?.split('?')[0]]).toEqual(['POST', '/api/user/create'])
  expect(sent()).toMatchObject({
    customer: { email: 'anna@stairworks.example', firstname: 'Anna', lastname: 'Birch' },
    password: ' Dovetail-42 ',
  })
})

// CALL-2, CALL-15
describe('refresh token', () => {
  it('returns new tokens, and never the text of an error', async () => {
    const { user, platform, last, sent } = await users(json({ code: 200, result: 'new', meta: { refreshToken: 'next' } }))
    expect(await user.refreshTokens('old')).toEqual({ customerToken: 'new', refreshToken: 'next' })
    expect([last()?.method, last()?.url]).toEqual(['POST', '/api/user/refresh'])
    expect(sent()).toEqual({ refreshToken: 'old' })
    platform.behave(json({ code: 401, result: 'refused' }, 401))
    expect(await user.refreshTokens('old')).toBeNull()
    // The code in the body counts, whatever status a proxy set.
    platform.behave(json({ code: 500, result: 'SignatureVerificationFailed' }, 200))
    expect(await outcome(user.refreshTokens('old'))).toMatchObject({ status: 500, name: 'PlatformUnreachable' })
  })
})

describe('call with a customer token', () => {
  // USER-2
  it('sends it as a parameter, or as a Bearer header if configured', async () => {
    const inQuery = await users(json({ code: 200, result: ANNA }))
    await inQuery.user.profile(VIEW, 'canary token/1')
    expect(inQuery.last()?.url).toBe('/api/user/me?token=canary%20token%2F1')
    expect(inQuery.last()?.headers.authorization).toBeUndefined()
    const inHeader = await users(json({ code: 200, result: ANNA }), true)
    await inHeader.user.profile(VIEW, 'canary-token')
    expect([inHeader.last()?.url, inHeader.last()?.headers.authorization]).toEqual(['/api/user/me', 'Bearer canary-token'])
    await inHeader.user.signIn(VIEW, 'a@b.example', 'x').catch(() => null)
    expect(inHeader.last()?.headers.authorization).toBeUndefined()
  })

  it.each([
    ['in the envelope', unauthorized],
    ['nested in another code', nested],
  ])('throws PlatformRefused for a 401 %s', async (_, body) => {
    const { user } = await users(json(body, body.code))
    for (const call of [user.profile(VIEW, 't'), user.orders(VIEW, 't', { size: 20, page: 1 })])
      expect(await outcome(call)).toMatchObject({ name: 'PlatformRefused', status: 401 })
  })

  it('logs neither token nor password, whether it succeeds or fails', async () => {
    for (const behaviour of [json({ code: 200, result: ANNA }), json(unauthorized, 401), hangUp, html(500)]) {
      for (const isHeader of [true, false]) {
        const { user, log } = await users(behaviour, isHeader)
        await outcome(user.profile(VIEW, 'canary-token'))
        await outcome(user.changePassword(VIEW, 'canary-token', { currentPassword: 'canary-old', newPassword: 'canary-new' }))
        await outcome(user.refreshTokens('canary-refresh'))
        expect(log.lines.length).toBeGreaterThan(2)
        expect(JSON.stringify(log.lines)).not.toContain('canary')
      }
    }
  })
})

// CALL-2
describe('profile on the platform', () => {
  it('is read whatever its values look like', async () => {
    const { user, last } = await users(json({ code: 200, result: ANNA }))
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
    const { user } = await users(json({ code: 200, result: customer }))
    expect(await user.profile(VIEW, 't')).toMatchObject(expected)
  })

  it.each([null, [], 'anna', {}, { email: 7.5e300 }].slice(0, 4))('throws if the platform answers %j', async (result) => {
    const { user } = await users(json({ code: 200, result }))
    expect(await outcome(user.profile(VIEW, 't'))).toBeInstanceOf(PlatformUnreachable)
  })
})

const CHANGE = { email: null, firstName: null, lastName: null, addresses: [], removedAddresses: [] }

describe('profile change on the platform', () => {
  const answerSave: Behaviour = (response, call) =>
    json({ code: 200, result: call.method === 'GET' ? ANNA : { ...ANNA, ...JSON.parse(call.body).customer } })(response, call)

  // USER-11
  it('sends all names, and only the other fields that change', async () => {
    const { user, last, sent } = await users(answerSave)
    const answer = await user.changeProfile(VIEW, 't', { ...CHANGE, firstName: 'Anne' })
    expect([last()?.method, last()?.url]).toEqual(['POST', '/api/user/me?token=t'])
    expect(answer).toMatchObject({ isDone: true, value: { firstName: 'Anne', lastName: 'Birch' } })
    expect(sent()).toEqual({ customer: { email: 'anna@stairworks.example', firstname: 'Anne', lastname: 'Birch' } })
  })

  it('returns the fields that the platform’s schema rejects', async () => {
    const { user, platform } = await users(answerSave)
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
    expect(await outcome(user.changeProfile(VIEW, 't', CHANGE))).toBeInstanceOf(PlatformRefused)
  })
})

// CALL-2
describe('passwords on the platform', () => {
  it('are reset, created and changed with the required fields', async () => {
    const { user, platform } = await users(json({ code: 200, result: true }))
    await user.requestPasswordReset(VIEW, ' a@b.example')
    await user.createPassword(VIEW, { email: 'a@b.example', resetToken: 'r', newPassword: 'Tenon-Saw-12' })
    await user.changePassword(VIEW, 't', { currentPassword: 'Newel-Post-7', newPassword: 'Tenon-Saw-12' })
    expect(platform.asked.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/user/reset-password', { email: 'a@b.example' }],
      ['/api/user/create-password', { email: 'a@b.example', resetToken: 'r', newPassword: 'Tenon-Saw-12' }],
      ['/api/user/change-password?token=t', { currentPassword: 'Newel-Post-7', newPassword: 'Tenon-Saw-12' }],
    ])
  })

  it('are refused with the platform’s words if they are wrong', async () => {
    const wrong = { errorMessage: "The password doesn't match this account.", code: 401 }
    const { user } = await users(json({ code: 500, result: wrong }, 500))
    expect(await user.changePassword(VIEW, 't', { currentPassword: 'a', newPassword: 'b' })).toMatchObject({
      isDone: false,
      status: 401,
      message: "The password doesn't match this account.",
    })
  })
})

// CALL-2
describe('orders from the platform', () => {
  const order = (number: string, more: object = {}) => ({ entity_id: Number(number), increment_id: number, ...more })

  it('are read by page, without duplicates', async () => {
    const items = [
      order('00044', {
        status: 'processing',
        created_at: '2024-05-02 09:14:33',
        order_currency_code: 'GBP',
        grand_total: '93.6000',
        items: [
          { sku: 'SET', name: 'Set', qty_ordered: '1.0000', row_total_incl_tax: 12 },
          { sku: 'PART', name: 'Part', qty_ordered: 1, parent_item_id: 1 },
          { sku: null },
        ],
      }),
      order('00044'),
      order('00043', { items: { a: { sku: 7, qty_ordered: 2.5 } } }),
      { entity_id: 1 },
      'order',
    ]
    const { user, last } = await users(json({ code: 200, result: { items, total_count: '2' } }))
    const page = await user.orders(VIEW, 't', { size: 20, page: 1 })
    expect(page.total).toBe(2)
    expect(page.items).toEqual([
      expect.objectContaining({ id: '44', number: '00044', status: null }),
      expect.objectContaining({
        number: '00043',
        lines: [{ sku: '7', name: '7', isBundle: false, quantity: 2.5, rowTotal: null, rowTotalWithTax: null }],
      }),
    ])
    expect(last()?.url).toBe('/api/user/order-history?currentPage=1&pageSize=20&token=t')
  })

  // ORDER-10
  it('have the amounts, addresses and methods the platform sends', async () => {
    const address = {
      firstname: 'Anna',
      lastname: 'Birch',
      company: 'Stairworks',
      street: ['Unit 3', '', 'Sawmill Lane'],
      city: 'Leeds',
      region: { region: 'Yorkshire' },
      postcode: 'LS9 8AA',
      country_id: 'gb',
      telephone: '0113',
      vat_id: 'GB1',
    }
    const sent = order('00046', {
      grand_total: '92.40',
      subtotal: 80,
      subtotal_incl_tax: '96.0000',
      discount_amount: '-8.40',
      tax_amount: 15.4,
      shipping_amount: 4,
      shipping_incl_tax: 4.8,
      coupon_code: 'TIMBER10',
      billing_address: address,
      payment: { method: 'checkmo', additional_information: ['Pay by bank transfer'] },
      extension_attributes: { shipping_assignments: [{ shipping: { method: 'courier_day', address: { city: 'York' } } }] },
    })
    const { user } = await users(json({ code: 200, result: { items: [sent], total_count: 1 } }))
    const [read] = (await user.orders(VIEW, 't', { size: 20, page: 1 })).items
    expect(read).toMatchObject({
      grandTotal: 92.4,
      subtotal: 80,
      subtotalWithTax: 96,
      discount: -8.4,
      tax: 15.4,
      shipping: 4,
      shippingWithTax: 4.8,
      couponCode: 'TIMBER10',
      shippingMethod: 'courier_day',
      paymentMethod: 'Pay by bank transfer',
      billingAddress: {
        name: 'Anna Birch',
        company: 'Stairworks',
        street: ['Unit 3', 'Sawmill Lane'],
        city: 'Leeds',
        region: 'Yorkshire',
        postcode: 'LS9 8AA',
        country: 'GB',
        telephone: '0113',
        vatNumber: 'GB1',
      },
      shippingAddress: { name: null, street: [], city: 'York' },
    })
  })

  it.each([
    ['nothing', {}],
    ['strings', { billing_address: 'Leeds', payment: 'cash', extension_attributes: 'none', discount_amount: 'much' }],
    ['lists', { billing_address: [], payment: [[]], extension_attributes: [1] }],
    ['empty records', { billing_address: { street: [''] }, payment: {}, extension_attributes: { shipping_assignments: [{}] } }],
    ['an invalid shipping', { extension_attributes: { shipping_assignments: [{ shipping: 7 }] } }],
  ])('have no addresses and methods if the platform sends %s', async (_, more) => {
    const { user } = await users(json({ code: 200, result: { items: [order('00046', more)], total_count: 1 } }))
    expect((await user.orders(VIEW, 't', { size: 20, page: 1 })).items).toMatchObject([
      { number: '00046', billingAddress: null, shippingAddress: null, shippingMethod: null, paymentMethod: null, discount: null },
    ])
  })

  // ORDER-9
  it.each<[string, object, object]>([
    ['no lines', {}, { lines: [] }],
    ['invalid lines', { items: 'none' }, { lines: [] }],
    ['an invalid time', { created_at: 'soon' }, { createdAt: null }],
    ['impossible amounts', { grand_total: 1e300 }, { grandTotal: null }],
    [
      'zero and impossible line quantities',
      {
        items: [
          { sku: 'A', qty_ordered: 0 },
          { sku: 'A', qty_ordered: '1e9', row_total: 1e300 },
        ],
      },
      { lines: [{ sku: 'A', quantity: 0 }] },
    ],
    ['a bundle', { items: [{ sku: 'A-B', product_type: 'bundle', qty_ordered: 1 }] }, { lines: [{ isBundle: true }] }],
    [
      'a script as a product name',
      { items: [{ sku: 'A', name: '<script>alert(1)</script>', qty_ordered: 1 }] },
      { lines: [{ name: '<script>alert(1)</script>' }] },
    ],
  ])('keep their valid fields with %s', async (_, more, expected) => {
    const { user } = await users(json({ code: 200, result: { items: [order('00045', more)], total_count: 1 } }))
    expect((await user.orders(VIEW, 't', { size: 20, page: 1 })).items).toMatchObject([{ number: '00045', ...expected }])
  })
})

// CALL-8
describe('newsletter of the platform', () => {
  const calls = async (behaviour: Behaviour) => {
    const { client, platform } = await platformClient(behaviour)
    return { newsletter: client.newsletter, platform }
  }

  // NEWS-4, NEWS-5, NEWS-6
  it('is read, subscribed and unsubscribed by e-mail', async () => {
    const { newsletter, platform } = await calls(json({ code: 200, result: 'subscribed' }))
    expect(await newsletter.isSubscribed(VIEW, 'a+b@c.example')).toBe(true)
    platform.behave(json({ code: 200 }))
    expect([await newsletter.subscribe(VIEW, 'a@c.example'), await newsletter.unsubscribe(VIEW, 'a@c.example')]).toEqual([
      true,
      true,
    ])
    expect(platform.asked.map(({ method, url, body }) => [method, url.replace('/api/ext/magento2-subscribe', ''), body])).toEqual(
      [
        ['GET', '/subscribe?email=a%2Bb%40c.example', ''],
        ['POST', '/subscribe', '{"email":"a@c.example"}'],
        ['DELETE', '/subscribe', '{"email":"a@c.example"}'],
      ],
    )
  })

  // NEWS-7
  it.each([
    { code: 404, result: '' },
    { code: 500, result: 'Error on Magento 2: POST' },
    { code: 200, result: 'unsubscribed' },
  ])('reads %j as false', async (body) => {
    const { newsletter, platform } = await calls(json(body, body.code))
    expect(await newsletter.isSubscribed(VIEW, 'a@c.example')).toBe(false)
    platform.behave(json({ code: 500, result: 'Error on Magento 2: POST' }, 500))
    expect([await newsletter.subscribe(VIEW, 'a@c.example'), await newsletter.unsubscribe(VIEW, 'a@c.example')]).toEqual([
      false,
      false,
    ])
  })

  it('is null if the platform lacks the extension, and throws if it does not answer', async () => {
    const { newsletter, platform } = await calls(html(404))
    expect([await newsletter.isSubscribed(VIEW, 'a@c.example'), await newsletter.subscribe(VIEW, 'a@c.example')]).toEqual([
      null,
      null,
    ])
    for (const behaviour of [hangUp, html(503), empty(200)]) {
      platform.behave(behaviour)
      expect(await outcome(newsletter.unsubscribe(VIEW, 'a@c.example'))).toBeInstanceOf(PlatformUnreachable)
    }
  })
})
