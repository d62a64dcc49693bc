import { openDeviceValue } from '../../../../storage/open-device-value.ts'

/** The stored inputs of the calculators. Every page loads this file with the code of the sign-out, so it contains no calculator rules. */
export const storedInputs = openDeviceValue<unknown>('cart', 'calculators', (stored) => stored ?? {})
