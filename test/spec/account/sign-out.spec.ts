import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { messages as en } from '../../../bff/domain/messages/generated/en.ts'
import {
  askCustomer,
  CHANGE_PASSWORD,
  CREATE_PASSWORD,
  createPasswordInput,
  ME,
  registerCustomer,
  SIGN_OUT,
  signInCustomer,
} from '../../kit/accounts.ts'
import { faultyPlatform } from '../../kit/faulty-platform.ts'
import { httpShop } from '../../kit/http-shop.ts'
import { createShopper } from '../../kit/shopper.ts'

const DEVICES = '{ customerDevices { id browser system signedInAt seenAt isCurrent } }'
const SIGN_OUT_DEVICE = `mutation ($id: ID!) {
  customerDeviceSignOut(input: { id: $id }) { devices { isCurrent } userErrors { code field message } }
}`
const SIGN_OUT_OTHERS = 'mutation { customerOtherDevicesSignOut { devices { isCurrent } userErrors { code } } }'
const EMPTY_SYNC = `mutation ($id: ID!) {
  cartSync(input: { deviceId: $id, revision: 1, lines: [], removed: [] }) { cart { revision } userErrors { code } }
}`
const SYNC = `mutation ($id: ID!) {
  cartSync(input: { deviceId: $id, revision: 1, lines: [{ key: "OIL", sku: "OIL-LINSEED-1L", quantity: 1 }] }) {
    cart { revision } userErrors { code }
  }
}`
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0' }

const newKey = () => randomBytes(32).toString('base64')

async function startedShop(env: Readonly<Record<string, string>>) {
  const shop = await httpShop({ LOG_LEVEL: 'silent', ...env })
  onTestFinished(() => shop.close())
  return shop
}

function sessionFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-sessions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'sessions.sqlite')
}

describe('signed-out session', () => {
  // USER-16, USER-23
  it('stays signed out after a restart with the same keys, while open sessions continue', async () => {
    const env = { SESSION_KEYS: newKey(), SESSION_FILE: sessionFile() }
    const first = await startedShop(env)
    const { browser, account } = await registerCustomer(first.url)
    const other = await signInCustomer(first.url, account)
    const copy = browser.cookie
    await browser.ask(SIGN_OUT)
    await first.close()
    const { url } = await startedShop(env)
    expect(await askCustomer(createShopper(url, copy))).toBeNull()
    expect(await askCustomer(createShopper(url, other.cookie))).toMatchObject({ email: account.email })
  })

  // USER-16
  it('stays signed out after a restart that keeps only the session keys', async () => {
    const env = { SESSION_KEYS: newKey() }
    const first = await startedShop(env)
    const { browser } = await registerCustomer(first.url)
    const copy = browser.cookie
    await browser.ask(SIGN_OUT)
    await first.close()
    const { url } = await startedShop(env)
    expect(await askCustomer(createShopper(url, copy))).toBeNull()
  })

  // USER-16
  it('cannot be pushed out of the store by new shoppers, because an empty cart creates no session', async () => {
    const { url } = await startedShop({})
    const { browser } = await registerCustomer(url)
    const copy = browser.cookie
    await browser.ask(SIGN_OUT)
    for (let turn = 0; turn < 20; turn++) {
      const stranger = createShopper(url)
      const { data, headers } = await stranger.ask(EMPTY_SYNC, { id: crypto.randomUUID() })
      expect(data?.cartSync).toMatchObject({ cart: { revision: 1 }, userErrors: [] })
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(await askCustomer(createShopper(url, copy))).toBeNull()
  })
})

describe('devices of a customer', () => {
  // USER-23
  it('are listed, and one can sign out another', async () => {
    const { url } = await startedShop({})
    const { browser, account } = await registerCustomer(url)
    const laptop = createShopper(url)
    await laptop.ask(
      'mutation ($input: CustomerSignInInput!) { customerSignIn(input: $input) { userErrors { code } } }',
      { input: { email: account.email, password: account.password } },
      FIREFOX,
    )
    const devices = (await laptop.ask(DEVICES)).data?.customerDevices ?? []
    expect(devices).toMatchObject([
      { isCurrent: true, browser: 'Firefox', system: 'Windows' },
      { isCurrent: false, browser: null, system: null },
    ])
    for (const { signedInAt, seenAt } of devices) expect(Date.parse(seenAt)).toBeGreaterThanOrEqual(Date.parse(signedInAt))
    const ended = await laptop.ask(SIGN_OUT_DEVICE, { id: devices[1]?.id })
    expect(ended.data?.customerDeviceSignOut).toEqual({ devices: [{ isCurrent: true }], userErrors: [] })
    expect(await askCustomer(browser)).toBeNull()
    expect(await askCustomer(laptop)).not.toBeNull()
  })

  // USER-23
  it('cannot be signed out by another customer', async () => {
    const { url } = await startedShop({})
    const [anna, ben] = [await registerCustomer(url), await registerCustomer(url)]
    const [device] = (await anna.browser.ask(DEVICES)).data?.customerDevices ?? []
    for (const id of [device?.id, '', '__proto__', 'x'.repeat(5000)]) {
      const { data } = await ben.browser.ask(SIGN_OUT_DEVICE, { id })
      expect(data?.customerDeviceSignOut).toMatchObject({
        devices: [{ isCurrent: true }],
        userErrors: [{ code: 'NOT_FOUND', field: 'id' }],
      })
    }
    const guest = await createShopper(url).ask(SIGN_OUT_DEVICE, { id: device?.id })
    expect(guest.data?.customerDeviceSignOut.userErrors).toMatchObject([{ code: 'SIGNED_OUT' }])
    expect(await askCustomer(anna.browser)).not.toBeNull()
  })

  // USER-23
  it('get SESSION_EXPIRED and the reason on their first private request after another device signs them out, then continue as guests', async () => {
    const { url } = await startedShop({})
    const { browser, account } = await registerCustomer(url)
    for (const query of [ME, '{ cart { quantity } }', DEVICES, SIGN_OUT_OTHERS, SYNC, EMPTY_SYNC]) {
      const phone = await signInCustomer(url, account)
      const [, other] = (await browser.ask(DEVICES)).data?.customerDevices ?? []
      await browser.ask(SIGN_OUT_DEVICE, { id: other?.id })
      const { errors } = await phone.ask(query, { id: crypto.randomUUID() })
      expect(errors, query).toMatchObject([{ message: en.session.ended, extensions: { code: 'SESSION_EXPIRED' } }])
      expect((await phone.ask(ME)).errors).toEqual([])
    }
  })

  // USER-25
  it('are all signed out at once, except the one that asks for it', async () => {
    const { url } = await startedShop({})
    const { browser, account } = await registerCustomer(url)
    const others = [await signInCustomer(url, account), await signInCustomer(url, account)]
    const { data } = await browser.ask(SIGN_OUT_OTHERS)
    expect(data?.customerOtherDevicesSignOut).toEqual({ devices: [{ isCurrent: true }], userErrors: [] })
    for (const other of others) expect(await askCustomer(other)).toBeNull()
    expect(await askCustomer(browser)).toMatchObject({ email: account.email })
    const guest = await createShopper(url).ask(SIGN_OUT_OTHERS)
    expect(guest.data?.customerOtherDevicesSignOut).toEqual({ devices: [], userErrors: [{ code: 'SIGNED_OUT' }] })
  })

  // USER-10, USER-23
  it('are signed out when the password changes, except the one that changed it', async () => {
    const { url } = await startedShop({})
    const { browser, account } = await registerCustomer(url)
    const others = [await signInCustomer(url, account), await signInCustomer(url, account)]
    const input = { currentPassword: account.password, newPassword: 'Scarf-Joint-12' }
    expect((await browser.ask(CHANGE_PASSWORD, { input })).data?.passwordChange.userErrors).toEqual([])
    for (const other of others) expect(await askCustomer(other)).toBeNull()
    expect(await askCustomer(browser)).toMatchObject({ email: account.email })
    expect(await askCustomer(await signInCustomer(url, { email: account.email, password: 'Scarf-Joint-12' }))).not.toBeNull()
  })

  // USER-9, USER-23
  it('are signed out when a password is created by the e-mailed link, even if the platform fails the sign-in that follows', async () => {
    const platform = await faultyPlatform(inject('shop').sandboxUrl)
    onTestFinished(() => platform.close())
    const { url } = await startedShop({ PLATFORM_URL: platform.url })
    const { browser, account } = await registerCustomer(url)
    const others = [browser, await signInCustomer(url, account)]
    const stranger = await registerCustomer(url)
    const input = await createPasswordInput(createShopper(url), account.email, 'Tenon-Saw-12')
    platform.fail('error 500', /user\/login/)
    const { data } = await createShopper(url).ask(CREATE_PASSWORD, { input })
    expect(data?.passwordCreate).toMatchObject({ customer: null, userErrors: [{ code: 'UNAVAILABLE' }] })
    platform.fail('none')
    for (const other of others) expect(await askCustomer(other)).toBeNull()
    expect(await askCustomer(stranger.browser)).not.toBeNull()
    const laptop = await signInCustomer(url, { email: account.email, password: 'Tenon-Saw-12' })
    expect((await laptop.ask(DEVICES)).data?.customerDevices).toMatchObject([{ isCurrent: true }])
    expect(await askCustomer(laptop)).toMatchObject({ email: account.email })
  })
})
