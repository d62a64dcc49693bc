/** How an attempt to order ended for the shopper. `queued`: the platform places it later. `unknown`: the device asks again. */
export const ORDER_RESULTS = ['placed', 'queued', 'refused', 'unknown', 'unavailable'] as const
export type OrderResultKind = (typeof ORDER_RESULTS)[number]
export const SIGN_IN_RESULTS = ['succeeded', 'refused', 'unavailable'] as const

export interface OrderFact {
  readonly kind: 'order'
  readonly outcome: OrderResultKind
  /** The device's key of the order, by which repetitions are recognised. Never logged. */
  readonly key: string
  /** The platform's order number; null if it gave none. */
  readonly number: string | null
  /** Code and field of the first user error; null without one. */
  readonly code: string | null
  readonly field: string | null
}

export interface SignInFact {
  readonly kind: 'sign-in'
  readonly outcome: (typeof SIGN_IN_RESULTS)[number]
  readonly code: string | null
}

/** Actions of shoppers that operators watch. They name no shopper. */
export type ShopFact = OrderFact | SignInFact

/** Receives what operators want to know of a request beside its answer. */
export interface RequestOutcomes {
  /** A part of the answer failed. @param code of the closed list of error codes */
  failed(code: string): void
  happened(fact: ShopFact): void
}

export const NO_OUTCOMES: RequestOutcomes = { failed: () => undefined, happened: () => undefined }
