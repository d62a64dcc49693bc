import {
  NO_SIZE,
  PICTURE_FORMS,
  PICTURE_VIEWS,
  type PictureForm,
  type PictureSubject,
  type PictureView,
} from '../../sandbox/catalogue/picture-path.ts'

const SIZE = /^(?:w(?<width>\d+(?:\.\d+)?))?(?:-?t(?<thickness>\d+(?:\.\d+)?))?(?:-?s(?<seed>\d+))?$/
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FILE = /^(?<view>[a-z]+)\.(?:png|jpe?g|webp)$/

/** The subject a path names, its `view` always set; `null` when it is not the path of a drawn picture. */
export function findSubject(path: string): PictureSubject | null {
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

const isForm = (name: string | undefined): name is PictureForm => PICTURE_FORMS.some((form) => form === name)
const isView = (name: string | undefined): name is PictureView => PICTURE_VIEWS.some((view) => view === name)
