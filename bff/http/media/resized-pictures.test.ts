import Fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureUrl } from '#schema/rules/picture.ts'
import { createInvalidations } from '../../cache/invalidation/invalidations.ts'
import type { Log } from '../../cache/log.ts'
import { CONVERSIONS, createPlaceholders, pictures } from './resized-pictures.ts'

const quiet: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
const oak = await sharp({ create: { width: 324, height: 402, channels: 3, background: '#b98a5a' } })
  .png()
  .toBuffer()

function shopWith(picture: (size: object, path: string) => Promise<{ bytes: Buffer; contentType: string } | null>) {
  const app = Fastify()
  const asked = vi.fn(picture)
  const invalidations = createInvalidations()
  app.register(pictures, {
    platform: { picture: asked },
    placeholder: 'bff/content/pictures/placeholder.svg',
    maxBytes: 1_000_000,
    invalidations,
    log: quiet,
  })
  return { app, asked, invalidations }
}
const withOak = () => shopWith(async () => ({ bytes: oak, contentType: 'image/png' }))

interface Converting {
  toBuffer(): Promise<Buffer>
}

/** The maximum number of concurrent conversions. */
function watchConversions() {
  const prototype: Converting = Object.getPrototypeOf(sharp())
  const { toBuffer } = prototype
  let running = 0
  let most = 0
  vi.spyOn(prototype, 'toBuffer').mockImplementation(async function (this: Converting) {
    running += 1
    most = Math.max(most, running)
    try {
      return await toBuffer.call(this)
    } finally {
      running -= 1
    }
  })
  return { mostAtOnce: () => most }
}

afterEach(() => vi.restoreAllMocks())

describe('picture route', () => {
  it.each([
    ['avif', 'avif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('serves %s in the shop’s size', async (format, type) => {
    const { app } = withOak()
    const reply = await app.inject(pictureUrl('/board/oak/front.png', 'card', format))
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect(reply.headers['content-type']).toBe(`image/${type}`)
    expect(reply.headers['cache-control']).toContain('immutable')
    expect([width, height]).toEqual([324, 402])
  })

  // CMS-20
  it('scales pictures that the platform sends in full size, turned as the camera was held', async () => {
    const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b98a5a' } })
    const bytes = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { app, asked } = shopWith(async () => ({ bytes, contentType: 'image/jpeg' }))
    const { rawPayload } = await app.inject(pictureUrl('/media/wysiwyg/yard.jpg', 'banner', 'webp'))
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height, asked.mock.calls[0]?.[1]]).toEqual([180, 360, 'media/wysiwyg/yard.jpg'])
  })

  // CMS-20
  it('shows a placeholder for a picture with more pixels than memory is there for', async () => {
    const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { app } = shopWith(async () => ({ bytes, contentType: 'image/png' }))
    const { headers } = await app.inject(pictureUrl('/media/wysiwyg/bomb.png', 'line', 'webp'))
    expect(headers['cache-control']).toBe('public, max-age=60')
  })

  it('converts a picture once for concurrent requests', async () => {
    const { app, asked } = withOak()
    const address = pictureUrl('/board/oak/front.png', 'line', 'webp')
    await Promise.all(Array.from({ length: 20 }, () => app.inject(address)))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('converts again only after everything was invalidated', async () => {
    const { app, asked, invalidations } = withOak()
    const address = pictureUrl('/board/oak/front.png', 'line', 'webp')
    await app.inject(address)
    invalidations.invalidate(['P93', 'product'])
    await app.inject(address)
    expect(asked).toHaveBeenCalledTimes(1)
    invalidations.invalidate(['*'])
    await app.inject(address)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it(`converts ${CONVERSIONS} pictures at a time, so that pages still find a thread for compression`, async () => {
    const { app } = withOak()
    const conversions = watchConversions()
    const addresses = Array.from({ length: 12 }, (_, i) => pictureUrl(`/board/oak/${i}.png`, 'line', 'webp'))
    const replies = await Promise.all(addresses.map((address) => app.inject(address)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200))
    expect(conversions.mostAtOnce()).toBe(CONVERSIONS)
  })

  it.each(['/img/9999x9999/board.png.webp', '/img/324x489/board.png.gif', '/img/324x489/', '/img/x'])(
    'answers 404 for %s',
    async (address) => {
      const { app, asked } = withOak()
      expect((await app.inject(address)).statusCode).toBe(404)
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['is missing', async () => null],
    ['is not a picture', async () => ({ bytes: Buffer.from('oak'), contentType: 'image/png' })],
  ])('serves a placeholder for a minute if the platform’s picture %s', async (_, picture) => {
    const { app } = shopWith(picture)
    const reply = await app.inject(pictureUrl('/placeholder.png', 'card', 'webp'))
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect(reply.headers['cache-control']).toBe('public, max-age=60')
    expect([width, height]).toEqual([324, 489])
  })
})

describe('placeholder pictures', () => {
  it('are created once per box and format, however many pictures are missing', async () => {
    const make = vi.fn(async () => Buffer.from('rings'))
    const placeholderFor = createPlaceholders(make)
    const [card, line] = [
      { width: 324, height: 489 },
      { width: 210, height: 300 },
    ]
    await Promise.all([card, { ...card }, line, card].map((box) => placeholderFor(box, 'avif')))
    await Promise.all([placeholderFor(card, 'webp'), placeholderFor(card, 'avif')])
    expect(make.mock.calls).toEqual([
      [card, 'avif'],
      [line, 'avif'],
      [card, 'webp'],
    ])
  })

  it('are created again after a failure', async () => {
    const make = vi.fn(async () => Buffer.from('rings'))
    make.mockRejectedValueOnce(new Error('out of memory'))
    const placeholderFor = createPlaceholders(make)
    const box = { width: 324, height: 489 }
    await expect(placeholderFor(box, 'avif')).rejects.toThrow('out of memory')
    expect(await placeholderFor(box, 'avif')).toEqual(Buffer.from('rings'))
  })
})
