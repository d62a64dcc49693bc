import sharp, { type Sharp } from 'sharp'

/** Growth rings on paper: what stands where the catalogue has no picture. */
const RINGS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
  <g fill="none" stroke="#cbbfa9" stroke-width="3">
    ${[14, 30, 47, 65, 84].map((radius, i) => `<ellipse cx="${100 + i * 1.5}" cy="${100 - i}" rx="${radius}" ry="${radius * 0.94}"/>`).join('')}
  </g>
  <circle cx="100" cy="100" r="5" fill="#b98a5a"/>
</svg>`

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

/** The placeholder filling a box. */
export async function placeholder({ width, height }: Box): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.5)
  const rings = await sharp(Buffer.from(RINGS)).resize(side, side).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([{ input: rings, gravity: 'centre' }])
}
