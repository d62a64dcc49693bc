import { chosenSkus } from '../sku-list/index.ts'

/** What is on the wishlist, for the buttons that change it. */
export const wished = chosenSkus(async () => (await import('./device/wished-on-device.ts')).wishedOnDevice)
