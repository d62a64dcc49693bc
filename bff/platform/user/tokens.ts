import { isDocument } from '../documents/document.ts'

export interface Tokens {
  readonly customerToken: string
  /** Null if the platform returned none: the current one stays valid. */
  readonly refreshToken: string | null
}

/** Characters allowed in a header or a URL. */
const TOKEN = /^[\x21-\x7e]+$/

/** Null for a success without a token. @source USER-7; platform contract E1.1 */
export function decodeTokens(result: unknown, meta: unknown): Tokens | null {
  const customerToken = decodeToken(result)
  return customerToken === null ? null : { customerToken, refreshToken: isDocument(meta) ? decodeToken(meta.refreshToken) : null }
}

export const decodeToken = (value: unknown): string | null => (typeof value === 'string' && TOKEN.test(value) ? value : null)
