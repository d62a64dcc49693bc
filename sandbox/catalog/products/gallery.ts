import { z } from 'zod'
import type { ProductLine } from '../families/family.ts'
import type { Values } from '../families/values.ts'
import {
  PICTURE_FORMS,
  PICTURE_VIEWS,
  type PictureForm,
  type PictureSubject,
  type PictureView,
  picturePath,
} from '../picture-path.ts'
import { hash } from '../random.ts'
import { readData } from '../read-data.ts'
import { insertKeys } from '../wording/phrase.ts'
import type { Product, SaleableItem } from './product.ts'

const VIEWS_BY_FORM = readData('picture-views', z.partialRecord(z.enum(PICTURE_FORMS), z.array(z.enum(PICTURE_VIEWS))))
const FILMS = readData('films', z.record(z.string(), z.string()))

/** Returns the path of an item's picture; variants share the wood grain of their product. */
export const itemPicture = (product: Product, item: SaleableItem, view: PictureView = 'front'): string =>
  picturePath({ ...toSubject(product, item.values), view, seed: hash(product.picturesOf ?? product.sku) % 60 })

/** Repeats a picture in each image field. */
export const mainPicture = (image: string) => ({ image, small_image: image, thumbnail: image })

/** Returns image fields and gallery of a product: two to four pictures, and sometimes a video. */
export function galleryFields(product: Product, label: string): Record<string, unknown> {
  const shown = product.variants[0] ?? product
  const views = VIEWS_BY_FORM[product.line.picture.form] ?? ['front', 'detail']
  const images = [...views.map((view) => itemPicture(product, shown, view)), ...inUsePictures(product, shown)]
  const pictures = images.map((picture, i) => ({ image: picture, pos: i + 1, typ: 'image', lab: label }))
  const image = itemPicture(product, shown)
  const film = FILMS[product.sku]
  return {
    ...mainPicture(image),
    media_gallery: film ? [...pictures, videoEntry(image, pictures.length + 1, label, film)] : pictures,
  }
}

const videoEntry = (image: string, pos: number, label: string, film: string) => ({
  image,
  pos,
  typ: 'external-video',
  lab: label,
  vid: { url: `https://videos.heartwood.example/${film}`, video_id: film, title: label, type: 'vimeo', desc: '', meta: '' },
})

/** Returns the path of the line's picture in use, which has no size and no seed, because several products share it. */
const inUsePictures = ({ line: { inUse } }: Product, { values }: SaleableItem): readonly string[] =>
  inUse ? [picturePath({ ...readPicture(inUse, values), view: 'room' })] : []

const readPicture = ({ form, material, profile }: ProductLine['picture'], values: Values): PictureSubject => ({
  form,
  material: insertKeys(material, values),
  ...(profile === undefined ? {} : { profile: insertKeys(profile, values) }),
})

function toSubject({ line: { picture } }: Product, values: Values): PictureSubject {
  const { form, material, ...shape } = readPicture(picture, values)
  return {
    form,
    material: primer(values) + material,
    ...shape,
    ...measure('width', values.width ?? faceWidth(form, values.size)),
    ...measure('thickness', values.thickness ?? values.diameter),
  }
}

/** Primer hides the wood or board that a product is made of. Pictures of a colour need no prefix. */
const primer = ({ finish, wood_type }: Values) => (finish === 'primed' && wood_type !== undefined ? 'primed-' : '')

const measure = (name: 'width' | 'thickness', value: string | number | undefined) =>
  typeof value === 'number' ? { [name]: value } : {}

/** Returns the second number of '2440 x 1220 mm', for objects with a face. */
function faceWidth(form: PictureForm, size: string | number | undefined): number | undefined {
  if (form !== 'sheet' && form !== 'door' && form !== 'fence') return undefined
  const width = /x (\d+)/.exec(String(size))?.[1]
  return width === undefined ? undefined : Number(width)
}
