import sharp, { type Sharp } from 'sharp'

const PAPER = '#f3efe8'

/** In pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** A placeholder for each box and format, made when it is first needed and then kept: there are few, and many pictures missing. */
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
 * What stands where the catalogue has no picture: a drawing on paper, filling a box.
 * @throws what `sharp` throws for a drawing that is no picture
 */
export async function placeholder(drawing: Buffer, { width, height }: Box): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.5)
  const drawn = await sharp(drawing).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([{ input: drawn, gravity: 'centre' }])
}
