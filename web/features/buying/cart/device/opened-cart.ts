import { createStore } from '../../../../data/store.ts'
import type { CartOnDevice } from './cart-on-device.types.ts'

/** The device cart; null until its code is loaded and it is open. */
export const openedCart = createStore<CartOnDevice | null>(null)
