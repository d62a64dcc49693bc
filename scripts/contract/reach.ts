import { PlatformError, PlatformRefused } from '../../bff/platform/base/errors.ts'
import { type AskedPlatform, describeFailure } from './platform.ts'
import { anyDocument } from './questions.ts'

/**
 * Why no question can be answered, in one sentence; null if the platform has the index. A wrong address or a wrong index name would
 * otherwise look like dozens of refusals.
 */
export async function unreachable({ url, index, search }: AskedPlatform): Promise<string | null> {
  const [product, category] = await Promise.all([
    catchError(search(anyDocument('product'))),
    catchError(search(anyDocument('category'))),
  ])
  return product === null || category === null ? null : sentenceFor(product, category, { url, index })
}

interface Target {
  readonly url: string
  readonly index: string
}

/** The sentence for the errors of two searches; null if they say nothing about address and index name. */
export function sentenceFor(product: PlatformError, category: PlatformError, { url, index }: Target): string | null {
  const { code, status, detail } = product.forLog()
  const words = detail ?? ''
  if (isUnknownIndex(product) && isUnknownIndex(category)) return `The platform at ${url} has no index "${index}".`
  if (NO_ENGINE.test(words) && status !== null) return `The platform at ${url} answers, but does not reach its search engine.`
  if (code === 'PLATFORM_NETWORK' || code === 'PLATFORM_TIMEOUT') {
    return `No platform answers at ${url} (${describeFailure(product)}). Check the address, and whether the platform runs.`
  }
  if (REDIRECTED.test(words)) return `${url} ${words}. Name the address that answers, without /api.`
  if (COMPRESSED.test(words))
    return `The answer of ${url} ${words}, although the shop asks for plain JSON. Check the proxy between them.`
  if (NO_API.has(code)) {
    return `${url} answers, but not as a platform: /api/catalog does not return JSON (${status}). Name the address without /api.`
  }
  return null
}

/** The words of the platform, and of the engine behind it. @source platform contract §2.1, §14.18 */
const isUnknownIndex = (error: PlatformError): boolean =>
  (error instanceof PlatformRefused && error.status === 404 && error.code === 'PLATFORM_REFUSED') ||
  /inaccessible index name/.test(error.forLog().detail ?? '')

const NO_ENGINE = /ECONNREFUSED|No Living connections/
/** The words of the shop's own client. */
const REDIRECTED = /^redirects to /
const COMPRESSED = /^is compressed: /
const NO_API: ReadonlySet<string> = new Set(['PLATFORM_CONTENT_TYPE', 'PLATFORM_EMPTY', 'PLATFORM_SHAPE'])

const catchError = (search: Promise<unknown>): Promise<PlatformError | null> =>
  search.then(
    () => null,
    (error: unknown) => {
      if (error instanceof PlatformError) return error
      throw error
    },
  )
