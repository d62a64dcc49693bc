import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { VARIABLES } from './environment.ts'

/** Values that are invalid for every variable, apart from the exceptions below. */
const NONSENSE = [
  '-1',
  '1e99',
  'true ',
  'on',
  '١٢',
  '½',
  '\u0000',
  '\u202e',
  '🪵',
  '../../no/such',
  '<script>',
  '"',
  '%s',
  'x'.repeat(5000),
]

/** Nonsense values that are valid for these variables: folders may have any name, hosts and codes are words. */
const VALID: Readonly<Record<string, RegExp>> = {
  HOST: /^(1e99|on)$/,
  METRICS_HOST: /^(1e99|on)$/,
  OTEL_SERVICE_NAME: /^(-1|1e99|on)$/,
  ALLOWED_HOSTS: /^(-1|1e99|true |on)$/,
  SANDBOX_DATA: /^[^\0]{1,100}$/,
  SESSION_FILE: /^[^\0/]{1,100}$|^<script>$/,
  PLATFORM_INDEX: /^(1e99|on|x+)$/,
}
const readIssues = (name: string, value: string): readonly string[] => {
  try {
    readConfig({ [name]: value })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.issues
    throw error
  }
}

describe('an invalid value', () => {
  it.each(VARIABLES)('of %s stops the start with one sentence that names the variable', (name) => {
    const taken = NONSENSE.filter((value) => !VALID[name]?.test(value)).filter((value) => {
      const [issue = '', ...others] = readIssues(name, value)
      return !issue.startsWith(`${name}: `) || issue.length < name.length + 10 || others.length > 0
    })
    expect(taken).toEqual([])
  })

  it.each(VARIABLES)('of %s counts as not set if it is empty or whitespace', (name) => {
    for (const value of ['', ' ', '\t', '\n', '\u00a0']) expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })
})
