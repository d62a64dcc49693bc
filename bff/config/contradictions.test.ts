import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { readEnvironment } from './environment.ts'

const STORE = { VALKEY_URL: 'redis://store:6379' }

// RUN-33
describe('times that contradict each other', () => {
  it.each([
    [
      'stock and prices, of which operations would not wait for the end',
      { PLATFORM_SYNC_TIMEOUT_MS: '12000', OPERATION_TIMEOUT_MS: '8000' },
      'PLATFORM_SYNC_TIMEOUT_MS: is 12000, and OPERATION_TIMEOUT_MS is 8000; make it shorter, or operations fail before they can answer without stock and prices',
    ],
    [
      'stock and prices that take as long as the default of an operation',
      { PLATFORM_SYNC_TIMEOUT_MS: '10000' },
      'PLATFORM_SYNC_TIMEOUT_MS: is 10000, and OPERATION_TIMEOUT_MS is 10000 by default; make it shorter, or operations fail before they can answer without stock and prices',
    ],
    [
      'an operation that is shorter than the default of the embedded sandbox',
      { OPERATION_TIMEOUT_MS: '4000' },
      'PLATFORM_SYNC_TIMEOUT_MS: is 5000 by default, and OPERATION_TIMEOUT_MS is 4000; make it shorter, or operations fail before they can answer without stock and prices',
    ],
    [
      'an operation that is shorter than the shared store',
      { ...STORE, VALKEY_TIMEOUT_MS: '20000' },
      'VALKEY_TIMEOUT_MS: is 20000, and OPERATION_TIMEOUT_MS is 10000 by default; make it shorter, or operations fail before they can continue without the shared store',
    ],
    [
      'an idle time that no session reaches',
      { SESSION_IDLE_HOURS: '48', SESSION_LIFETIME_HOURS: '24' },
      'SESSION_IDLE_HOURS: is 48, and SESSION_LIFETIME_HOURS is 24; make it shorter, or no session ever reaches it',
    ],
  ])('stop the start with both variables and their values: %s', (_, environment, issue) => {
    expect(() => readConfig(environment)).toThrow(expect.objectContaining({ issues: [issue] }))
  })

  it.each([
    [
      'an operation longer than the default of another platform',
      { PLATFORM_URL: 'https://p.example', OPERATION_TIMEOUT_MS: '801' },
    ],
    ['a slow store that is not used', { VALKEY_TIMEOUT_MS: '20000' }],
    ['a lifetime below the default of the idle time', { SESSION_LIFETIME_HOURS: '24' }],
    ['an idle time of a whole lifetime', { SESSION_IDLE_HOURS: '24', SESSION_LIFETIME_HOURS: '24' }],
    [
      'calls that continue after the operation, for the cache',
      { PLATFORM_TIMEOUT_MS: '60000', PLATFORM_SEARCH_TIMEOUT_MS: '60000' },
    ],
    ['an order that continues after the operation', { PLATFORM_ORDER_TIMEOUT_MS: '86400000' }],
  ])('are not seen in %s', (_, environment) => {
    expect(() => readConfig(environment)).not.toThrow()
  })

  it('are accepted exactly if both inner times are shorter than an operation', () => {
    const time = fc.integer({ min: 1, max: 2 ** 31 - 1 })
    const near = fc.tuple(time, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }))
    fc.assert(
      fc.property(near, ([operation, toSync, toStore]) => {
        const within = (ms: number) => Math.min(2 ** 31 - 1, Math.max(1, ms))
        const [sync, store] = [within(operation + toSync), within(operation + toStore)]
        const { issues } = readEnvironment({
          ...STORE,
          OPERATION_TIMEOUT_MS: `${operation}`,
          PLATFORM_SYNC_TIMEOUT_MS: `${sync}`,
          VALKEY_TIMEOUT_MS: `${store}`,
        })
        expect(issues.map((issue) => issue.split(':')[0])).toEqual([
          ...(sync >= operation ? ['PLATFORM_SYNC_TIMEOUT_MS'] : []),
          ...(store >= operation ? ['VALKEY_TIMEOUT_MS'] : []),
        ])
      }),
    )
  })
})
