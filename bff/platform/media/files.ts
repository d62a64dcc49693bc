import { PlatformUnreachable } from '../errors.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'

/** A file the merchant put beside the catalogue: a data sheet, a fitting guide. */
export interface MediaFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/**
 * A file below the platform's `/media`; null when there is none.
 * @throws PlatformUnreachable
 * @source platform contract §0.1
 */
export async function mediaFile(http: PlatformHttp, path: string, options: Omit<CallOptions, 'name'>): Promise<MediaFile | null> {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0 || segments.some((segment) => segment === '.' || segment === '..')) return null
  const address = `/media/${segments.map(encodeURIComponent).join('/')}`
  const reply = await http.get(address, {}, { ...options, name: 'media', retry: true, accept: '*/*' })
  if (reply.status >= 400 && reply.status < 500) return null
  if (reply.status !== 200) throw new PlatformUnreachable('PLATFORM_FAILED', reply.status)
  return { bytes: reply.body, contentType: reply.contentType }
}
