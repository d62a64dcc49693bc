import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { cuttingList } from './saved-list.ts'

/** Opens a stored value without decoding it, because every page loads the sign-out code and few pages show cutting lists. */
const openStored = (key: string) => openDeviceValue<unknown>('cart', key, (stored) => stored ?? [])

/** The data that the form needs to edit the cutting lists in the cart. @source CUT-32 */
export const storedListsInCart = openStored('cutting-lists-in-cart')

/** The lists the shopper has saved under a name. @source CUT-33 */
export const storedNamedLists = openStored('named-cutting-lists')

/** @source CUT-12, CUT-32, CUT-33 */
export const cuttingOnDevice = [cuttingList, storedListsInCart, storedNamedLists] as const
