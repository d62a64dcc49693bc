import { describe, expect, it } from 'vitest'
import { platformWith } from '../api.test-kit.ts'

const platform = platformWith([])
const without = platformWith([], { hasMailService: false })
const SEND = '/api/ext/mail-service/send-email'
const TOKEN = '/api/ext/mail-service/get-token'
const MAIL = {
  sourceAddress: 'anna@stairworks.example',
  targetAddress: 'sales@heartwood.example',
  subject: 'Cutting list',
  emailText: '6 sheets of birch ply',
}
const newToken = async () => (await platform.get(TOKEN)).json.result

describe('mail service API', () => {
  it('sends e-mails to the merchant with the latest token', async () => {
    const token = await newToken()
    for (const _ of [1, 2]) expect((await platform.post(SEND, { ...MAIL, token })).json).toEqual({ code: 200, result: 'OK' })
    const { text } = await platform.get('/sandbox')
    expect(text).toContain('Cutting list')
    expect(text).toContain('From anna@stairworks.example')
  })

  it('rejects all but the latest token', async () => {
    const [first] = [await newToken(), await newToken()]
    for (const token of [first, '', undefined, 7]) {
      expect((await platform.post(SEND, { ...MAIL, token })).json).toEqual({ code: 500, result: 'Email is not authorized!' })
    }
  })

  it.each([
    [{ sourceAddress: '' }, 'Source email address is not provided!'],
    [{ targetAddress: undefined }, 'Target email address is not provided!'],
    [{ sourceAddress: 'anna' }, 'Source email address is invalid!'],
    [{ sourceAddress: 'anna@nowhere.invalid' }, 'Source email address is invalid!'],
    [{ targetAddress: 'x@y' }, 'Target email address is invalid!'],
    [{ targetAddress: 'eve@else.example' }, 'Target email address (eve@else.example) is not from the whitelist!'],
    [{ confirmation: true }, 'Target email address (anna@stairworks.example) is not from the whitelist!'],
  ])('rejects %j', async (given, result) => {
    expect(await platform.post(SEND, { ...MAIL, token: await newToken(), ...given })).toMatchObject({
      status: 500,
      json: { code: 500, result },
    })
  })

  it('issues its token for GET only, and returns 404 if not installed', async () => {
    const page = { status: 404, type: expect.stringContaining('text/html') }
    expect(await platform.post(TOKEN, {})).toMatchObject(page)
    expect(await without.get(TOKEN)).toMatchObject(page)
    expect(await without.post(SEND, MAIL)).toMatchObject(page)
  })
})
