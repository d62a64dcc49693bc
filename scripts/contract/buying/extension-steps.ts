import type { PlatformHttp } from '../../../bff/platform/http/client.ts'
import { envelopeIfInstalled } from '../../../bff/platform/http/envelope.ts'
import type { Step, StepResult, TrialShop } from './trial.ts'
import { ANSWERED, invalidationVerdict, STOCK_KEY, type Verdict } from './trial-verdicts.ts'

const NOT_INSTALLED: Verdict = {
  outcome: 'missing',
  reason: 'the platform does not have it; the shop says that it is not available',
}

/** Steps for extensions that a platform may have beside carts and orders. */
export const EXTENSION_STEPS: readonly Step[] = [
  {
    name: 'a review',
    cost: 'reviews by shoppers',
    needs: [],
    isOptional: true,
    run: sendReview,
  },
  {
    name: 'the newsletter',
    cost: 'the newsletter',
    needs: [],
    isOptional: true,
    run: async ({ newsletter, storeView, shopper: { email } }) => {
      if ((await newsletter.subscribe(storeView, email)) === null) return { verdict: NOT_INSTALLED }
      const isSubscribed = await newsletter.isSubscribed(storeView, email)
      await newsletter.unsubscribe(storeView, email)
      const reason = `${email} was subscribed, and the platform says that it is not`
      return { verdict: isSubscribed ? ANSWERED : { outcome: 'refused', reason } }
    },
  },
  {
    name: 'mail to the merchant',
    cost: 'messages and cutting lists by mail',
    needs: [],
    isOptional: true,
    run: sendMail,
  },
  {
    name: 'the invalidation key',
    cost: "the platform's cache: strangers can empty it",
    needs: [],
    run: async ({ http }) => ({ verdict: invalidationVerdict(await invalidate(http)) }),
  },
]

async function sendReview({ reviews, storeView, products }: TrialShop): Promise<StepResult> {
  const [product] = products
  if (!product) return { verdict: { outcome: 'skipped', reason: 'no product' } }
  const productId = Number(product.id)
  if (!Number.isSafeInteger(productId)) {
    return { verdict: { outcome: 'refused', reason: `the platform takes numbers, and the product's id is "${product.id}"` } }
  }
  const texts = { title: 'Test', detail: 'Test review, please delete.', nickname: 'Test' }
  const isTaken = await reviews.create(storeView, { productId, rating: 5, ...texts }, null)
  if (isTaken === null) return { verdict: NOT_INSTALLED }
  if (!isTaken) return { verdict: { outcome: 'refused', reason: 'the platform refused the review' } }
  return { verdict: ANSWERED, made: [`a review of ${product.sku}, not approved`] }
}

async function sendMail({ mail, storeView, config }: TrialShop): Promise<StepResult> {
  const { email } = config.shop
  if (email === null) return { verdict: { outcome: 'skipped', reason: 'the content names no email, so the shop has no form' } }
  const isSent = await mail.send(storeView, {
    sourceAddress: email,
    targetAddress: email,
    subject: 'Test of the contract tool',
    text: `Test mail of ${new Date().toISOString()}: the shop can reach you.`,
  })
  if (isSent === null) return { verdict: NOT_INSTALLED }
  return isSent
    ? { verdict: ANSWERED, made: [`a mail to ${email}`] }
    : { verdict: { outcome: 'refused', reason: `the mail service refuses ${email}: add it to its list of addresses` } }
}

/** The answer to the stock key; null if the platform refuses it or has no such address. */
async function invalidate(http: PlatformHttp): Promise<string | null> {
  const query = { key: STOCK_KEY, tag: 'contract-test' }
  const answer = envelopeIfInstalled(await http.get('/invalidate', query, { name: 'invalidate' }))
  return answer?.ok ? String(answer.result) : null
}
