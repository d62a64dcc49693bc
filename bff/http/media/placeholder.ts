import sharp, { type Sharp } from 'sharp'

const PAPER = '#f3efe8'

/** In pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Creates each placeholder on first use, per box and format, and caches it: there are few boxes and many missing pictures. */
export function createPlaceholders(make: (box: Box, format: string) => Promise<Buffer>) {
  const made = new Map<string, Promise<Buffer>>()
  return (box: Box, format: string): Promise<Buffer> => {
    const key = `${box.width}x${box.height}.${format}`
    const known = made.get(key)
    if (known) return known
    const making = make(box, format)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}

/**
 * The placeholder for a missing picture: a drawing on paper that fills a box.
 * @throws the error of `sharp` if the drawing is not a picture
 */
export async function placeholder(drawing: Buffer, { width, height }: Box): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.5)
  const drawn = await sharp(drawing).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([{ input: drawn, gravity: 'centre' }])
}
