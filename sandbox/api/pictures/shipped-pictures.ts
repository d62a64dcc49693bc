import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ScalePicture } from './scale-picture.ts'

/** Where the pictures of the built-in catalogue are, as AVIF. `npm run pictures` draws them. */
export const SHIPPED_PICTURES = join(import.meta.dirname, '../../data/pictures')

/** Speed over bytes: the shop converts what it gets. */
const PNG = { compressionLevel: 3, adaptiveFiltering: false }
const QUALITY = 90

const FORMATS = {
  png: { contentType: 'image/png', write: (picture: Sharp) => picture.png(PNG) },
  jpg: { contentType: 'image/jpeg', write: (picture: Sharp) => picture.jpeg({ quality: QUALITY }) },
  jpeg: { contentType: 'image/jpeg', write: (picture: Sharp) => picture.jpeg({ quality: QUALITY }) },
  webp: { contentType: 'image/webp', write: (picture: Sharp) => picture.webp({ quality: QUALITY }) },
} as const

const FILE = /^\/*(?<name>.+)\.(?<extension>png|jpe?g|webp)$/

/** The file of a folder of pictures that holds the picture of a path: `board/oak/w150-t22/front.avif`. */
export const pictureFile = (path: string): string => path.replace(FILE, '$<name>.avif')

/**
 * The pictures of a folder, in the size and, by the path's extension, the format asked for. Only files that were there at the
 * start are ever read, whatever a path says.
 */
export function shippedPictures(directory: string): ScalePicture {
  const files = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')))
  return async (path, width, height, action) => {
    const format = formatOf(path)
    const file = pictureFile(path)
    if (!format || !files.has(file)) return null
    const picture = sharp(join(directory, file)).resize({
      ...(width > 0 && { width }),
      ...(height > 0 && { height }),
      fit: action === 'fit' ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    return { body: await format.write(picture).toBuffer(), contentType: format.contentType }
  }
}

function formatOf(path: string) {
  const extension = FILE.exec(path)?.groups?.extension
  return extension === undefined ? undefined : Object.entries(FORMATS).find(([name]) => name === extension)?.[1]
}
