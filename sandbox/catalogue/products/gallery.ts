import type { Values } from '../families/values.ts'
import { type PictureForm, type PictureSubject, picturePath } from '../picture-path.ts'
import { hash } from '../random.ts'
import { keyed } from '../wording/phrase.ts'
import type { Product, SaleableItem } from './product.ts'

type PictureView = NonNullable<PictureSubject['view']>

const LONG: readonly PictureView[] = ['front', 'end', 'detail']
const IN_A_ROOM: readonly PictureView[] = ['front', 'detail', 'room']
const VIEWS: Partial<Record<PictureForm, readonly PictureView[]>> = {
  board: LONG,
  batten: LONG,
  sheet: LONG,
  handrail: LONG,
  panel: LONG,
  moulding: ['front', 'end', 'detail', 'room'],
  decking: ['front', 'end', 'detail', 'room'],
  flooring: IN_A_ROOM,
  door: IN_A_ROOM,
  fence: IN_A_ROOM,
  spindle: IN_A_ROOM,
  newel: IN_A_ROOM,
}
const FILMED: Readonly<Record<string, string>> = {
  'SKIRT-MDF-TORUS': 'fitting-skirting',
  'DECK-KIT-36X36': 'building-a-deck',
  'OIL-HARDWAX': 'oiling-a-table',
}

/** Path of an item's picture; variants share the grain of their product. */
export const itemPicture = (product: Product, item: SaleableItem, view: PictureView = 'front'): string =>
  picturePath({ ...subjectOf(product, item.values), view, seed: hash(product.picturesOf ?? product.sku) % 60 })

/** Image fields and gallery of a product: two to four pictures, now and then a film. */
export function galleryFields(product: Product, label: string): Record<string, unknown> {
  const shown = product.variants[0] ?? product
  const views = VIEWS[product.line.picture.form] ?? ['front', 'detail']
  const pictures = views.map((view, i) => ({ image: itemPicture(product, shown, view), pos: i + 1, typ: 'image', lab: label }))
  const image = itemPicture(product, shown)
  const film = FILMED[product.sku]
  return {
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: film ? [...pictures, filmed(image, pictures.length + 1, label, film)] : pictures,
  }
}

const filmed = (image: string, pos: number, label: string, film: string) => ({
  image,
  pos,
  typ: 'external-video',
  lab: label,
  vid: { url: `https://videos.heartwood.example/${film}`, video_id: film, title: label, type: 'vimeo', desc: '', meta: '' },
})

function subjectOf({ line: { picture } }: Product, values: Values): PictureSubject {
  const { form, material, profile } = picture
  return {
    form,
    material: keyed(material, values),
    ...(profile === undefined ? {} : { profile: keyed(profile, values) }),
    ...measure('width', values.width ?? faceWidth(form, values.size)),
    ...measure('thickness', values.thickness ?? values.diameter),
  }
}

const measure = (name: 'width' | 'thickness', value: string | number | undefined) =>
  typeof value === 'number' ? { [name]: value } : {}

/** The second number of '2440 x 1220 mm', for things that have a face. */
function faceWidth(form: PictureForm, size: string | number | undefined): number | undefined {
  if (form !== 'sheet' && form !== 'door' && form !== 'fence') return undefined
  const width = /x (\d+)/.exec(String(size))?.[1]
  return width === undefined ? undefined : Number(width)
}
