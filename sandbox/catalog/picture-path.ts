export const PICTURE_FORMS = [
  'board',
  'decking',
  'batten',
  'sheet',
  'moulding',
  'spindle',
  'newel',
  'handrail',
  'flooring',
  'panel',
  'fence',
  'door',
  'insulation',
  'screw',
  'nail',
  'bolt',
  'tin',
  'bottle',
  'tube',
  'abrasive',
  'tool',
  'plan',
  'service',
  'kit',
  'scene',
] as const

/** The size segment of a path after a profile if the size is unknown. */
const NO_SIZE = 'any'

/** The perspective: three-quarter, end grain or profile, surface close-up, or in use. */
export const PICTURE_VIEWS = ['front', 'end', 'detail', 'room'] as const

export type PictureForm = (typeof PICTURE_FORMS)[number]
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** The subject of a picture. Equal subjects have the same picture. */
export interface PictureSubject {
  form: PictureForm
  /** kebab-case: oak, ash, walnut, sapele, pine, ply-birch, mdf, osb, steel, brass, or a colour name such as `sage-green`. */
  material: string
  /** kebab-case: torus, ogee, chamfered, bullnose, square, round, twisted, turned… */
  profile?: string
  /** mm, to two decimals */
  width?: number
  /** mm, to two decimals */
  thickness?: number
  /** `front` when absent */
  view?: PictureView
  /** a whole number from 0; other seeds show other grain */
  seed?: number
}

/** Returns the path of a picture: `/board/oak/w150-t22/front.png`, with a profile `/moulding/oak/torus/w150-t22/front.png`. */
export function picturePath(subject: PictureSubject): string {
  const { form, material, profile, view = 'front' } = subject
  const size = sizeSegment(subject)
  const segments = [form, kebab(material) || 'plain']
  if (profile !== undefined && kebab(profile)) segments.push(kebab(profile), size || NO_SIZE)
  else if (size) segments.push(size)
  return `/${segments.join('/')}/${view}.png`
}

function sizeSegment({ width, thickness, seed }: PictureSubject): string {
  const parts = [
    width === undefined ? '' : `w${millimetres(width)}`,
    thickness === undefined ? '' : `t${millimetres(thickness)}`,
    seed === undefined ? '' : `s${Math.max(0, Math.trunc(seed))}`,
  ]
  return parts.filter(Boolean).join('-')
}

const millimetres = (value: number) => String(Math.max(0, Math.round(value * 100) / 100))

const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
