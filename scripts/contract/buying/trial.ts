import type { QuoteLine } from '../../../bff/domain/cart/cart.types.ts'
import type { CatalogProduct } from '../../../bff/domain/catalog/catalog.types.ts'
import { PlatformError } from '../../../bff/platform/base/errors.ts'
import type { CartCalls } from '../../../bff/platform/cart/calls.ts'
import type { QuoteAccess } from '../../../bff/platform/cart/cart-item.ts'
import type { MailCalls } from '../../../bff/platform/mail/calls.ts'
import type { OrderCalls } from '../../../bff/platform/order/calls.ts'
import type { ReviewCalls } from '../../../bff/platform/review/calls.ts'
import type { UserCalls } from '../../../bff/platform/user/calls.ts'
import type { NewsletterCalls } from '../../../bff/platform/user/newsletter.ts'
import { type AskedPlatform, describeFailure } from '../platform.ts'
import type { Finding } from '../verdicts.ts'
import type { TestShopper } from './test-shopper.ts'
import type { Verdict } from './trial-verdicts.ts'

/** The means of every step: the shop's own calls of the platform, so that what works here works in the shop. */
export interface TrialShop extends Pick<AskedPlatform, 'http' | 'storeView' | 'config'> {
  readonly shopper: TestShopper
  readonly products: readonly CatalogProduct[]
  readonly carts: CartCalls
  /** Calls that send the customer's token in the parameter, and in the header. */
  readonly places: { readonly parameter: CustomerCalls; readonly header: CustomerCalls }
  readonly orders: OrderCalls
  readonly reviews: ReviewCalls
  readonly newsletter: NewsletterCalls
  readonly mail: MailCalls
  /** How long an order may stay in the platform's queue. */
  readonly queueMs: number
}

/** Calls with a customer's token. */
export interface CustomerCalls {
  readonly users: UserCalls
  readonly carts: CartCalls
}

/** A cart with one line. */
export interface TrialCart {
  readonly access: QuoteAccess
  readonly line: QuoteLine
}

export interface Methods {
  readonly carrierCode: string
  readonly methodCode: string
}

export interface TrialCustomer extends CustomerCalls {
  readonly id: string | null
  readonly token: string
}

export interface Trial {
  readonly cartId?: string
  readonly cart?: TrialCart
  readonly methods?: Methods
  readonly payment?: string
  /** A guest's order was placed. */
  readonly guestOrder?: string
  readonly hasAccount?: true
  readonly token?: string
  readonly customer?: TrialCustomer
  readonly customerOrders?: readonly string[]
}

export interface StepResult {
  readonly verdict: Verdict
  readonly trial?: Trial
  /** Objects that stay on the platform: 'order 100009000'. */
  readonly made?: readonly string[]
}

export interface Step {
  readonly name: string
  /** The loss for shoppers if it fails. */
  readonly cost: string
  readonly needs: readonly (keyof Trial)[]
  readonly isOptional?: true
  run(shop: TrialShop, trial: Trial): Promise<StepResult>
}

/** The results of earlier steps. */
export type Provided<Need extends keyof Trial> = Trial & Required<Pick<Trial, Need>>

type StepWith<Need extends keyof Trial> = Omit<Step, 'needs' | 'run'> & {
  readonly needs: readonly Need[]
  run(shop: TrialShop, trial: Provided<Need>): Promise<StepResult>
}

/** A step that runs only if earlier steps provided what it needs. */
export const step = <Need extends keyof Trial = never>(definition: StepWith<Need>): Step => definition

export interface TrialResult {
  readonly findings: readonly Finding[]
  readonly made: readonly string[]
}

/** Takes the steps in order; a step whose needs were not met is skipped. */
export async function runTrial(steps: readonly Step[], shop: TrialShop): Promise<TrialResult> {
  const findings: Finding[] = []
  const made: string[] = []
  let trial: Trial = {}
  for (const step of steps) {
    const result = await take(step, shop, trial)
    findings.push(toFinding(step, result.verdict))
    made.push(...(result.made ?? []))
    trial = { ...trial, ...result.trial }
  }
  return { findings, made }
}

async function take(step: Step, shop: TrialShop, trial: Trial): Promise<StepResult> {
  const lacking = step.needs.filter((need) => trial[need] === undefined)
  if (lacking.length > 0)
    return { verdict: { outcome: 'skipped', reason: `no ${lacking.map((need) => WORDS[need]).join(', no ')}` } }
  try {
    return await step.run(shop, trial)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { verdict: { outcome: 'refused', reason: describeFailure(error) } }
  }
}

const WORDS: Readonly<Record<keyof Trial, string>> = {
  cartId: 'cart',
  cart: 'product in the cart',
  methods: 'delivery method',
  payment: 'payment method that needs no card',
  guestOrder: 'order',
  hasAccount: 'account',
  token: 'token',
  customer: 'customer',
  customerOrders: 'two orders of a customer',
}

const toFinding = ({ name, cost, isOptional }: Step, verdict: Verdict): Finding => ({
  name,
  ...verdict,
  ...(verdict.outcome !== 'answered' && { cost }),
  ...(isOptional && verdict.outcome === 'missing' && { isOptional }),
})
