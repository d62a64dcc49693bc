import { readdir } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import sharp from 'sharp'
import type { ScalePicture } from './scale-picture.ts'

/** Folder with the pictures of the built-in catalogue, as AVIF. */
export const SHIPPED_PICTURES = join(import.meta.dirname, '../../data/pictures')

/** Output settings by format. They favour speed over size, because the shop converts the pictures. */
const FORMATS = { png: { compressionLevel: 3, adaptiveFiltering: false }, jpeg: { quality: 90 }, webp: { quality: 90 } } as const

const FILE = /^\/*(?<name>.+)\.(?<extension>png|jpe?g|webp)$/

/** Returns the AVIF file for a picture path: `board/oak/w150-t22/front.avif`. */
export const pictureFile = (path: string): string => path.replace(FILE, '$<name>.avif')

/**
 * Serves the pictures of a folder in the requested size, in the format of the path's extension.
 * Reads only files that the folder lists, whatever the path is. The list is read with the first picture, because it has thousands of folders.
 */
export function shippedPictures(directory: string): ScalePicture {
  let listed: Promise<readonly string[]> | undefined
  return async (path, width, height, action) => {
    const format = readFormat(path)
    const file = pictureFile(path)
    listed ??= readdir(directory, { recursive: true })
    if (!format || !(await listed).includes(normalize(file))) return null
    const picture = sharp(join(directory, file)).resize({
      ...(width > 0 && { width }),
      ...(height > 0 && { height }),
      fit: action === 'fit' ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    return { body: await picture.toFormat(format, FORMATS[format]).toBuffer(), contentType: `image/${format}` }
  }
}

function readFormat(path: string): keyof typeof FORMATS | null {
  const extension = FILE.exec(path)?.groups?.extension
  if (extension === 'png' || extension === 'webp') return extension
  return extension === undefined ? null : 'jpeg'
}
