import sharp from 'sharp'
import type { PictureForm } from '../../sandbox/catalogue/picture-path.ts'
import { findSubject } from './find-subject.ts'
import { paint } from './painters.ts'

// One thread for each picture: the bytes do not depend on the machine.
sharp.concurrency(1)

/** About 8 KB a picture. More effort would save a tenth and take five times as long. */
const AVIF = { quality: 32, effort: 2, chromaSubsampling: '4:2:0' }

/** In pixels: the gallery's ratio, scenes wide, as large as the platform ever makes a picture. @source platform contract E12 */
const sizeOf = (form: PictureForm) => (form === 'scene' ? { width: 1024, height: 576 } : { width: 826, height: 1024 })

/**
 * Draws the picture of a path, as AVIF.
 * @throws when the path is not that of a picture, or it cannot be drawn
 */
export async function drawPicture(path: string): Promise<Buffer> {
  const subject = findSubject(path)
  if (!subject) throw new Error(`${path} is not the path of a picture`)
  const { width, height } = sizeOf(subject.form)
  const pixels = await paint(subject, width, height)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif(AVIF)
    .toBuffer()
}
