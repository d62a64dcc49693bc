import { afterEach, expect, it, vi } from 'vitest'
import { type Claim, readClaim, saveClaim } from './claims.ts'

function createDevice(kept: string | null = null) {
  const state = { kept }
  return () => ({
    getItem: () => state.kept,
    setItem: (_: string, value: string) => {
      state.kept = value
    },
  })
}
const claim = (code: string, value: string): Claim => ({
  code,
  value,
  createdAt: '2026-11-22T10:00:00.000Z',
  description: 'May we count your visit?',
})

afterEach(() => {
  vi.restoreAllMocks()
})

// USER-22
it('keeps one claim per code with its time, value and description', () => {
  const storage = createDevice()
  saveClaim(claim('analytics', 'granted'), storage)
  saveClaim(claim('other', 'yes'), storage)
  saveClaim(claim('analytics', 'denied'), storage)
  expect([readClaim('analytics', storage), readClaim('other', storage), readClaim('none', storage)]).toEqual([
    claim('analytics', 'denied'),
    claim('other', 'yes'),
    null,
  ])
})

it.each([
  '[',
  '{}',
  'null',
  '[{"code":"analytics","createdAt":"soon","value":"","description":""}]',
  '"x"',
  '[null, 3, {"code":"analytics"}, {"code":"analytics","createdAt":1,"value":"","description":""}]',
])('ignores stored %s and stores a new claim', (kept) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = createDevice(kept)
  expect(readClaim('analytics', storage)).toBeNull()
  saveClaim(claim('analytics', 'granted'), storage)
  expect(readClaim('analytics', storage)).toEqual(claim('analytics', 'granted'))
})

it('finds no claim if the device has no storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = () => {
    throw new Error('The device keeps nothing')
  }
  expect(readClaim('analytics', storage)).toBeNull()
})
