import { chosenSkus } from '../sku-list/index.ts'

/** What is compared, for the buttons that change it. */
export const compared = chosenSkus(async () => (await import('./device/compared-on-device.ts')).comparedOnDevice)
