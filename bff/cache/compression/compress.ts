import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** A body in each supported encoding; null if compressing it is not worthwhile. */
export interface CompressedBody {
  readonly identity: Buffer
  readonly gzip: Buffer | null
  readonly br: Buffer | null
}

/** Bytes of all forms. */
export const compressedBytes = ({ identity, gzip, br }: CompressedBody): number =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

const WORTH_BYTES = 1024
// Compresses better than gzip, but fast enough for the first shopper to wait for it.
const BROTLI_QUALITY = 5

export async function compress(body: string | Buffer): Promise<CompressedBody> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  if (identity.length < WORTH_BYTES) return { identity, gzip: null, br: null }
  const [small, smaller] = await Promise.all([gzipAsync(identity), brotliAsync(identity, brotliOptions(identity))])
  return { identity, gzip: small, br: smaller }
}

/** Compresses in the calling thread, with its priority. */
export function compressNow(text: string): CompressedBody {
  const identity = Buffer.from(text)
  if (identity.length < WORTH_BYTES) return { identity, gzip: null, br: null }
  return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, brotliOptions(identity)) }
}

const brotliOptions = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})
