import { openDeviceValue } from '../../../storage/open-device-value.ts'
import { decodeDraft } from './decode-draft.ts'
import { EMPTY_DRAFT } from './draft.ts'

/** The checkout draft: survives reloads, works offline and is shared by all tabs. @source CHECKOUT-9 */
export const draftOnDevice = openDeviceValue('user', 'checkout', decodeDraft)

/** Deletes the draft from the device. @source USER-16 */
export const forgetCheckout = (deviceDatabase: string): Promise<void> => draftOnDevice(deviceDatabase).change(() => EMPTY_DRAFT)
