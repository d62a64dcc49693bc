import { describe, expect, it } from 'vitest'
import { isOrderKey, toOrderKey } from './order-key.ts'

const OWN = '1795738837304-0b9f0f6e-7a2c-4a52-9d0e-4a4b6f1f9a11'
const UUID = '0b9f0f6e-7a2c-4a52-9d0e-4a4b6f1f9a11'

// FRONT-9
describe('toOrderKey', () => {
  it('keeps a key in the form of the platform', () => {
    expect(toOrderKey(OWN)).toBe(OWN)
  })

  it.each([UUID, UUID.toUpperCase(), '01JDW2K5Z8Q4T7V9X3B6N1M0PR', 'till-7:2026-11-27.000000042'])(
    'makes the same valid key of %s each time, and of no other',
    (key) => {
      expect(isOrderKey(toOrderKey(key))).toBe(true)
      expect(toOrderKey(key)).toBe(toOrderKey(key))
      expect(toOrderKey(key)).not.toBe(toOrderKey(`${key}1`))
    },
  )

  it.each(['', '1', 'order-1', 'x'.repeat(19), 'x'.repeat(129), `${UUID} `, `${UUID}\n`, `${UUID}ü`])(
    'leaves %j invalid',
    (key) => {
      expect(isOrderKey(toOrderKey(key))).toBe(false)
    },
  )
})
