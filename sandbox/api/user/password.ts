import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { StoreView } from '../../store-views.ts'
import { translate } from '../translate.ts'

const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const HASH_BYTES = 32
const COST = { N: 2 ** 14, r: 8, p: 1 }
const SHORTEST = 8
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]
const FEWEST_CLASSES = 3

/** Returns the stored form of a password: salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await hash(password, salt, HASH_BYTES, COST)).toString('hex')}`
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', expected = ''] = kept.split(':')
  return timingSafeEqual(await hash(password, Buffer.from(salt, 'hex'), HASH_BYTES, COST), Buffer.from(expected, 'hex'))
}

/** Returns why a password is too weak, in the language of the store view; null if it is strong enough. */
export function weakness(password: string, view: StoreView): string | null {
  if (password.length < SHORTEST) return translate(view, 'refusals.passwordTooShort', { least: SHORTEST })
  if (CLASSES.filter((sign) => sign.test(password)).length >= FEWEST_CLASSES) return null
  return translate(view, 'refusals.passwordTooPlain', { classes: FEWEST_CLASSES })
}
