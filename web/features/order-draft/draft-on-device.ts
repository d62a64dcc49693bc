import { deviceValueOf } from '../../offline/device-value-of.ts'
import { decodeDraft } from './decode-draft.ts'
import { forgotten } from './draft-changes.ts'

/** What was said on the way to an order: there after a reload, without a network and in every tab. @source CHECKOUT-9 */
export const draftOnDevice = deviceValueOf('user', 'checkout', decodeDraft)

/** Nothing of it is left on the device. @source USER-16 */
export const forgetCheckout = (deviceDatabase: string): Promise<void> => draftOnDevice(deviceDatabase).change(forgotten)
