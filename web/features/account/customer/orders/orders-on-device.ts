import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { decodeOrderHistory } from './decode-order-history.ts'
import { NO_ORDERS } from './order-history.ts'

/** The customer's orders as last returned by the platform. @source CACHE-8, USER-18 */
export const ordersOnDevice = openDeviceValue('user', 'orders-history', decodeOrderHistory)

/** @source USER-16 */
export const forgetOrders = (deviceDatabase: string): Promise<void> => ordersOnDevice(deviceDatabase).change(() => NO_ORDERS)
