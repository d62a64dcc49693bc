import { afterEach, expect, it, vi } from 'vitest'
import { type Claim, claimOf, keepClaim } from './claims.ts'

function device(kept: string | null = null) {
  const state = { kept }
  return () => ({
    getItem: () => state.kept,
    setItem: (_: string, value: string) => {
      state.kept = value
    },
  })
}
const claim = (code: string, value: string): Claim => ({
  ...{ code, value },
  createdAt: '2026-11-22T10:00:00.000Z',
  description: 'May we count your visit?',
})

afterEach(() => {
  vi.restoreAllMocks()
})

// USER-22
it('keeps one claim per code with its time, value and description', () => {
  const storage = device()
  keepClaim(claim('analytics', 'granted'), storage)
  keepClaim(claim('other', 'yes'), storage)
  keepClaim(claim('analytics', 'denied'), storage)
  expect([claimOf('analytics', storage), claimOf('other', storage), claimOf('none', storage)]).toEqual([
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
  const storage = device(kept)
  expect(claimOf('analytics', storage)).toBeNull()
  keepClaim(claim('analytics', 'granted'), storage)
  expect(claimOf('analytics', storage)).toEqual(claim('analytics', 'granted'))
})

it('finds no claim if the device has no storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = () => {
    throw new Error('The device keeps nothing')
  }
  expect(claimOf('analytics', storage)).toBeNull()
})
