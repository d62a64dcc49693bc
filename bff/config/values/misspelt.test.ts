import { describe, expect, it } from 'vitest'
import { VARIABLES } from '../environment.ts'
import { findMisspelt } from './misspelt.ts'

describe('misspelt variable check', () => {
  it.each([
    ['PLATFROM_URL', 'PLATFORM_URL'],
    ['PLATFORM_URLS', 'PLATFORM_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['SESSION_KEY', 'SESSION_KEYS'],
  ])('recognises %s as a misspelling of %s', (name, meant) => {
    expect(findMisspelt([name], VARIABLES)).toEqual([[name, meant]])
  })

  it.each([
    ...['PATH', 'POST', 'HOSTS', 'HOSTNAME', 'HOME', 'LANG', 'TZ', 'NODE_ENV', 'NODE_OPTIONS', 'npm_config_port'],
    ...['SHOP_PORT', 'SHOP_SERVICE_HOST', 'PLATFORM_PORT', 'SANDBOX_PORT_8080_TCP', '', 'X'.repeat(10_000)],
  ])('ignores %s', (name) => {
    expect(findMisspelt([name], VARIABLES)).toEqual([])
  })

  it('ignores all supported variables', () => {
    expect(findMisspelt(VARIABLES, VARIABLES)).toEqual([])
  })
})
