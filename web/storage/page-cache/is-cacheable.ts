import type { RequestKind } from './request-kind.ts'

/** The parts of a `Response` that are read; tests pass a substitute. */
export type ResponseParts = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Larger pictures are not cached. Together with the number of entries, this limits the size of the cache. */
export const MOST_PICTURE_BYTES = 100_000

/** Headers a response may vary by and still be the same for everyone on this device. */
const HARMLESS_VARIATION = new Set(['accept-encoding', 'accept', ''])

/**
 * Whether a response may be cached on the device: complete, from this shop, the same for everyone, and of the expected type. The server
 * marks responses with cookies `no-store`, because service workers cannot see cookies.
 * @source CACHE-10; decision 0025
 */
export function isCacheable(kind: RequestKind, { status, type, redirected, headers }: ResponseParts): boolean {
  if (kind === 'private page' || status !== 200 || type !== 'basic' || redirected) return false
  const caching = splitList(headers.get('cache-control'))
  if (caching.some((directive) => /^(?:no-store|private)\b/.test(directive))) return false
  if (splitList(headers.get('vary')).some((name) => !HARMLESS_VARIATION.has(name))) return false
  return isOfKind(kind, headers.get('content-type')?.toLowerCase() ?? '', headers, caching.includes('immutable'))
}

function isOfKind(kind: RequestKind, contentType: string, headers: Headers, isImmutable: boolean): boolean {
  switch (kind) {
    case 'page':
      return contentType.startsWith('text/html')
    case 'asset':
      return isImmutable && !contentType.startsWith('text/html')
    case 'picture':
      return isImmutable && contentType.startsWith('image/') && isSmall(headers.get('content-length'))
    default:
      return contentType.startsWith('image/')
  }
}

const splitList = (value: string | null): string[] => (value ?? '').split(',').map((part) => part.trim().toLowerCase())

const isSmall = (length: string | null): boolean => /^\d+$/.test(length ?? '') && Number(length) <= MOST_PICTURE_BYTES
