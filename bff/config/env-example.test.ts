import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

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

/** Defaults described in prose, because they are long or depend on the shop. */
const IN_WORDS = ['FILTER_ATTRIBUTES', 'KEY_FACT_ATTRIBUTES', 'PLATFORM_CMS_HIERARCHY', 'SANDBOX_PORT']

/** The default of each variable in the README; undefined if it is described in prose. */
function defaultsOf(table: string): ReadonlyMap<string, string | undefined> {
  const rows = [...table.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)]
  return new Map(
    rows.flatMap(([, names = '', defaults = '']) => {
      const literals = defaults.trim().split(', ')
      return names
        .split(', ')
        .map((name, place): [string, string | undefined] => [name.slice(1, -1), /^`([^`]*)`$/.exec(literals[place] ?? '')?.[1]])
    }),
  )
}

describe('the configuration table of the README', () => {
  const defaults = defaultsOf(readFileSync('README.md', 'utf8'))

  it('lists exactly the supported variables', () => {
    expect([...defaults.keys()].sort()).toEqual([...VARIABLES].sort())
  })

  it.each(VARIABLES.filter((name) => !IN_WORDS.includes(name)))('states the default of %s', (name) => {
    expect(defaults.get(name) ?? '').toBe(example.get(name))
  })
})
