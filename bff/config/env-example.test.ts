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

describe('the table of the README', () => {
  it.each(VARIABLES)('explains %s', (name) => {
    expect(readFileSync('README.md', 'utf8')).toContain(`\`${name}\``)
  })
})
