import { readFile } from 'node:fs/promises'
import { bulkhead } from 'cockatiel'
import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_SIZES } from '#schema/rules/picture.ts'
import type { CacheableValue } from '../../cache/entries.ts'
import type { Invalidations } from '../../cache/invalidation/invalidations.ts'
import { affectsPictures } from '../../cache/invalidation/tag-mapping.ts'
import type { Log } from '../../cache/log.ts'
import { createRevalidatingCache } from '../../cache/revalidating.ts'
import { ContentError } from '../../config/content-file.ts'
import type { Platform } from '../../platform/platform.ts'

export interface PictureOptions {
  readonly platform: Pick<Platform, 'picture'>
  /** File of the drawing used as placeholder. */
  readonly placeholder: string
  readonly maxBytes: number
  readonly invalidations: Pick<Invalidations, 'register'>
  readonly log: Log
}

interface ConvertedPicture {
  readonly body: Buffer
  readonly isPlaceholder: boolean
}

const ADDRESS = /^(\d{1,4})x(\d{1,4})\/(.+)\.(avif|webp|jpg)$/
const LIFETIME = { freshSeconds: 86_400 }
/** Concurrent conversions: each uses one of the process's four worker threads, which also compress pages. */
export const CONVERSIONS = 2
/** Conversion takes tens of milliseconds at this effort; a higher one saves a few per cent and takes seconds. */
const AVIF = { quality: 52, effort: 2 }
const WEBP = { quality: 78, effort: 3 }
const JPEG = { quality: 82 }
/** Decoding takes up to four bytes for each; the largest cameras have about as many. */
const MOST_PIXELS = 64_000_000
/** The background of transparent pictures in a format without transparency. */
const PAPER = '#ffffff'
const BOXES = new Set(
  Object.values(PICTURE_SIZES).flatMap(({ width, height }) => [`${width}x${height}`, `${2 * width}x${2 * height}`]),
)

/**
 * `/img/{width}x{height}/{path}.{avif|webp|jpg}`: serves the platform's pictures in the shop's sizes and modern formats, from this origin.
 * Each picture is converted once for concurrent requests. Only sizes the shop uses are allowed. A missing or unreadable picture becomes a
 * placeholder.
 */
export async function pictures(
  app: FastifyInstance,
  { platform, placeholder: path, maxBytes, invalidations, log }: PictureOptions,
) {
  const drawing = await drawingAt(path)
  const cache = createRevalidatingCache<ConvertedPicture>({ maxBytes, log })
  invalidations.register({ invalidate: (tags) => (affectsPictures(tags) ? cache.invalidate(['*']) : 0) })
  const queue = bulkhead(CONVERSIONS, Number.POSITIVE_INFINITY)
  const placeholderFor = createPlaceholders((box, format) => convert(() => placeholder(drawing, box), format))

  app.get<{ Params: { '*': string } }>('/img/*', async (request, reply) => {
    const address = request.params['*']
    const [, width = '', height = '', path = '', format = ''] = ADDRESS.exec(address) ?? []
    if (!BOXES.has(`${width}x${height}`)) return reply.callNotFound()
    const box = { width: Number(width), height: Number(height) }
    const { value } = await cache.read(address, () => fetchConverted(box, path, format), LIFETIME)
    reply.header('cache-control', value.isPlaceholder ? 'public, max-age=60' : 'public, max-age=31536000, immutable')
    return reply.type(`image/${format === 'jpg' ? 'jpeg' : format}`).send(value.body)
  })

  async function fetchConverted(box: Box, path: string, format: string): Promise<CacheableValue<ConvertedPicture>> {
    const drawn = await fromPlatform(box, path, format)
    const body = drawn ?? (await placeholderFor(box, format))
    return { value: { body, isPlaceholder: drawn === null }, tags: [], bytes: body.length, retention: drawn ? 'normal' : 'brief' }
  }

  async function fromPlatform(box: Box, path: string, format: string): Promise<Buffer | null> {
    const source = await platform.picture(box, path)
    if (!source) return null
    try {
      return await convert(async () => fitBox(source.bytes, box), format)
    } catch (error) {
      log.warn({ err: error, path }, 'unreadable picture from platform')
      return null
    }
  }

  /** @throws the error of `sharp` if the bytes are not a picture */
  function convert(open: () => Promise<Sharp>, format: string): Promise<Buffer> {
    return queue.execute(async () => {
      const picture = await open()
      if (format === 'jpg') return picture.flatten({ background: PAPER }).jpeg(JPEG).toBuffer()
      return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer()
    })
  }
}

/** The platform resizes product pictures only. Turned as the camera was held. */
const fitBox = (bytes: Buffer, { width, height }: Box): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width, height, fit: 'inside', withoutEnlargement: true })

/** @throws ContentError if the file is not a picture, so that the error appears at start and not with the first page */
async function drawingAt(path: string): Promise<Buffer> {
  const drawing = await readFile(path)
  try {
    await placeholder(drawing, { width: 1, height: 1 })
  } catch (error) {
    throw new ContentError([`${path}: is not a picture: ${error instanceof Error ? error.message : String(error)}`])
  }
  return drawing
}

const PLACEHOLDER_PAPER = '#f3efe8'

/** In pixels. */
interface Box {
  readonly width: number
  readonly height: number
}

/** Creates each placeholder on first use, per box and format, and caches it: there are few boxes and many missing pictures. */
export function createPlaceholders(make: (box: Box, format: string) => Promise<Buffer>) {
  const made = new Map<string, Promise<Buffer>>()
  return (box: Box, format: string): Promise<Buffer> => {
    const key = `${box.width}x${box.height}.${format}`
    const known = made.get(key)
    if (known) return known
    const making = make(box, format)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}

/**
 * The placeholder for a missing picture: a drawing on paper that fills a box.
 * @throws the error of `sharp` if the drawing is not a picture
 */
export async function placeholder(drawing: Buffer, { width, height }: Box): Promise<Sharp> {
  const side = Math.round(Math.min(width, height) * 0.5)
  const drawn = await sharp(drawing).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PLACEHOLDER_PAPER } }).composite([
    { input: drawn, gravity: 'centre' },
  ])
}
