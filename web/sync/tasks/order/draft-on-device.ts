import { openDeviceValue } from '../../../storage/open-device-value.ts'
import { decodeDraft } from './decode-draft.ts'

/** The checkout draft: survives reloads, works offline and is shared by all tabs. @source CHECKOUT-9 */
export const draftOnDevice = openDeviceValue('user', 'checkout', decodeDraft)
