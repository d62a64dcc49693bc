import { openDeviceValue } from '../../../../storage/open-device-value.ts'

/** The lists as they are stored, not decoded: every page loads the code of the sign-out, and few pages show lists. @source SAVE-1 */
export const storedLists = openDeviceValue<unknown>('wishlist', 'named-lists', (stored) => stored ?? [])
