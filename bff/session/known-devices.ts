import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { cookieValues } from './cookies/cookie-values.ts'
import { openText, sealText } from './cookies/sealing.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { signInHandle } from './sign-ins/sign-in-handle.ts'

interface KnownDevice {
  readonly id: string
  /** Hashes of the accounts, the latest last. */
  readonly accounts: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    knownDevice: KnownDevice | null
    /** Whether the answer must set the device cookie. */
    isDeviceChanged: boolean
  }
}

export interface KnownDevicesOptions {
  readonly keys: SessionKeys
  readonly mayHaveSession: (request: FastifyRequest) => boolean
  readonly isSecure: boolean
}

const Sealed = z.object({ device: z.string().min(1).max(64), accounts: z.array(z.string().max(64)).max(5) })
const MOST_ACCOUNTS = 5
const MOST_CHARACTERS = 2000
const YEAR_SECONDS = 31_536_000

/** Accounts are stored as hashes, without names. */
const hashAccount = (account: string): string => signInHandle(`account ${account}`)

/**
 * Remembers in a separate sealed cookie, which outlives the session, which accounts signed in on a device. It grants no access, only a
 * separate sign-in rate limit.
 * @source decision 0024
 */
export const knownDevices = fp(async (app: FastifyInstance, { keys, mayHaveSession, isSecure }: KnownDevicesOptions) => {
  const name = `${isSecure ? '__Host-' : ''}heartwood-device`
  app.decorateRequest('knownDevice', null)
  app.decorateRequest('isDeviceChanged', false)

  app.addHook('onRequest', async (request) => {
    const [value = ''] = cookieValues(request.headers.cookie ?? '', name)
    if (value === '' || value.length > MOST_CHARACTERS || !mayHaveSession(request)) return
    try {
      const { device, accounts } = Sealed.parse(JSON.parse((await openText(keys, value)).text))
      request.knownDevice = { id: device, accounts }
    } catch (error) {
      request.log.debug({ reason: error instanceof Error ? error.name : 'unknown' }, 'device cookie ignored')
    }
  })
  app.addHook('onSend', async ({ knownDevice, isDeviceChanged }, reply, payload) => {
    if (!knownDevice || !isDeviceChanged) return payload
    const value = await sealText(keys, JSON.stringify({ device: knownDevice.id, accounts: knownDevice.accounts }))
    const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge: YEAR_SECONDS } as const
    reply.header('set-cookie', app.serializeCookie(name, value, attributes))
    return payload
  })
})

/** The device's id if the account has signed in on it; otherwise null. */
export const deviceIdFor = ({ knownDevice }: FastifyRequest, account: string): string | null =>
  knownDevice?.accounts.includes(hashAccount(account)) ? knownDevice.id : null

/** Records that the account has signed in on the request's device. */
export function rememberDevice(request: FastifyRequest, account: string): void {
  const known = request.knownDevice
  const hash = hashAccount(account)
  if (known?.accounts.at(-1) === hash) return
  const accounts = [...(known?.accounts ?? []).filter((other) => other !== hash), hash].slice(-MOST_ACCOUNTS)
  request.knownDevice = { id: known?.id ?? randomBytes(12).toString('base64url'), accounts }
  request.isDeviceChanged = true
}
