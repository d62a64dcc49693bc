import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readFolder } from '../read-data.ts'
import { galleryFields } from './gallery.ts'
import { builtInProducts } from './plan.ts'

const familyFile = z.looseObject({ products: z.array(z.looseObject({ code: z.string() })) })
const fields = z.looseObject({ media_gallery: z.array(z.looseObject({ image: z.string(), pos: z.number(), typ: z.string() })) })

const PRODUCTS = builtInProducts()
const FILES = readFolder('families', familyFile).map(({ path, content }) => ({
  family: path.split('/')[0] ?? '',
  codes: content.products.map(({ code }) => code),
}))
const GOODS = new Set(FILES.map(({ family }) => family).filter((family) => family !== 'services'))

const createGalleries = (codes: readonly string[]) =>
  PRODUCTS.filter(({ line }) => codes.includes(line.code)).map(
    (product) => fields.parse(galleryFields(product, 'A name')).media_gallery,
  )

describe('gallery', () => {
  it.each([...GOODS])('shows some products of the family %s in use', (family) => {
    const codes = FILES.filter((file) => file.family === family).flatMap((file) => file.codes)
    const views = createGalleries(codes).flatMap((gallery) => gallery.map(({ image }) => image.split('/').at(-1)))
    expect(views).toContain('room.png')
  })

  it('shows the shared picture in use after the pictures of the product', () => {
    const [gallery, ...others] = createGalleries(['oak-board-22-150'])
    expect(gallery?.map(({ image }) => image.split('/').at(-1))).toEqual(['front.png', 'end.png', 'detail.png', 'room.png'])
    const inUse = [gallery, ...others].map((pictures) => pictures?.at(-1)?.image)
    expect(new Set(inUse)).toEqual(new Set(['/board/oak/room.png']))
  })

  it('shows the picture in use of the material of the product', () => {
    const inUse = createGalleries(['furniture-panel']).map((pictures) => pictures.at(-1)?.image)
    expect(new Set(inUse)).toEqual(new Set(['oak', 'beech', 'pine', 'walnut'].map((wood) => `/panel/${wood}/room.png`)))
  })

  it('ends with the video and numbers its pictures from 1', () => {
    const withVideo = createGalleries(['oil-hardwax'])[0]
    expect(withVideo?.map(({ typ, pos }) => [typ, pos])).toEqual([
      ['image', 1],
      ['image', 2],
      ['image', 3],
      ['external-video', 4],
    ])
  })
})
