import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import type { CompressedBody } from '../compression/compress.ts'
import type { CachedResponse } from './responses.ts'

/** A rendered page. Public content only: the same for every shopper of a store view. */
export interface CachedPage extends Omit<CachedResponse, 'completeness'> {
  /** Milliseconds since the epoch. */
  readonly renderedAt: number
}

export interface StoredPage extends CachedPage {
  /** The number of the newest invalidation when rendering began. */
  readonly moment: number
}

/** Larger than any rendered page. */
const MOST_BYTES = 16 * 1024 * 1024
/** The headers of pages. Others, for example one that sets a cookie, show that the value is not a page of the shop. */
const HEADERS = new Set(['content-type', 'cache-control', 'vary', 'cache-tag', 'etag', 'link', 'x-robots-tag', 'location'])

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'))
const Stored = z.strictObject({
  moment: z.int(),
  status: z.int().min(200).max(399),
  headers: z.record(z.string(), z.string()).refine((headers) => Object.keys(headers).every((name) => HEADERS.has(name))),
  tags: z.array(z.string()),
  renderedAt: z.number(),
  identity: bytes.nullable(),
  gzip: bytes.nullable(),
  br: bytes.nullable(),
})
const gunzipAsync = promisify(gunzip)

/** Encodes a page as text with a digest in front, which truncated or unrelated values lack. */
export function encodePage({ body, ...page }: StoredPage): string {
  const text = (part: Buffer | null) => part?.toString('base64') ?? null
  const { identity, gzip, br } = body
  const json = JSON.stringify({ ...page, identity: gzip ? null : text(identity), gzip: text(gzip), br: text(br) })
  return `${digest(json)} ${json}`
}

/** @returns null if the text was not written by `encodePage` */
export async function decodePage(stored: string): Promise<StoredPage | null> {
  const space = stored.indexOf(' ')
  const json = stored.slice(space + 1)
  if (stored.slice(0, space) !== digest(json)) return null
  try {
    const { identity, gzip, br, ...page } = Stored.parse(JSON.parse(json))
    const body = await toCompressedBody(identity, gzip, br)
    return body && { ...page, body }
  } catch {
    return null
  }
}

async function toCompressedBody(identity: Buffer | null, gzip: Buffer | null, br: Buffer | null): Promise<CompressedBody | null> {
  if (identity) return { identity, gzip, br }
  return gzip && { identity: await gunzipAsync(gzip, { maxOutputLength: MOST_BYTES }), gzip, br }
}

const digest = (json: string): string => createHash('sha256').update(json).digest('base64url')
