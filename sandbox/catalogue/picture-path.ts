/** What kind of thing is drawn. */
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

/** From where it is seen: three-quarter, the end grain or profile, the surface close up, or in use. */
export const PICTURE_VIEWS = ['front', 'end', 'detail', 'room'] as const

export type PictureForm = (typeof PICTURE_FORMS)[number]
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Everything a picture is drawn from. Two equal subjects give the same picture. */
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
  /** a whole number from 0; other seeds draw other grain */
  seed?: number
}

const NO_SIZE = 'any'
const SIZE = /^(?:w(?<width>\d+(?:\.\d+)?))?(?:-?t(?<thickness>\d+(?:\.\d+)?))?(?:-?s(?<seed>\d+))?$/
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FILE = /^(?<view>[a-z]+)\.(?:png|jpe?g|webp)$/

/**
 * Path of the picture of a subject: `/board/oak/w150-t22/front.png`, with a profile `/moulding/oak/torus/w150-t22/front.png`.
 * Stable and readable; `subjectOf` reads it back. Names are brought to kebab-case.
 */
export function picturePath(subject: PictureSubject): string {
  const { form, material, profile, view = 'front' } = subject
  const size = sizeSegment(subject)
  const segments = [form, kebab(material) || 'plain']
  if (profile !== undefined && kebab(profile)) segments.push(kebab(profile), size || NO_SIZE)
  else if (size) segments.push(size)
  return `/${segments.join('/')}/${view}.png`
}

/** The subject a path names, its `view` always set; `null` when it is not the path of a drawn picture. */
export function subjectOf(path: string): PictureSubject | null {
  const segments = path.replace(/^\/+/, '').split('/')
  if (segments.length < 3 || segments.length > 5) return null
  const [form, material] = segments
  const view = FILE.exec(segments.at(-1) ?? '')?.groups?.view
  const profile = segments.length === 5 ? segments[2] : undefined
  const size = segments.length > 3 ? sizeOf(segments.at(-2) ?? '', profile !== undefined) : {}
  if (!isForm(form) || !isView(view) || !material || !NAME.test(material) || !size) return null
  if (profile !== undefined && !NAME.test(profile)) return null
  return { form, material, ...(profile === undefined ? {} : { profile }), ...size, view }
}

function sizeSegment({ width, thickness, seed }: PictureSubject): string {
  const parts = [
    width === undefined ? '' : `w${millimetres(width)}`,
    thickness === undefined ? '' : `t${millimetres(thickness)}`,
    seed === undefined ? '' : `s${Math.max(0, Math.trunc(seed))}`,
  ]
  return parts.filter(Boolean).join('-')
}

type Size = Pick<PictureSubject, 'width' | 'thickness' | 'seed'>

function sizeOf(segment: string, profiled: boolean): Size | null {
  if (profiled && segment === NO_SIZE) return {}
  const found = segment ? SIZE.exec(segment)?.groups : undefined
  if (!found) return null
  const size: Size = {}
  if (found.width !== undefined) size.width = Number(found.width)
  if (found.thickness !== undefined) size.thickness = Number(found.thickness)
  if (found.seed !== undefined) size.seed = Number(found.seed)
  return size
}

const millimetres = (value: number) => String(Math.max(0, Math.round(value * 100) / 100))

const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const isForm = (name: string | undefined): name is PictureForm => PICTURE_FORMS.some((form) => form === name)
const isView = (name: string | undefined): name is PictureView => PICTURE_VIEWS.some((view) => view === name)
