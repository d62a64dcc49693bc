import { PICTURE_SIZES, pictureUrl } from '#schema/rules/picture.ts'
import { badInput } from '../errors/codes.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** Maps the enums of the schema to the names in `schema/rules`. */
const SIZES = { LINE: 'line', CARD: 'card', GALLERY: 'gallery', BANNER: 'banner' } as const
const FORMATS = { AVIF: 'avif', WEBP: 'webp' } as const

export const picture: Resolvers = {
  Picture: {
    url: ({ path }, { size, format, density }) => {
      if (density !== 1 && density !== 2) throw badInput('density', 'Must be 1 or 2.')
      return pictureUrl(path, SIZES[size], FORMATS[format], density)
    },
    width: (_picture, { size }) => PICTURE_SIZES[SIZES[size]].width,
    height: (_picture, { size }) => PICTURE_SIZES[SIZES[size]].height,
  },
}
