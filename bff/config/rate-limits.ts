import type { z } from 'zod'
import { namedNumbers, wholeNumber } from './values/numbers.ts'
import { setting } from './values/setting.ts'

const DEFAULTS = {
  signIn: 10,
  passwordReset: 5,
  coupon: 20,
  newsletter: 10,
  message: 5,
  order: 20,
  delivery: 60,
  cart: 60,
} as const

export type LimitedAction = keyof typeof DEFAULTS

export const rateLimitVariables = {
  RATE_LIMITS: setting(
    namedNumbers<LimitedAction>(DEFAULTS, 1_000_000),
    'How often one account may do something within `RATE_LIMIT_MINUTES`: sign in or register, request a password, try a coupon, request or change a newsletter subscription, write to the shop, place an order, ask for the delivery cost of a product, start a cart. One IP address may do it ten times as often, one IPv6 /48 forty times. Actions that are left out keep their default; `0` is no limit: `signIn=5,order=0`',
  ),
  RATE_LIMIT_MINUTES: setting(wholeNumber(1, 1440).prefault('15'), 'The period of `RATE_LIMITS`'),
}

export const rateLimitsConfig = (env: z.output<z.ZodObject<typeof rateLimitVariables>>) => ({
  windowMs: env.RATE_LIMIT_MINUTES * 60_000,
  /** Limits per account. The limit per IP address is ten times as high, per IPv6 /48 forty times. 0 means unlimited. */
  most: env.RATE_LIMITS,
})

export type RateLimitsConfig = Readonly<ReturnType<typeof rateLimitsConfig>>
