import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { decodeSavedList, NO_LIST } from './saved-list.ts'

/** The cutting list of this device: survives restarts, works offline and is shared by all tabs. */
export const cuttingList = openDeviceValue('cart', 'cutting-list', decodeSavedList)

export const forgetCuttingList = (deviceDatabase: string) => cuttingList(deviceDatabase).change(() => NO_LIST)
