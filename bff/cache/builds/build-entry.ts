import { createHash } from 'node:crypto'

const DIGEST_BYTES = 32

/** The largest entry that is read, in bytes. The largest file of a build is a tenth of that. */
export const MOST_ENTRY_BYTES = 4 * 1024 * 1024

/** An entry of a build in the shared store: the SHA-256 of its body, and the body. */
export const encodeEntry = (body: Buffer): Buffer => Buffer.concat([digest(body), body])

/** The body of an entry. @returns null if the entry was cut off or changed */
export function decodeEntry(entry: Buffer): Buffer | null {
  const body = entry.subarray(DIGEST_BYTES)
  return entry.length >= DIGEST_BYTES && digest(body).equals(entry.subarray(0, DIGEST_BYTES)) ? body : null
}

const digest = (body: Buffer): Buffer => createHash('sha256').update(body).digest()
