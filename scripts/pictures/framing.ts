import type { PictureForm } from '../../sandbox/catalogue/picture-path.ts'

export interface Size {
  width: number
  height: number
}

/** What is drawn, and the part of it that is kept: `left` and `top` are cut away before `width` × `height`. */
interface Framing {
  canvas: Size
  crop: Size & { left: number; top: number }
}

/** The size a picture has by nature, in pixels: the gallery's ratio, banners wide. */
export const naturalSize = (form: PictureForm): Size =>
  form === 'scene' ? { width: 1600, height: 900 } : { width: 1200, height: 1488 }

/**
 * How a picture is drawn for a wanted size: `resize` fits it inside whole, `fit` covers the size and cuts what is over.
 * 0 leaves a side free. Never larger than natural.
 * @source platform contract E12
 */
export function framing(natural: Size, wanted: Size, action: 'resize' | 'fit'): Framing {
  const across = wanted.width > 0 ? wanted.width / natural.width : null
  const down = wanted.height > 0 ? wanted.height / natural.height : null
  const both = [across, down].filter((scale) => scale !== null)
  const scale = Math.min(1, both.length === 0 ? 1 : action === 'fit' ? Math.max(...both) : Math.min(...both))
  const canvas = { width: pixels(natural.width * scale), height: pixels(natural.height * scale) }
  const kept =
    action === 'fit' ? { width: least(wanted.width, canvas.width), height: least(wanted.height, canvas.height) } : canvas
  return { canvas, crop: { ...kept, left: (canvas.width - kept.width) >> 1, top: (canvas.height - kept.height) >> 1 } }
}

const pixels = (length: number) => Math.max(1, Math.round(length))
const least = (wanted: number, drawn: number) => (wanted > 0 ? Math.min(wanted, drawn) : drawn)
