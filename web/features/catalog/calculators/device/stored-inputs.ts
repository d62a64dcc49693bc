import { openDeviceValue } from '../../../../storage/open-device-value.ts'

/** The stored inputs of the calculators. Every page loads this file with the sign-out, so it has no rules of the calculators. */
export const storedInputs = openDeviceValue<unknown>('cart', 'calculators', (stored) => stored ?? {})
