import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import { ok, Refusal } from '../envelope.ts'
import { signToken } from '../user/json-web-token.ts'

/** The merchant's addresses, the only permitted recipients. */
const WHITELIST = /^[^\s@]+@heartwood\.example$/i
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
/** The platform checks the domain by DNS. The sandbox has no network and rejects only domains that can never exist (RFC 2606). */
const NO_DOMAIN = /\.invalid$/i

/**
 * The e-mail extension. A single token is valid for the whole process: fetching a new one invalidates the previous one.
 * @source platform contract E8
 */
export function mailRoutes(app: FastifyInstance, outbox: Outbox): void {
  const key = randomUUID()
  let token: string | null = null
  app.get('/api/ext/mail-service/get-token', () => {
    token = signToken({ id: randomUUID() }, key)
    return ok(token)
  })
  app.post('/api/ext/mail-service/send-email', ({ body }) => {
    const mail = isObject(body) ? body : {}
    if (token === null || readText(mail, 'token') !== token) throw new Refusal(500, 'Email is not authorized!')
    const source = readAddress(mail, 'source')
    const target = readAddress(mail, 'target')
    const checked = mail.confirmation === true ? source : target
    if (!WHITELIST.test(checked)) throw new Refusal(500, `Target email address (${checked}) is not from the whitelist!`)
    const text = `${readText(mail, 'emailText') ?? ''}\n\nFrom ${source}`
    outbox.send({ recipient: target, subject: readText(mail, 'subject') ?? '', text })
    return ok('OK')
  })
}

function readAddress(mail: JsonObject, whose: 'source' | 'target'): string {
  const name = whose === 'source' ? 'Source' : 'Target'
  const address = readText(mail, `${whose}Address`)
  if (address === null) throw new Refusal(500, `${name} email address is not provided!`)
  if (!ADDRESS.test(address) || NO_DOMAIN.test(address)) throw new Refusal(500, `${name} email address is invalid!`)
  return address
}
