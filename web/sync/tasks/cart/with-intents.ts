import type { CartIntent, CartState } from './cart-state.ts'

export type WantedLine = Omit<CartIntent, 'revision'>

/** Counts one revision and records its intents, which replace earlier intents for the same lines. */
export function withIntents(state: CartState, wanted: readonly WantedLine[]): CartState {
  if (wanted.length === 0) return state
  const revision = state.revision + 1
  const keys = new Set(wanted.map(({ line }) => line.key))
  const others = state.intents.filter(({ line }) => !keys.has(line.key))
  return { ...state, revision, intents: [...others, ...wanted.map((intent) => ({ ...intent, revision }))] }
}
