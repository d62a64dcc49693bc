import { PlatformUnreachable } from '../base/errors.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'

export interface SourcePicture {
  readonly bytes: Buffer
  readonly contentType: string
}

const LARGEST_SIDE = 1024 // platform contract E12
/** No page waits for a picture, and a platform may have to resize many at once. */
const TIMEOUT_MS = 30_000

/** The folder of files other than product pictures. The platform does not resize them. */
const MEDIA = 'media'

/**
 * A picture resized by the platform to fit a box of `width` × `height` pixels; null if there is none at that path. Boxes beyond the
 * platform's limit are scaled down in proportion. Pictures below 'media/' are returned in full size.
 *
 * @throws PlatformUnreachable also if the answer is not a picture
 * @source LIMIT-20 to LIMIT-22, CMS-20; platform contract E12
 */
export async function resizedPicture(
  http: PlatformHttp,
  { path, width, height }: { readonly path: string; readonly width: number; readonly height: number },
  options: Omit<CallOptions, 'name'>,
): Promise<SourcePicture | null> {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0 || segments.some((segment) => segment === '.' || segment === '..')) return null
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height, 1))
  const box = [width, height].map((side) => Math.max(0, Math.round(side * scale))).join('/')
  const file = segments.map(encodeURIComponent).join('/')
  const address = segments[0] === MEDIA ? `/${file}` : `/img/${box}/resize/${file}`
  const reply = await http.get(
    address,
    {},
    { timeoutMs: TIMEOUT_MS, ...options, name: 'picture', retry: true, accept: 'image/*' },
  )
  if (reply.status >= 400 && reply.status < 500) return null
  if (reply.status !== 200 || reply.body.length === 0) throw new PlatformUnreachable('PLATFORM_FAILED', reply.status)
  const { obstacle = null } = reply
  if (obstacle !== null || !reply.contentType.startsWith('image/')) {
    throw new PlatformUnreachable('PLATFORM_CONTENT_TYPE', reply.status, obstacle)
  }
  return { bytes: reply.body, contentType: reply.contentType }
}
