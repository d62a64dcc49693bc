import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { readEnvironment, VARIABLES } from './environment.ts'

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
/** Empty values and whitespace. */
const BLANK = ['', ' ', '\t', '\n', '\u00a0']

const refusal = (environment: Readonly<Record<string, string>>): ConfigError | null => {
  try {
    readConfig(environment)
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}

/** Reads the files of the content, which takes longest, only if the variables alone are valid. */
const readIssues = (name: string, value: string): readonly string[] => {
  const { issues } = readEnvironment({ [name]: value })
  return issues.length > 0 ? issues : (refusal({ [name]: value })?.issues ?? [])
}

describe('an invalid value', () => {
  it.each(VARIABLES)('of %s stops the start with one sentence that names the variable', (name) => {
    const invalid = NONSENSE.filter((value) => !VALID[name]?.test(value))
    const taken = invalid.filter((value) => {
      const [issue = '', ...others] = readIssues(name, value)
      return !issue.startsWith(`${name}: `) || issue.length < name.length + 10 || others.length > 0
    })
    expect(taken).toEqual([])
    const [first = ''] = invalid
    expect(refusal({ [name]: first })?.issues).toEqual(readIssues(name, first))
  })

  it.each(VARIABLES)('of %s counts as not set if it is empty or whitespace', (name) => {
    const unset = readEnvironment({})
    for (const value of BLANK) expect(readEnvironment({ [name]: value })).toEqual(unset)
  })

  it('of every variable at once is a shop without settings if all are empty or whitespace', () => {
    const unset = readConfig({})
    for (const value of BLANK) {
      expect(readConfig(Object.fromEntries(VARIABLES.map((name) => [name, value])))).toEqual(unset)
    }
  })
})
