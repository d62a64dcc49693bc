import { createStore, useStore } from '../../data/store.ts'

/** What every part of the page may know of the cart. */
export interface CartState {
  /** Lines in the cart. */
  readonly count: number
}

const cart = createStore<CartState>({ count: 0 })

export const useCart = <Selected>(select: (state: CartState) => Selected): Selected => useStore(cart, select)
