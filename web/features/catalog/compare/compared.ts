import { chosenSkus } from '../sku-list/index.ts'

/** The compared products, for the buttons that change them. */
export const compared = chosenSkus(async () => (await import('./device/compared-on-device.ts')).comparedOnDevice)
