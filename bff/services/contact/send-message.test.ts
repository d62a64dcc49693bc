import { describe, expect, it, vi } from 'vitest'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import { SenderRefused } from '../../platform/mail/calls.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { sendMessage } from './send-message.ts'

const MESSAGE = {
  name: ' Anna Birch ',
  email: ' anna@stairworks.example ',
  subject: 'Oak for a stair',
  text: 'Is it dry?\nAnd planed?',
}

function createMerchant(isSent: boolean | null = true, email: string | null = 'sales@heartwood.example') {
  const send = vi.fn(async () => isSent)
  const settings = { ...config, shop: { ...config.shop, email } }
  return { send, scope: scopeWith({ mail: { send } }, { config: settings }) }
}

// MAIL-3
describe('message to the merchant', () => {
  it('goes to the shop’s own address with the sender’s reply address', async () => {
    const { send, scope } = createMerchant()
    expect(await sendMessage(MESSAGE, scope)).toEqual({ isSent: true, userErrors: [] })
    const mail = {
      sourceAddress: 'anna@stairworks.example',
      targetAddress: 'sales@heartwood.example',
      subject: 'Oak for a stair',
      text: 'Is it dry?\nAnd planed?\n\nAnna Birch',
    }
    expect(send).toHaveBeenCalledExactlyOnceWith(scope.storeView, mail)
  })

  it.each([
    [{ email: 'anna' }, 'email', 'EMAIL'],
    [{ email: 'a@b.example\r\nBcc: eve@else.example' }, 'email', 'EMAIL'],
    [{ subject: 'Oak\r\nBcc: eve@else.example' }, 'subject', 'BAD_CHARACTERS'],
    [{ subject: '' }, 'subject', 'REQUIRED'],
    [{ name: 'A' }, 'name', 'NAME_TOO_SHORT'],
    [{ text: ' \n ' }, 'text', 'REQUIRED'],
    [{ text: 'x\u0000' }, 'text', 'BAD_CHARACTERS'],
    [{ text: 'x'.repeat(5001) }, 'text', 'TOO_LONG'],
  ])('rejects %j at its field and sends nothing', async (given, field, code) => {
    const { send, scope } = createMerchant()
    expect(await sendMessage({ ...MESSAGE, ...given }, scope)).toMatchObject({ isSent: false, userErrors: [{ field, code }] })
    expect(send).not.toHaveBeenCalled()
  })

  it('is rate limited', async () => {
    const { send, scope } = createMerchant()
    const limited = { ...scope, rateLimits: { ...UNLIMITED, allows: async () => false } }
    expect(await sendMessage(MESSAGE, limited)).toMatchObject({ isSent: false, userErrors: [{ code: 'TOO_MANY_REQUESTS' }] })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['the platform refuses it', createMerchant(false)],
    ['the platform sends no mail', createMerchant(null)],
    ['the shop accepts no messages', createMerchant(true, null)],
  ])('is not sent if %s', async (_, { scope }) => {
    expect(await sendMessage(MESSAGE, scope)).toMatchObject({ isSent: false, userErrors: [{ code: 'UNAVAILABLE' }] })
  })

  // FRONT-22
  it('has an error at the e-mail address if the platform rejects that, and can be sent again with another', async () => {
    const { send, scope } = createMerchant()
    send.mockRejectedValueOnce(new SenderRefused())
    const userErrors = [{ code: 'EMAIL', field: 'email', message: 'Please provide valid e-mail address' }]
    expect(await sendMessage(MESSAGE, scope)).toEqual({ isSent: false, userErrors })
    expect(await sendMessage({ ...MESSAGE, email: 'anna@birch.example' }, scope)).toMatchObject({ isSent: true })
  })

  it('can be repeated if the platform gave no answer', async () => {
    const { send, scope } = createMerchant()
    send.mockRejectedValueOnce(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    expect(await sendMessage(MESSAGE, scope)).toMatchObject({ isSent: false, userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(await sendMessage(MESSAGE, scope)).toMatchObject({ isSent: true })
  })
})
