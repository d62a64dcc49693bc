import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderPicture } from './render.ts'

const sizeOf = async (body: Buffer) => {
  const { width, height, format } = await sharp(body).metadata()
  return { width, height, format }
}

describe('rendering a picture', () => {
  it.each([
    ['/board/oak/w150-t22/front.png', 162, 244, 'resize', { width: 162, height: 201, format: 'png' }, 'image/png'],
    ['/board/oak/w150-t22/front.jpg', 100, 0, 'resize', { width: 100, height: 124, format: 'jpeg' }, 'image/jpeg'],
    ['tin/sage-green/front.webp', 105, 150, 'fit', { width: 105, height: 150, format: 'webp' }, 'image/webp'],
    ['/scene/oak/room.png', 160, 160, 'resize', { width: 160, height: 90, format: 'png' }, 'image/png'],
  ] as const)('%s at %i × %i, %s', async (path, width, height, action, expected, contentType) => {
    const picture = await renderPicture(path, width, height, action)
    expect(picture?.contentType).toBe(contentType)
    expect(picture && (await sizeOf(picture.body))).toEqual(expected)
  })

  it('gives the same bytes each time, also when several are asked for at once', async () => {
    const pictures = await Promise.all([1, 2, 3, 4].map(() => renderPicture('/nail/steel/front.png', 60, 0, 'resize')))
    expect(new Set(pictures.map((picture) => picture?.body.toString('base64'))).size).toBe(1)
  })

  it('has nothing for a path that is no picture', async () => {
    expect(await renderPicture('/o/a/oak-board.jpg', 324, 489, 'resize')).toBeNull()
  })
})
