import type { Branch } from './branch.types.ts'

/** When orders arrive. Every time is local to `timeZone`. */
export interface DeliveryRules {
  /** IANA name: 'Europe/London'. */
  readonly timeZone: string
  /** ISO 3166-1 alpha-2; empty for all. */
  readonly countries: readonly string[]
  /** 'HH:MM'. An order placed later counts as placed on the next working day. */
  readonly cutOff: string
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  readonly workingDays: readonly number[]
  /** Days without work and collection: 'YYYY-MM-DD'. */
  readonly holidays: readonly string[]
  readonly methods: readonly MethodRule[]
}

/** A delivery method of the platform. Exactly one of `days` and `hours` is a number. */
export interface MethodRule {
  /** The platform's carrier and method code: 'flatrate_flatrate'. */
  readonly method: string
  /** Working days from the order to the door; null for collection. */
  readonly days: number | null
  /** Opening hours that pass from the order until it can be collected; null for delivery. */
  readonly hours: number | null
  /** The branch that orders are collected from; absent for delivery, and if the content names none. */
  readonly branch?: Pick<Branch, 'name' | 'opening'>
  /** The longest piece that the method carries, in millimetres; null without a limit. */
  readonly longest: number | null
  /** The most that the goods of an order may weigh together, in kilograms; null without a limit. */
  readonly heaviest: number | null
  /** Whether this method is free for every order. */
  readonly free?: boolean
}

/** When an order arrives or can be collected. */
export interface Arrival {
  /** 'YYYY-MM-DD' */
  readonly date: string
  /** 'HH:MM', from when it can be collected; null for delivery. */
  readonly time: string | null
  /** Calendar days from today: 0 is today. */
  readonly daysAhead: number
  /** Minutes until an order arrives later than this; null unless the cut-off is today and still ahead. */
  readonly minutesLeft: number | null
  /** The branch to collect it from, with the opening hours of that day; absent for delivery and without a branch. */
  readonly branch?: { readonly name: string; readonly hours: string }
}
