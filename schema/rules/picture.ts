import { PRODUCT_PICTURES } from './constants.ts'

/** The display sizes of pictures in CSS pixels; a `banner` is landscape, `text` is for pictures of any shape in a text. */
export const PICTURE_SIZES = {
  ...PRODUCT_PICTURES,
  banner: { width: 640, height: 360 },
  text: { width: 720, height: 720 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES
/** `jpg` is for sites that read no newer format. */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** The densities: 2 for dense screens. */
export type PictureDensity = 1 | 2

/**
 * URL path of a picture in this shop: `/img/324x489/oak/board.png.webp`.
 * @param path the platform's path, with or without a leading slash
 */
export function pictureUrl(path: string, size: PictureSize, format: PictureFormat, density: PictureDensity = 1): string {
  const { width, height } = PICTURE_SIZES[size]
  const clean = path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
  return `/img/${width * density}x${height * density}/${clean}.${format}`
}
