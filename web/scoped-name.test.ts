import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { scopedName } from './scoped-name.ts'

it('gives every class of every style module a short name of its own', () => {
  const names = globSync('web/**/*.module.css', { exclude: ['**/node_modules'] }).flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    const classes = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = '']) => name))
    return [...classes].map((name) => scopedName(name, resolve(file), css))
  })
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => !/^[a-z][a-z0-9]{2,3}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
