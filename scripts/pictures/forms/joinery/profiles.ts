import type { Outline } from '../../studio/solids.ts'
import { arc, rounded } from '../../studio/solids.ts'

/** The face of a moulding, from its lower front corner to its top: `t` mm thick at the foot, `h` mm high. */
type Face = (t: number, h: number) => [number, number][]

const step = (t: number) => Math.max(0.8, t * 0.1)

/** Swelling then hollow, `a` and `b` mm, starting from x, y. */
const sCurve = (x: number, y: number, a: number, b: number): [number, number][] => [
  ...arc(x - a, y, a, 0, 90, 8),
  ...arc(x - a, y + a + b, b, 270, 180, 8),
]

const torus: Face = (t, h) => {
  const r = t * 0.4
  const q = step(t)
  const foot = h - 2 * r - t * 0.16
  return [
    [t, 0],
    [t, foot - q],
    [t - q, foot - q],
    [t - q, foot],
    ...arc(t - q - r, foot + r, r, -62, 90, 10),
    [t - q - r - q, foot + 2 * r],
    [t * 0.22, h],
  ]
}

const ogee: Face = (t, h) => {
  const [a, b, q] = [t * 0.34, t * 0.38, step(t)]
  const foot = h - a - b - q
  return [[t, 0], [t, foot - q], [t - q, foot - q], [t - q, foot], ...sCurve(t - q, foot, a, b), [t - q - a - b, h]]
}

const lambsTongue: Face = (t, h) => {
  const rise = Math.min(h * 0.45, t * 2.2)
  const foot = h - rise
  const curve = Array.from({ length: 13 }, (_, index): [number, number] => {
    const part = index / 12
    return [t - step(t) - (t * 0.6 * (1 - Math.cos(part * Math.PI))) / 2, foot + part * rise]
  })
  return [[t, 0], [t, foot], ...curve]
}

const ovolo: Face = (t, h) => {
  const [r, q] = [t * 0.5, step(t)]
  const foot = h - r - q * 2
  return [[t, 0], [t, foot], [t - q, foot], ...arc(t - q - r, foot + q, r, 0, 90, 9), [t - q - r, h]]
}

const georgian: Face = (t, h) => {
  const [r, q] = [t * 0.17, step(t)]
  const [a, b] = [t * 0.26, t * 0.26]
  const top = h - a - b
  const bead = top - 2 * r - 2 * q
  return [
    [t, 0],
    [t, bead - q],
    [t - q, bead - q],
    ...arc(t - q - r, bead + r, r, -80, 80, 8),
    [t - q * 1.4, bead + 2 * r + q],
    [t - q * 1.4, top],
    ...sCurve(t - q * 1.4, top, a, b),
    [t - q * 1.4 - a - b, h],
  ]
}

const victorian: Face = (t, h) => {
  const rail = Math.min(h * 0.3, t * 2.4)
  const low = h - rail - t * 1.05
  return [
    [t, 0],
    [t, low],
    ...sCurve(t, low, t * 0.16, t * 0.14),
    [t * 0.7, h - rail],
    ...torus(t * 0.7, rail)
      .slice(1)
      .map(([x, y]): [number, number] => [x, y + h - rail]),
  ]
}

const FACES: Readonly<Record<string, Face>> = {
  torus,
  ogee,
  georgian,
  victorian,
  ovolo,
  'lambs-tongue': lambsTongue,
  chamfered: (t, h) => [
    [t, 0],
    [t, h - t * 1.15],
    [t * 0.32, h],
  ],
  bullnose: (t, h) => [[t, 0], ...arc(t * 0.22, h - t * 0.78, t * 0.78, 0, 90, 10)],
  'pencil-round': (t, h) => [[t, 0], ...arc(t * 0.7, h - t * 0.3, t * 0.3, 0, 90, 6)],
  square: (t, h) => [
    [t, 0],
    [t, h],
  ],
  scotia: (t, h) => [[t, 0], [t, t * 0.14], ...hollow(t, h), [t * 0.14, h]],
  quadrant: (t, h) => arc(0, 0, 1, 0, 90, 12).map(([x, y]): [number, number] => [x * t, y * h]),
  'half-round': (t, h) => arc(0, 0, 1, -90, 90, 16).map(([x, y]): [number, number] => [x * t, (y + 1) * (h / 2)]),
  astragal: (t, h) => [
    [t * 0.42, 0],
    [t * 0.42, h * 0.16],
    ...arc(0, 0, 1, -78, 78, 12).map(([x, y]): [number, number] => [t * 0.3 + x * t * 0.7, (y + 1) * (h / 2)]),
    [t * 0.42, h * 0.84],
    [t * 0.42, h],
  ],
  'd-mould': (t, h) => [...arc(t - h * 0.5, h / 2, h / 2, -90, 90, 12)],
  'glass-bead': (t, h) => [[t, 0], [t, h * 0.4], ...arc(t * 0.35, h * 0.4, t * 0.65, 0, 80, 6), [t * 0.35, h]],
  coving: (t, h) => [[t, 0], [t, h * 0.08], ...hollow(t, h), [t * 0.08, h]],
  dado: (t, h) => [
    [t * 0.35, 0],
    ...arc(t * 0.35, h * 0.3, h * 0.14, -60, 60, 6),
    ...arc(t * 0.62, h * 0.62, t * 0.38, -80, 80, 8),
    [t * 0.4, h * 0.86],
    [t * 0.4, h],
  ],
  'picture-rail': (t, h) => [
    [t * 0.4, 0],
    ...arc(t * 0.4, h * 0.24, h * 0.1, -60, 60, 6),
    [t * 0.6, h * 0.55],
    ...arc(t * 0.6, h * 0.74, t * 0.4, -80, 110, 8),
    [t * 0.3, h * 0.9],
    [t * 0.3, h],
  ],
}

const hollow = (t: number, h: number) => arc(1, 1, 0.86, 270, 180, 12).map(([x, y]): [number, number] => [x * t, y * h])

/** The cross-section of a moulding: back on x = 0, face towards x, foot on y = 0. */
export function mouldingSection(profile: string, t: number, h: number): Outline {
  if (/angle|cushion|corner/.test(profile)) return angle(t, h)
  if (/^(round|dowel|mopstick)/.test(profile)) return arc(t / 2, h / 2, Math.min(t, h) / 2, -90, 255, 23)
  if (/strip|plain/.test(profile)) return rounded(t, h, 0.6, 1)
  const name = Object.keys(FACES).find((known) => profile.includes(known)) ?? (/round/.test(profile) ? 'pencil-round' : 'square')
  const face = FACES[name]?.(t, h) ?? []
  const clear = face.filter(
    ([x, y], index) => index === 0 || Math.hypot(x - (face[index - 1]?.[0] ?? 0), y - (face[index - 1]?.[1] ?? 0)) > 0.05,
  )
  const top = clear.at(-1)
  return [[0, 0], ...clear.filter(([x, y]) => x > 0.05 || y > 0.05), ...(top && top[0] > 0.1 ? [[0, h] as const] : [])]
}

function angle(t: number, h: number): Outline {
  const leg = Math.min(t, h) * 0.2
  return [
    [0, 0],
    [t, 0],
    ...arc(t - leg / 2, leg / 2, leg / 2, -20, 90, 4),
    [leg * 1.5, leg],
    [leg, leg * 1.5],
    [leg, h - leg / 2],
    ...arc(leg / 2, h - leg / 2, leg / 2, 0, 110, 4),
  ]
}

/** The cross-section of a handrail, `w` wide and `h` high, its underside on y = 0. */
export function handrailSection(profile: string, w: number, h: number): Outline {
  if (/round|mopstick/.test(profile)) return arc(w / 2, h / 2, Math.min(w, h) / 2, -90, 255, 23)
  if (/base/.test(profile))
    return [
      [0, 0],
      [w, 0],
      ...arc(w - 5, h * 0.55 - 5, 5, 0, 90, 3),
      [w * 0.68, h * 0.55],
      [w * 0.68, h * 0.38],
      [w * 0.32, h * 0.38],
      [w * 0.32, h * 0.55],
      ...arc(5, h * 0.55 - 5, 5, 90, 180, 3),
    ]
  if (/square|slender/.test(profile)) return rounded(w, h, 6, 4)
  const right: [number, number][] = [
    [w * 0.28, 0],
    [w * 0.28, -0.01],
    [w * 0.74, 0],
    [w * 0.76, h * 0.2],
    ...arc(w * 0.92, h * 0.3, w * 0.16, 200, 110, 6),
    ...arc(w * 0.82, h * 0.58, w * 0.18, -70, 40, 8),
  ]
  const crown = Array.from({ length: 11 }, (_, index): [number, number] => {
    const across = 0.96 - (index / 10) * 0.92
    return [w * across, h * (0.76 + 0.24 * Math.sin((index / 10) * Math.PI) ** 0.8)]
  })
  const left = right
    .slice(2)
    .reverse()
    .map(([x, y]): [number, number] => [w - x, y])
  return [...right.slice(2), ...crown, ...left]
}
