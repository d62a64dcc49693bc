import { globSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pictureFile, SHIPPED_PICTURES } from '../../sandbox/api/pictures/shipped-pictures.ts'
import { getAttribute } from '../../sandbox/catalogue/attributes/attribute.ts'
import { getOption } from '../../sandbox/catalogue/attributes/options.ts'
import { builtInCatalogue } from '../../sandbox/catalogue/documents.ts'
import { generatedCatalogue } from '../generate-catalogue/generated-catalogue.ts'
import { findSubject } from './find-subject.ts'
import { namedPictures, picturesIn } from './named-pictures.ts'

const MEGABYTE = 1_000_000

const shipped = globSync('**/*', { cwd: SHIPPED_PICTURES, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(SHIPPED_PICTURES, join(parentPath, name)))
  .sort()
let named: readonly string[]

beforeAll(() => {
  named = namedPictures().map(pictureFile).sort()
})

describe('the shipped pictures (npm run pictures draws them)', () => {
  it('are all that the catalogue and the banners name', () => {
    const files = new Set(shipped)
    expect(named.length).toBeGreaterThan(2000)
    expect(named.filter((file) => !files.has(file))).toEqual([])
  })

  it('have paths that can be drawn, wherever a product names one', () => {
    const products = [...builtInCatalogue(new Date())].filter(({ entity }) => entity === 'product')
    const entry = z.object({ image: z.string() })
    const paths = products.flatMap(({ document }) => {
      const { image, media_gallery } = entry.extend({ media_gallery: z.array(entry) }).parse(document)
      return [image, ...media_gallery.map((picture) => picture.image)]
    })
    expect(paths.length).toBeGreaterThan(2000)
    expect(paths.filter((path) => findSubject(path) === null)).toEqual([])
  })

  it('show primed wood and board as primed, and nothing else', () => {
    const primed = getOption(getAttribute('finish'), 'primed').id
    const products = [...builtInCatalogue(new Date())].filter(({ entity }) => entity === 'product')
    const entry = z.object({ image: z.string(), finish: z.unknown().optional(), wood_type: z.unknown().optional() })
    const shown = products.map(({ document }) => entry.parse(document))
    const [coated, bare] = [true, false].map((isPrimed) =>
      shown.filter(({ finish, wood_type }) => (wood_type !== undefined && finish === primed) === isPrimed),
    )
    expect(coated?.length).toBeGreaterThan(100)
    expect(coated?.filter(({ image }) => !image.includes('/primed-'))).toEqual([])
    expect(bare?.filter(({ image }) => image.includes('/primed-'))).toEqual([])
  })

  it('are no others', () => {
    const names = new Set(named)
    expect(shipped.filter((file) => !names.has(file))).toEqual([])
  })

  it('are lent to generated catalogues', () => {
    const files = new Set(shipped)
    const lent = [...generatedCatalogue(3000, new Date())].map(({ document }) => document)
    expect([...picturesIn(lent)].filter((path) => !files.has(pictureFile(path)))).toEqual([])
  })

  it('weigh 25 MB at most', () => {
    const bytes = shipped.map((file) => statSync(join(SHIPPED_PICTURES, file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * MEGABYTE)
    expect(Math.min(...bytes)).toBeGreaterThan(0)
  })

  it.each(['board', 'scene'])('are AVIF, as large as a platform makes them: %s', async (form) => {
    const [file = ''] = shipped.filter((name) => name.startsWith(`${form}/`))
    const { format, compression, width = 0, height = 0 } = await sharp(join(SHIPPED_PICTURES, file)).metadata()
    expect([format, compression, Math.max(width, height)]).toEqual(['heif', 'av1', 1024])
  })
})
