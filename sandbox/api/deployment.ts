import type { Entity } from '../store/entities.ts'

/** The version that the platform returns at its root. */
export const VERSION = '1.12.4'

/** Search settings of the platform for queries it builds itself. @source platform contract §2.8, §2.10 */
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
  /** The platform's sample settings: no weight by product, and results with a score below 1 are cut off. */
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

/** Maximum side length of a requested picture, in pixels. @source platform contract E12 */
export const LARGEST_PICTURE = 1024

/** Maximum size of a request body, in bytes. @source platform contract §1.2 */
export const LARGEST_BODY = 100 * 1024

/** Signs the prices that the platform returns. A fixed key is safe, because the sandbox's prices are valid nowhere else. */
export const SIGNING_KEY = 'sandbox'

/** Signs the tokens that carry a customer's group. @source platform contract §9.3 */
export const GROUP_TOKEN_KEY = 'sandbox groups'

export interface Deployment {
  /** Lifetime of a customer session without a refresh, in seconds. */
  readonly tokenSeconds: number
  /** True if customer tokens are read from the header, false for the URL. @source platform contract §0.3 */
  readonly tokenInHeader: boolean
  /** Returns the shop's URL for links in e-mails, without a trailing slash. Called for each e-mail, because a shop may start later. */
  readonly shopUrl: () => string
  /** Returns other hosts of the shop, with ports. The checkout redirects to the one a shopper came from. */
  readonly shopHosts: () => readonly string[]
  readonly missingIndices: readonly Entity[]
  /**
   * Whether orders are queued: with `auto`, a worker places them shortly after; with `held`, it waits for a signal.
   * @source platform contract §8.3
   */
  readonly orderQueue: 'off' | 'auto' | 'held'
  /** Whether the queue worker records why an order failed. The platform's own worker does not. */
  readonly tellsRefusals: boolean
  readonly hasNewsletter: boolean
  readonly hasMailService: boolean
  readonly hasBlog: boolean
}

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
