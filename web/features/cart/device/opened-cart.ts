import { createStore } from '../../../data/store.ts'
import type { CartOnDevice } from './cart-on-device.types.ts'

/** The cart of the device once its code is there and it is open; null before. */
export const openedCart = createStore<CartOnDevice | null>(null)
