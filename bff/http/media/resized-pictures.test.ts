import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { pictureUrl } from '#schema/rules/picture.ts'
import type { Log } from '../../cache/log.ts'
import { pictures } from './resized-pictures.ts'

const quiet: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
const oak = await sharp({ create: { width: 324, height: 402, channels: 3, background: '#b98a5a' } })
  .png()
  .toBuffer()

function shopWith(picture: (size: object, path: string) => Promise<{ bytes: Buffer; contentType: string } | null>) {
  const app = Fastify()
  const asked = vi.fn(picture)
  app.register(pictures, { platform: { picture: asked }, maxBytes: 1_000_000, log: quiet })
  return { app, asked }
}
const withOak = () => shopWith(async () => ({ bytes: oak, contentType: 'image/png' }))

describe('pictures', () => {
  it.each(['avif', 'webp'] as const)('come as %s in the size of the shop', async (format) => {
    const { app } = withOak()
    const reply = await app.inject(pictureUrl('/board/oak/front.png', 'card', format))
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect(reply.headers['content-type']).toBe(`image/${format}`)
    expect(reply.headers['cache-control']).toContain('immutable')
    expect([width, height]).toEqual([324, 402])
  })

  it('are converted once, however many ask at the same time', async () => {
    const { app, asked } = withOak()
    const address = pictureUrl('/board/oak/front.png', 'line', 'webp')
    await Promise.all(Array.from({ length: 20 }, () => app.inject(address)))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each(['/img/9999x9999/board.png.webp', '/img/324x489/board.png.gif', '/img/324x489/', '/img/x'])(
    'do not come at %s',
    async (address) => {
      const { app, asked } = withOak()
      expect((await app.inject(address)).statusCode).toBe(404)
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['the platform has none', async () => null],
    ['what it has is no picture', async () => ({ bytes: Buffer.from('oak'), contentType: 'image/png' })],
  ])('give way to a placeholder for a minute where %s', async (_, picture) => {
    const { app } = shopWith(picture)
    const reply = await app.inject(pictureUrl('/placeholder.png', 'card', 'webp'))
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect(reply.headers['cache-control']).toBe('public, max-age=60')
    expect([width, height]).toEqual([324, 489])
  })
})
