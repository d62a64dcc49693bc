import sharp from 'sharp'
import { subjectOf } from '../../sandbox/catalogue/picture-path.ts'
import { framing, naturalSize } from './framing.ts'
import { paint } from './painters.ts'

/** Speed over bytes: the shop converts what it gets. */
const PNG = { compressionLevel: 3, adaptiveFiltering: false }
const QUALITY = 90

export interface RenderedPicture {
  body: Buffer
  contentType: string
}

/**
 * Draws the picture a path names, at a size in pixels: `resize` fits inside, `fit` covers and crops, 0 leaves a side
 * free, never larger than 1200 × 1488 (scenes 1600 × 900). The format follows the path's extension: png, jpg, jpeg, webp.
 * @returns `null` when the path is not one of a drawn picture
 * @source platform contract E12
 */
export async function renderPicture(
  path: string,
  width: number,
  height: number,
  action: 'resize' | 'fit',
): Promise<RenderedPicture | null> {
  const subject = subjectOf(path)
  if (!subject) return null
  const { canvas, crop } = framing(naturalSize(subject.form), { width, height }, action)
  const film = await paint(subject, canvas.width, canvas.height)
  const picture = sharp(film, { raw: { ...canvas, channels: 3 } }).extract(crop)
  if (/\.jpe?g$/.test(path))
    return { body: await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(), contentType: 'image/jpeg' }
  if (/\.webp$/.test(path)) return { body: await picture.webp({ quality: QUALITY }).toBuffer(), contentType: 'image/webp' }
  return { body: await picture.png(PNG).toBuffer(), contentType: 'image/png' }
}
