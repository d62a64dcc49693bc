import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

describe('.env.example', () => {
  it('names every variable that is read, and no other', () => {
    expect([...example.keys()].sort()).toEqual([...VARIABLES].sort())
  })

  it('gives each its default', () => {
    expect(readConfig(Object.fromEntries(example))).toEqual(readConfig({}))
  })
})

/** Said in words, being long, or another one in each shop. */
const IN_WORDS = ['FILTER_ATTRIBUTES', 'KEY_FACT_ATTRIBUTES', 'PLATFORM_CMS_HIERARCHY', 'SANDBOX_PORT']

/** What the README says is the default of each variable; undefined where it says it in words. */
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

describe('the table of the README', () => {
  const defaults = defaultsOf(readFileSync('README.md', 'utf8'))

  it('explains every variable that is read, and no other', () => {
    expect([...defaults.keys()].sort()).toEqual([...VARIABLES].sort())
  })

  it.each(VARIABLES.filter((name) => !IN_WORDS.includes(name)))('gives %s its default', (name) => {
    expect(defaults.get(name) ?? '').toBe(example.get(name))
  })
})
