import { expect, it } from 'vitest'
import { townLine } from './postal-address.tsx'

it.each([
  [{ city: 'Leeds', postcode: 'LS9 8AA', country: 'GB' }, 'Leeds LS9 8AA'],
  [{ city: 'Bolzano', postcode: '39100', country: 'IT' }, '39100 Bolzano'],
  [{ city: 'Köln', postcode: null, country: 'DE' }, 'Köln'],
])('town and postcode of %j are %s', (address, line) => {
  expect(townLine(address)).toBe(line)
})
