/** Linear light, 0 to 1 each. */
export type Colour = readonly [red: number, green: number, blue: number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const screen = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** The colour of `#rrggbb`. */
export function colour(hex: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** The colour with each channel taken down to a share of it. */
export function deepened(hex: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

export const mixed = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
]

const STEPS = 4095
const SCREEN = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(screen(step / STEPS) * 255))

/** A screen value, 0 to 255. Bright light bends towards white instead of clipping. */
export function toScreen(light: number): number {
  const bent = light <= 0.75 ? light : 1 - 0.25 * Math.exp((0.75 - light) / 0.25)
  return SCREEN[Math.min(STEPS, Math.max(0, Math.round(bent * STEPS)))] ?? 0
}
