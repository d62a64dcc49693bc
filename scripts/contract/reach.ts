import { PlatformError, PlatformRefused } from '../../bff/platform/base/errors.ts'
import { type AskedPlatform, describeFailure } from './platform.ts'
import { anyDocument } from './questions.ts'
import { type Answer, isEmpty } from './verdicts.ts'

/**
 * Why no question can be answered, in one sentence; null if the platform has the index. A wrong address, a wrong index name or an empty
 * index would otherwise look like dozens of refusals.
 * @source DAY-1, RUN-43, RUN-45, RUN-49
 */
export async function unreachable({ url, index, search, config }: AskedPlatform): Promise<string | null> {
  const [product, category] = await Promise.all([
    catchError(search(anyDocument('product'))),
    catchError(search(anyDocument('category'))),
  ])
  const asked = config.platform.cluster ? ENGINE : askedPlatform(url)
  if (product instanceof PlatformError && category instanceof PlatformError) return sentenceFor(product, category, index, asked)
  if (!isEmptyAnswer(product) || !isEmptyAnswer(category)) return null
  return `The ${asked.kind} at ${asked.address} has no products and no categories in "${index}". Fill the index first.`
}

/** The request, in the words of the sentences. */
interface Asked {
  readonly kind: 'platform' | 'search engine'
  readonly address: string
  /** The advice to give if the address is wrong. */
  readonly advice: string
  /** The sentence's word for the resource that answers: '/api/catalog', or 'it'. */
  readonly path: string
  readonly access: string
}

/** Without its address, which may contain a password. */
const ENGINE: Asked = {
  kind: 'search engine',
  address: 'CATALOG_URL',
  advice: 'Check its path.',
  path: 'it',
  access: 'Check its user and password.',
}

const askedPlatform = (url: string): Asked => ({
  kind: 'platform',
  address: url,
  advice: 'Name the address without /api.',
  path: '/api/catalog',
  access: "Let the shop's server reach /api without a password.",
})

/** The sentence for the errors of two searches. */
function sentenceFor(product: PlatformError, category: PlatformError, index: string, asked: Asked): string {
  const { kind, address, advice, path, access } = asked
  const { code, status, detail } = product.forLog()
  const words = detail ?? ''
  if (isUnknownIndex(product) && isUnknownIndex(category)) return `The ${kind} at ${address} has no index "${index}".`
  if (NO_ENGINE.test(words) && status !== null) return `The ${kind} at ${address} answers, but does not reach its search engine.`
  if (NO_ANSWER.has(code)) {
    return `No ${kind} answers at ${address} (${describeFailure(product)}). Check the address, and whether the ${kind} runs.`
  }
  if (REDIRECTED.test(words)) return `${address} ${words}. Name the address that answers. ${advice}`
  if (COMPRESSED.test(words))
    return `The answer of ${address} ${words}, although the shop asks for plain JSON. Check the proxy between them.`
  if (NO_ACCESS.has(status)) return `${address} refuses every request (${status}). ${access}`
  if (NO_API.has(code) && (status ?? 0) < SERVER_ERROR)
    return `${address} answers, but not as a ${kind}: ${path} does not return JSON (${status}). ${advice}`
  if (code === 'PLATFORM_FAILED' && status === OK)
    return `${address} answers, but not as a ${kind}: ${path} returns JSON without hits (${status}). ${advice}`
  const error = [status, NO_API.has(code) ? null : detail].filter((part) => part !== null).join(' ')
  return `${address} answers searches for products and categories with an error (${error}). Look at its log.`
}

/** The words of the platform, and of the engine behind it. @source platform contract §2.1, §14.18 */
const isUnknownIndex = (error: PlatformError): boolean =>
  (error instanceof PlatformRefused && error.status === 404 && error.code === 'PLATFORM_REFUSED') ||
  /inaccessible index name/.test(error.forLog().detail ?? '')

const NO_ENGINE = /ECONNREFUSED|No Living connections/
/** The words of the shop's own client. */
const REDIRECTED = /^redirects to /
const COMPRESSED = /^is compressed: /
const OK = 200
const SERVER_ERROR = 500
const NO_ACCESS: ReadonlySet<number | null> = new Set([401, 403])
const NO_ANSWER: ReadonlySet<string> = new Set(['PLATFORM_NETWORK', 'PLATFORM_TIMEOUT', 'PLATFORM_HALF_BODY'])
const NO_API: ReadonlySet<string> = new Set(['PLATFORM_CONTENT_TYPE', 'PLATFORM_EMPTY', 'PLATFORM_SHAPE'])

const isEmptyAnswer = (answer: Answer | PlatformError): boolean => !(answer instanceof PlatformError) && isEmpty(answer)

const catchError = (search: Promise<Answer>): Promise<Answer | PlatformError> =>
  search.catch((error: unknown) => {
    if (error instanceof PlatformError) return error
    throw error
  })
