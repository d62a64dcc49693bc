import { createStore } from './store.ts'

/**
 * Whether the signed-in customer has their own prices. Product data is then refetched for this customer, never shared and never stored
 * on the device.
 * @source USER-6; decision 0001
 */
export const ownPrices = createStore(false)
