import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { JsonObject } from '../../engine/query/json.ts'
import { readSignedToken, signToken } from './json-web-token.ts'

const CIPHER = 'aes-256-ctr'
const IV_BYTES = 16

/** Creates a refresh token: the whole sign-in body, password included, signed and encrypted. @source platform contract §9.3 */
export function sealLogin(login: JsonObject, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  return Buffer.concat([iv, cipher.update(signToken(login, key)), cipher.final()]).toString('hex')
}

/** Decrypts a refresh token; null if it was not made with this key. */
export function openLogin(refreshToken: string, key: Buffer): JsonObject | null {
  const bytes = Buffer.from(refreshToken, 'hex')
  if (bytes.length <= IV_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  const token = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString()
  return readSignedToken(token, key)
}
