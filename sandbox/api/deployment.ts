import type { Entity } from '../store/entities.ts'

/** Version the platform answers at its root. */
export const VERSION = '1.12.4'

/** What the platform is set up to search, for queries it builds itself. @source platform contract §2.8, §2.10 */
export const SEARCHED = {
  fields: ['name^4', 'sku^2', 'category.name^1'],
  match: {
    operator: 'or',
    fuzziness: 2,
    cutoff_frequency: 0.01,
    max_expansions: 3,
    prefix_length: 2,
    minimum_should_match: '75%',
    tie_breaker: '1',
  },
  /** The platform's sample: it weighs no product, and cuts off what scores below 1. */
  scoring: {
    functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
    score_mode: 'multiply',
    boost_mode: 'multiply',
    max_boost: 100,
    min_score: 1,
  },
  aggregationSize: 10,
  priceRanges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }],
} as const

/** Longest side a picture may be asked in, in pixels. @source platform contract E12 */
export const LARGEST_PICTURE = 1024

/** Bytes a request body may have. @source platform contract §1.2 */
export const LARGEST_BODY = 100 * 1024

/** Signs the prices the platform hands out; the sandbox's are worth nothing elsewhere. */
export const SIGNING_KEY = 'sandbox'

/** Signs the tokens that say which group a customer belongs to. @source platform contract §9.3 */
export const GROUP_TOKEN_KEY = 'sandbox groups'

/** What may differ from platform to platform. */
export interface Deployment {
  /** How long a customer stays signed in without refreshing. */
  readonly tokenSeconds: number
  /** Whether customer tokens are read from the header, else from the address. @source platform contract §0.3 */
  readonly tokenInHeader: boolean
  /** Where the shop is, for links in mail; without a slash at its end. Asked when one is written: a shop may start later. */
  readonly shopUrl: () => string
  /** Other hosts the shop is known by, with their ports: the checkout leads back to the one a shopper came from. */
  readonly shopHosts: () => readonly string[]
  /** Entities that have no index of their own. */
  readonly missingIndices: readonly Entity[]
  /** Whether orders go into a queue: `auto`, a worker places them in a moment; `held`, it waits until it is told to. @source platform contract §8.3 */
  readonly orderQueue: 'off' | 'auto' | 'held'
  /** Whether the worker of the queue writes down why an order failed; the platform's own does not. */
  readonly tellsRefusals: boolean
  /** Whether the extension of the newsletter is installed. */
  readonly hasNewsletter: boolean
  /** Whether the extension that sends mail is installed. */
  readonly hasMailService: boolean
  /** Whether the extension for a blog is installed. */
  readonly hasBlog: boolean
}

/** A platform as it comes. */
export const USUAL_DEPLOYMENT: Deployment = {
  tokenSeconds: 3600,
  tokenInHeader: false,
  shopUrl: () => 'http://localhost:3000',
  shopHosts: () => ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
  missingIndices: [],
  orderQueue: 'off',
  tellsRefusals: false,
  hasNewsletter: true,
  hasMailService: true,
  hasBlog: true,
}
