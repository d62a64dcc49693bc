import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { VARIABLES } from './environment.ts'

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

describe('.env.example', () => {
  it('lists exactly the supported variables', () => {
    expect([...example.keys()].sort()).toEqual([...VARIABLES].sort())
  })

  it('states the default of each variable', () => {
    expect(readConfig(Object.fromEntries(example))).toEqual(readConfig({}))
  })
})

describe('the table of variables in the README', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| ([^|]*) \|/gm)]

  it('lists the twelve that matter', () => {
    expect(rows.map(([, name]) => name)).toHaveLength(12)
  })

  it.each(rows.map(([, name = '', value = '']) => [name, value.trim()]))('states the default of %s', (name, value) => {
    expect(/^`([^`]*)`$/.exec(value)?.[1] ?? '').toBe(example.get(name))
  })
})

describe('the table of time limits in docs/operations/timeouts.md', () => {
  const rows = [...readFileSync('docs/operations/timeouts.md', 'utf8').matchAll(/`([A-Z_]+)` \((\d+)\)/g)]
  const defaults = readConfig({ PLATFORM_URL: 'https://platform.example' })
  const byName: Readonly<Record<string, number>> = {
    OPERATION_TIMEOUT_MS: defaults.operationTimeoutMs,
    PLATFORM_SEARCH_TIMEOUT_MS: defaults.platform.searchTimeoutMs,
    PLATFORM_SYNC_TIMEOUT_MS: defaults.platform.syncTimeoutMs,
    PLATFORM_TIMEOUT_MS: defaults.platform.timeoutMs,
    PLATFORM_ORDER_TIMEOUT_MS: defaults.platform.orderTimeoutMs,
    VALKEY_TIMEOUT_MS: defaults.valkey.timeoutMs,
    WARM_UP_SECONDS: defaults.warmUpSeconds,
    DRAIN_SECONDS: defaults.drainSeconds,
  }

  it('states the defaults for a platform elsewhere', () => {
    expect(Object.fromEntries(rows.map(([, name = '', value]) => [name, Number(value)]))).toEqual(byName)
  })
})
