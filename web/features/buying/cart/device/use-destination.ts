import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { type Destination, destinationOnDevice } from './destination.ts'

/** The destination on this device, with the methods of its last estimate; null before hydration and without one. @source DELIVERY-3 */
export const useDestination = (): Destination | null => useDeviceValue(destinationOnDevice, useShop().deviceDatabase)
