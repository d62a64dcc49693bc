import { isDocument } from '../documents/document.ts'

/** What opens a customer's account. */
export interface Tokens {
  readonly customerToken: string
  /** Null when the platform gave none: the one there is goes on. */
  readonly refreshToken: string | null
}

/** What can be sent again in a header or an address. */
const TOKEN = /^[\x21-\x7e]+$/

/** Null for a success without a token. @source USER-7; platform contract E1.1 */
export function tokensOf(result: unknown, meta: unknown): Tokens | null {
  const customerToken = tokenOf(result)
  return customerToken === null ? null : { customerToken, refreshToken: isDocument(meta) ? tokenOf(meta.refreshToken) : null }
}

export const tokenOf = (value: unknown): string | null => (typeof value === 'string' && TOKEN.test(value) ? value : null)
