import { openDeviceValue } from '../../../../storage/open-device-value.ts'

/** What was typed into the calculators, as it is stored: every page loads the code of the sign-out, and few pages show calculators. */
export const storedInputs = openDeviceValue<unknown>('cart', 'calculators', (stored) => stored ?? {})

/** @source ROOM-11 */
export const forgetCalculators = (deviceDatabase: string): Promise<void> => storedInputs(deviceDatabase).change(() => ({}))
