import { createHash } from 'node:crypto'
import { canonicalJson } from '../keys/canonical.ts'

/** The prefix of all keys in the shared store. Shops that share a server use a database each. */
const PREFIX = 'heartwood'

/**
 * A key in the shared store: 'heartwood:attempts:…'. The subject is hashed with SHA-256, because it may contain personal data.
 * @param use the kind of data, as a single word
 * @param about all values that identify the entry
 */
export const sharedKey = (use: string, about: unknown): string =>
  `${PREFIX}:${use}:${createHash('sha256').update(canonicalJson(about)).digest('base64url')}`
