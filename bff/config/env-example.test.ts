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
