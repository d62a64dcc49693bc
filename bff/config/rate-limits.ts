import type { z } from 'zod'
import { wholeNumber } from './values/numbers.ts'

/** Rate-limited actions. */
export type LimitedAction = 'signIn' | 'passwordReset' | 'coupon' | 'newsletter' | 'message' | 'order' | 'delivery' | 'cart'

export interface RateLimitsConfig {
  readonly windowMs: number
  /** Limits per account. The limit per IP address is ten times as high, per IPv6 /48 forty times. 0 means unlimited. */
  readonly most: Readonly<Record<LimitedAction, number>>
}

const often = wholeNumber(0, 1_000_000)

export const rateLimitVariables = {
  RATE_LIMIT_MINUTES: wholeNumber(1, 1440).default(15),
  RATE_LIMIT_SIGN_IN: often.default(10),
  RATE_LIMIT_PASSWORD_RESET: often.default(5),
  RATE_LIMIT_COUPON: often.default(20),
  RATE_LIMIT_NEWSLETTER: often.default(10),
  RATE_LIMIT_MESSAGE: often.default(5),
  RATE_LIMIT_ORDER: often.default(20),
  RATE_LIMIT_DELIVERY: often.default(60),
  RATE_LIMIT_CART: often.default(60),
}

export const rateLimitsConfig = (env: z.output<z.ZodObject<typeof rateLimitVariables>>): RateLimitsConfig => ({
  windowMs: env.RATE_LIMIT_MINUTES * 60_000,
  most: {
    signIn: env.RATE_LIMIT_SIGN_IN,
    passwordReset: env.RATE_LIMIT_PASSWORD_RESET,
    coupon: env.RATE_LIMIT_COUPON,
    newsletter: env.RATE_LIMIT_NEWSLETTER,
    message: env.RATE_LIMIT_MESSAGE,
    order: env.RATE_LIMIT_ORDER,
    delivery: env.RATE_LIMIT_DELIVERY,
    cart: env.RATE_LIMIT_CART,
  },
})
