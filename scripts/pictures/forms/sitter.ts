import type { PictureForm, PictureSubject, PictureView } from '../../../sandbox/catalogue/picture-path.ts'
import { outdoors, stuff } from '../materials/palette.ts'
import { sequence } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'

/** A subject with every gap filled, ready to be modelled. Measures in mm. */
export interface Sitter {
  form: PictureForm
  material: string
  profile: string
  width: number
  thickness: number
  view: PictureView
  seed: number
  /** values from 0 to 1, the same run for the same subject */
  random: () => number
  /** the material of the nth piece, cut elsewhere from the log for each */
  timber: (piece?: number, width?: number, thickness?: number) => Material
}

const USUAL: Readonly<Record<PictureForm, readonly [width: number, thickness: number]>> = {
  board: [144, 21],
  decking: [145, 28],
  batten: [38, 25],
  sheet: [610, 18],
  moulding: [144, 18],
  spindle: [41, 41],
  newel: [90, 90],
  handrail: [59, 59],
  flooring: [190, 20],
  panel: [300, 18],
  fence: [1830, 40],
  door: [762, 40],
  insulation: [600, 100],
  screw: [60, 5],
  nail: [65, 3],
  bolt: [80, 10],
  tin: [108, 130],
  bottle: [70, 200],
  tube: [48, 215],
  abrasive: [125, 1],
  tool: [300, 30],
  plan: [420, 1],
  service: [300, 25],
  kit: [300, 200],
  scene: [1600, 900],
}

const OUTDOOR = /fence|decking|batten|board/

export function sitterFor(subject: PictureSubject): Sitter {
  const { form, material, profile = '', view = 'front' } = subject
  const [usualWidth, usualThickness] = USUAL[form]
  const width = within(subject.width ?? usualWidth, 2, 4000)
  const thickness = within(subject.thickness ?? usualThickness, 1, 1000)
  const seed = (subject.seed ?? 0) + hash(`${material}/${profile}/${width}/${thickness}`)
  const random = sequence(seed)
  const timber = (piece = 0, wide = width, thick = thickness): Material => {
    const dice = sequence(seed + piece * 31 + 7)
    const x = wide * (0.25 + 0.5 * dice())
    const depth = 12 + (20 + wide * 0.4) * dice() + thick * 0.2
    const cut = { x, y: dice() < 0.5 ? -depth : thick + depth, seed: (seed + piece * 13) % 997 }
    return OUTDOOR.test(form) ? outdoors(material, cut, thick, form === 'decking') : stuff(material, cut, thick)
  }
  return { form, material, profile, width, thickness, view, seed, random, timber }
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const hash = (text: string) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7) % 4093
