import { describe, expect, it } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'
import { ConfigError } from './config-error.ts'

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
const TAKES: Readonly<Record<string, RegExp>> = {
  HOST: /^(1e99|on)$/,
  SANDBOX_HOST: /^(1e99|on)$/,
  ALLOWED_HOSTS: /^(-1|1e99|true |on)$/,
  SANDBOX_DATA: /^[^\0]{1,100}$/,
  SESSION_FILE: /^[^\0/]{1,100}$|^<script>$/,
  PLATFORM_INDEX: /^(1e99|on|x+)$/,
  FILTER_ATTRIBUTES: /^(true |on)$/,
  KEY_FACT_ATTRIBUTES: /^(true |on)$/,
  SEARCH_FIELDS: /^([-\w]{2,4}|true |x+)$/,
  ROOT_CATEGORY_ID: /^(1e99|on)$/,
  BEST_SELLERS_CATEGORY_ID: /^(1e99|on)$/,
  SPECIAL_OFFERS_CATEGORY_ID: /^(1e99|on)$/,
}
/** Texts are shown as they are. */
const TEXTS = /^(SHOP_NAME|SHOP_PHONE|HELP_|ABOUT_)/

const issuesOf = (name: string, value: string): readonly string[] => {
  try {
    readConfig({ [name]: value })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.issues
    throw error
  }
}

describe('an invalid value', () => {
  it.each(VARIABLES.filter((name) => !TEXTS.test(name)))(
    'of %s stops the start with one sentence that names the variable',
    (name) => {
      const taken = NONSENSE.filter((value) => !TAKES[name]?.test(value)).filter((value) => {
        const [issue = '', ...others] = issuesOf(name, value)
        return !issue.startsWith(`${name}: `) || issue.length < name.length + 10 || others.length > 0
      })
      expect(taken).toEqual([])
    },
  )

  it.each(VARIABLES)('of %s counts as not set if it is empty or whitespace', (name) => {
    for (const value of ['', ' ', '\t', '\n', '\u00a0']) expect(readConfig({ [name]: value })).toEqual(readConfig({}))
  })
})
