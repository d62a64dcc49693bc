import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import { ok, Refusal } from '../envelope.ts'
import { readStoreView } from '../parameters.ts'
import { translate } from '../translate.ts'
import { readSignedToken, signToken } from './json-web-token.ts'
import { isPassword } from './password.ts'
import { readBody, type UserPlatform } from './user-platform.ts'

/** Sign-in, by credentials or by refresh token. @source platform contract E1 */
export function signInRoutes(app: FastifyInstance, platform: UserPlatform): void {
  app.post('/api/user/login', (request) => signIn(readBody(request), request, platform))
  app.post('/api/user/refresh', (request) => {
    const refreshToken = readText(readBody(request), 'refreshToken')
    if (refreshToken === null) throw new Refusal(500, 'No refresh token provided')
    const login = openLogin(refreshToken, platform.key)
    if (!login) throw new Refusal(500, 'Signature verification failed')
    return signIn(login, request, platform)
  })
}

async function signIn(login: JsonObject, request: FastifyRequest, { customers, deployment, key }: UserPlatform) {
  const [username, password] = [requireText(login, 'username'), requireText(login, 'password')]
  const customer = customers.findByEmail(username)
  if (!customer || !(await isPassword(password, customer.password)))
    throw new Refusal(401, translate(readStoreView(request), 'refusals.signIn'))
  const token = customers.newToken(customer, Date.now() + deployment.tokenSeconds * 1000)
  return { ...ok(token), meta: { refreshToken: sealLogin(login, key) } }
}

function requireText(login: JsonObject, name: string): string {
  const given = readText(login, name)
  if (given === null) throw new Refusal(400, `"${name}" is required. Enter and try again.`)
  return given
}

const CIPHER = 'aes-256-ctr'
const IV_BYTES = 16

/** Creates a refresh token: the whole sign-in body, password included, signed and encrypted. @source platform contract §9.3 */
function sealLogin(login: JsonObject, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  return Buffer.concat([iv, cipher.update(signToken(login, key)), cipher.final()]).toString('hex')
}

/** Decrypts a refresh token; null if it was not made with this key. */
function openLogin(refreshToken: string, key: Buffer): JsonObject | null {
  const bytes = Buffer.from(refreshToken, 'hex')
  if (bytes.length <= IV_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  const token = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString()
  return readSignedToken(token, key)
}
