import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { valuesOf } from './cookies/cookie-values.ts'
import { openText, sealText } from './cookies/sealing.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { signInHandle } from './sign-ins/sign-in-handle.ts'

/** A device that customers have signed in on. */
interface KnownDevice {
  readonly id: string
  /** Hashes of the accounts, the latest last. */
  readonly accounts: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    knownDevice: KnownDevice | null
    /** Whether the answer has to hand out the device's cookie. */
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

/** What accounts and devices are known by: no name is kept. */
const hashOf = (account: string): string => signInHandle(`account ${account}`)

/**
 * Remembers, in a sealed cookie of its own that outlives the session, that somebody signed in on a device. It opens nothing: it gives
 * the device attempts of its own at signing in.
 * @source decision 0031
 */
export const knownDevices = fp(async (app: FastifyInstance, { keys, mayHaveSession, isSecure }: KnownDevicesOptions) => {
  const name = `${isSecure ? '__Host-' : ''}heartwood-device`
  app.decorateRequest('knownDevice', null)
  app.decorateRequest('isDeviceChanged', false)

  app.addHook('onRequest', async (request) => {
    const [value = ''] = valuesOf(request.headers.cookie ?? '', name)
    if (value === '' || value.length > MOST_CHARACTERS || !mayHaveSession(request)) return
    try {
      const { device, accounts } = Sealed.parse(JSON.parse((await openText(keys, value)).text))
      request.knownDevice = { id: device, accounts }
    } catch (error) {
      request.log.debug({ reason: error instanceof Error ? error.name : 'unknown' }, 'a device cookie is passed over')
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

/** Id of the device, if somebody signed in to the account on it. */
export const deviceIdFor = ({ knownDevice }: FastifyRequest, account: string): string | null =>
  knownDevice?.accounts.includes(hashOf(account)) ? knownDevice.id : null

/** Notes that somebody has signed in to the account on the device of a request. */
export function rememberDevice(request: FastifyRequest, account: string): void {
  const known = request.knownDevice
  const hash = hashOf(account)
  if (known?.accounts.at(-1) === hash) return
  const accounts = [...(known?.accounts ?? []).filter((other) => other !== hash), hash].slice(-MOST_ACCOUNTS)
  request.knownDevice = { id: known?.id ?? randomBytes(12).toString('base64url'), accounts }
  request.isDeviceChanged = true
}
