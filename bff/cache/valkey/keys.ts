import { createHash } from 'node:crypto'
import { canonicalJson } from '../keys/canonical.ts'

/** What all names in the shared store begin with. Shops that share a server have a database each. */
const PREFIX = 'heartwood'

/**
 * A name in the shared store: 'heartwood:attempts:…'. What it is about is a SHA-256 in it, since that may be a person's.
 * @param use what is kept there, a word
 * @param about everything that tells it from others of its kind
 */
export const sharedKey = (use: string, about: unknown): string =>
  `${PREFIX}:${use}:${createHash('sha256').update(canonicalJson(about)).digest('base64url')}`
