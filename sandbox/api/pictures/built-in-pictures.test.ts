import { globSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { getAttribute } from '../../catalog/attributes/attribute.ts'
import { getOption } from '../../catalog/attributes/options.ts'
import { POSTS } from '../../catalog/content/posts.ts'
import { CATALOG, listDocuments, listProducts } from '../../catalog/shapes.test-kit.ts'
import { picturesIn, readBanners } from './named-pictures.test-kit.ts'
import { pictureFile, SHIPPED_PICTURES } from './shipped-pictures.ts'

/** The value of products without a picture. */
const NO_PICTURE = 'no_selection'
const MEGABYTE = 1_000_000

const shipped = globSync('**/*', { cwd: SHIPPED_PICTURES, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(SHIPPED_PICTURES, join(parentPath, name)).replaceAll('\\', '/'))
  .sort()
const files = new Set(shipped)
const findMissing = (named: readonly string[]) => named.filter((file) => !files.has(file))

const products = listProducts()

describe('shipped pictures', () => {
  it('include every picture of products and their variants', () => {
    const items = products.flatMap((product) => [product, ...product.media_gallery, ...(product.configurable_children ?? [])])
    const images = [...new Set(items.map(({ image }) => image))].filter((image) => image !== NO_PICTURE).map(pictureFile)
    expect(images.length).toBeGreaterThan(2000)
    expect(findMissing(images)).toEqual([])
  })

  it.each<[string, readonly unknown[]]>([
    ['categories', listDocuments('category')],
    ['pages', listDocuments('cms_page')],
    ['blog posts', POSTS],
    ['banners', readBanners()],
  ])('include every picture that %s name', (_name, values) => {
    const named = picturesIn(values)
    expect(named.length).toBeGreaterThan(0)
    expect(findMissing(named)).toEqual([])
  })

  it('include no picture that catalogue, posts and banners do not name', () => {
    const named = new Set(picturesIn([...CATALOG, ...POSTS, ...readBanners()]))
    expect(shipped.filter((file) => !named.has(file))).toEqual([])
    expect(findMissing([...named])).toEqual([])
  })

  it('show primed wood and board as primed, and nothing else', () => {
    const primed = getOption(getAttribute('finish'), 'primed').id
    const isPrimed = ({ finish, wood_type }: (typeof products)[number]) => wood_type !== undefined && finish === primed
    const coated = products.filter(isPrimed)
    const bare = products.filter((product) => !isPrimed(product))
    expect(coated.length).toBeGreaterThan(100)
    expect(coated.filter(({ image }) => !image.includes('/primed-'))).toEqual([])
    expect(bare.filter(({ image }) => image.includes('/primed-'))).toEqual([])
  })

  it('are at most 25 MB in all, and none is empty', () => {
    const sizes = shipped.map((file) => statSync(join(SHIPPED_PICTURES, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * MEGABYTE)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
  })

  // The platform makes no larger picture. @source platform contract E12
  it('are AVIF with a longer side of 1024 pixels', async () => {
    const read = async (file: string) => {
      const { format, compression, width, height } = await sharp(join(SHIPPED_PICTURES, file)).metadata()
      return { file, kind: `${format} ${compression} ${Math.max(width, height)}` }
    }
    const wrong: { file: string; kind: string }[] = []
    for (const file of shipped) {
      const picture = await read(file)
      if (picture.kind !== 'heif av1 1024') wrong.push(picture)
    }
    expect(wrong).toEqual([])
  })
})
