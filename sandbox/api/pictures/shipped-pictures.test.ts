import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScalePicture } from './scale-picture.ts'
import { pictureFile, shippedPictures } from './shipped-pictures.ts'

let directory: string
let pictures: ScalePicture

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'heartwood-pictures-'))
  mkdirSync(join(directory, 'shipped/board'), { recursive: true })
  await draw('shipped/board/oak.avif', 826, 1024)
  await draw('shipped/scene.avif', 1024, 576)
  await draw('secret.avif', 10, 10)
  pictures = shippedPictures(join(directory, 'shipped'))
})
afterAll(() => rmSync(directory, { recursive: true }))

describe('shipped picture', () => {
  it.each([
    ['/board/oak.png', 324, 489, 'resize', [324, 402, 'png', 'image/png']],
    ['/board/oak.jpg', 210, 0, 'resize', [210, 260, 'jpeg', 'image/jpeg']],
    ['board/oak.webp', 0, 512, 'resize', [413, 512, 'webp', 'image/webp']],
    ['/board/oak.jpeg', 0, 0, 'resize', [826, 1024, 'jpeg', 'image/jpeg']],
    ['/scene.png', 160, 160, 'resize', [160, 90, 'png', 'image/png']],
    ['/board/oak.png', 1024, 1024, 'resize', [826, 1024, 'png', 'image/png']],
    ['/board/oak.png', 105, 150, 'fit', [105, 150, 'png', 'image/png']],
    ['/board/oak.png', 400, 100, 'fit', [400, 100, 'png', 'image/png']],
    ['/board/oak.png', 1000, 200, 'fit', [826, 200, 'png', 'image/png']],
  ] as const)('is scaled from %s to %i × %i by %s', async (path, width, height, action, expected) => {
    const picture = await pictures(path, width, height, action)
    const { width: across, height: down, format } = await sharp(picture?.body).metadata()
    expect([across, down, format, picture?.contentType]).toEqual(expected)
  })

  it('yields the same bytes for repeated and concurrent requests', async () => {
    const same = await Promise.all([1, 2, 3, 4].map(() => pictures('/board/oak.png', 60, 0, 'resize')))
    expect(new Set(same.map((picture) => picture?.body.toString('base64'))).size).toBe(1)
  })

  it.each([
    '/board/elm.png',
    '/board/oak.avif',
    '/board/oak.gif',
    '/board/oak',
    '/board',
    '/board.png',
    '/.png',
    '',
    '/../secret.png',
    '/board/../../secret.png',
    '/board/..\\..\\secret.png',
    '/%2e%2e/secret.png',
    '/board/oak.png\0.png',
    '/constructor.png',
    `/${'x'.repeat(5000)}.png`,
  ])('does not exist for the path %j', async (path) => {
    expect(await pictures(path, 60, 60, 'resize')).toBeNull()
  })
})

it('pictureFile returns the AVIF file of a picture path, whatever its format', () => {
  expect(['/a/b.png', 'a/b.jpg', '//a/b.webp'].map(pictureFile)).toEqual(['a/b.avif', 'a/b.avif', 'a/b.avif'])
})

async function draw(file: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b98d5a' } })
  writeFileSync(join(directory, file), await picture.avif({ effort: 0 }).toBuffer())
}
