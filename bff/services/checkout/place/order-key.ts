import { createHash } from 'node:crypto'

/** @source platform contract §8.1 */
const KEY = /^\d{13}-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** Long enough that the key of another shopper's order cannot be guessed. */
const OTHER = /^[\w.:-]{20,128}$/

export const isOrderKey = (key: string): boolean => KEY.test(key)

/**
 * The key in the form that platforms know: the key itself, or a hash of a key of another form. Invalid keys are returned as they are.
 * @source FRONT-9
 */
export function toOrderKey(key: string): string {
  if (isOrderKey(key) || !OTHER.test(key)) return key
  const hex = createHash('sha256').update(`order ${key}`).digest('hex')
  const number = String(BigInt(`0x${hex.slice(32, 46)}`) % 10n ** 13n).padStart(13, '0')
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
  return `${number}-${groups.join('-')}`
}
