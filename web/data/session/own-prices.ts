import { createStore } from '../store.ts'

/**
 * Whether who is signed in has prices of their own. What is shown of products is asked for anew then, as this one customer; nobody
 * else ever gets it, and it is not kept on the device.
 * @source USER-6; decision 0081
 */
export const ownPrices = createStore(false)
