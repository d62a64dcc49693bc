import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../bff/config/config.ts'

const tokens = readFileSync('web/styles/tokens.css', 'utf8')

/** A token's colour in the light or the dark scheme, as `#rrggbb`. */
function token(name: string, scheme: 'light' | 'dark'): string {
  const [, value = ''] = new RegExp(`--${name}: (.+);`).exec(tokens) ?? []
  const [light = '', dark = light] = [...value.matchAll(/oklch\((.+?)\)/g)].map(([, parts = '']) => parts)
  const [lightness = 0, chroma = 0, hue = 0] = (scheme === 'light' ? light : dark).split(' ').map(Number)
  return hex(lightness, chroma, (hue * Math.PI) / 180)
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function hex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`
}

const toByte = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(text: string, ground: string): number {
  const [lighter = 0, darker = 0] = [text, ground].map(luminance).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the brand colour outside the style sheets', () => {
  const { colours } = readConfig({}).shop

  it("is the header's colour in the browser's own bar", () => {
    expect(colours).toMatchObject({ bar: token('forest', 'light'), barDark: token('forest', 'dark') })
  })

  it('is the paper colour in an installed shop', () => {
    expect(colours.paper).toBe(token('paper', 'light'))
  })

  it.each(['icon.svg', 'icon-maskable.svg'])('is the background of %s', (icon) => {
    expect(readFileSync(`bff/content/pictures/${icon}`, 'utf8')).toMatch(
      new RegExp(`<rect [^>]*fill="${token('forest', 'light')}"`),
    )
  })

  it('is the background of apple-touch-icon.png', async () => {
    const { data } = await sharp('bff/content/pictures/apple-touch-icon.png').raw().toBuffer({ resolveWithObject: true })
    expect(`#${data.toString('hex', 0, 3)}`).toBe(token('forest', 'light'))
  })
})

describe('the brand colour in the tokens', () => {
  const FAMILIES = {
    primary: ['primary', 'primary-strong', 'primary-wash'],
    forest: ['forest', 'forest-deep', 'forest-ink'],
  }
  const hues = (name: string): readonly number[] => {
    const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1] ?? ''
    return [...value.matchAll(/oklch\(\S+ \S+ ([\d.]+)/g)].map(([, hue]) => Number(hue))
  }

  it.each(Object.entries(FAMILIES))('%s has one hue in all its shades and in both schemes', (first, names) => {
    const [hue] = hues(first)
    const others = names.flatMap((name) => hues(name).map((value) => ({ name, value })))
    expect(others.length).toBeGreaterThan(names.length)
    expect(others.filter(({ value }) => value !== hue)).toEqual([])
  })

  it('is a token everywhere: no other style has a colour of its hue', () => {
    const brand = new Set(Object.keys(FAMILIES).flatMap((name) => hues(name)))
    const elsewhere = globSync('web/**/*.css', { exclude: ['web/styles/tokens.css'] }).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/oklch\(\S+ \S+ ([\d.]+)/g)]
        .filter(([, hue]) => brand.has(Number(hue)))
        .map(([colour]) => `${path}: ${colour}`),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('text in the tokens of the brand', () => {
  const PAIRS = [
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['primary', 'paper'],
    ['primary-strong', 'primary-wash'],
    ['on-accent', 'accent'],
    ['accent-ink', 'paper'],
    ['accent-ink', 'accent-wash'],
    ['on-forest', 'forest'],
    ['on-forest', 'forest-deep'],
    ['on-forest-muted', 'forest'],
    ['on-forest-muted', 'forest-deep'],
  ] as const

  it.each(PAIRS.flatMap((pair) => (['light', 'dark'] as const).map((scheme) => [...pair, scheme] as const)))(
    '--%s has a contrast of 4.5 on --%s in the %s scheme',
    (text, ground, scheme) => {
      expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5)
    },
  )
})

describe('colours', () => {
  /** Drawings of wood, which have the same colours for every brand. */
  const DRAWINGS = ['log-end', 'nothing-found', 'wood'].map((name) => `/${name}.module.css`)
  const COLOUR =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue)\b/gi

  it('are tokens in every style but those of drawings', () => {
    const styles = globSync('web/{components,features,routes,styles}/**/*.css', { exclude: ['web/styles/tokens.css'] })
    expect(styles.length).toBeGreaterThan(50)
    const elsewhere = styles
      .filter((path) => !DRAWINGS.some((drawing) => path.endsWith(drawing)))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`))
    expect(elsewhere).toEqual([])
  })
})
