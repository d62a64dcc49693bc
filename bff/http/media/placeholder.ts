import sharp, { type Sharp } from 'sharp'

/** Growth rings on paper: what stands where the catalogue has no picture. */
const RINGS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
  <g fill="none" stroke="#cbbfa9" stroke-width="3">
    ${[14, 30, 47, 65, 84].map((radius, i) => `<ellipse cx="${100 + i * 1.5}" cy="${100 - i}" rx="${radius}" ry="${radius * 0.94}"/>`).join('')}
  </g>
  <circle cx="100" cy="100" r="5" fill="#b98a5a"/>
</svg>`

const PAPER = '#f3efe8'

/** The placeholder filling a box, in pixels. */
export async function placeholder({ width, height }: { readonly width: number; readonly height: number }): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.5)
  const rings = await sharp(Buffer.from(RINGS)).resize(side, side).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([{ input: rings, gravity: 'centre' }])
}
