import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTLING } from './chunks.ts'

const files = [...globSync('{web,schema}/**/*.{ts,tsx}'), ...globSync('node_modules/idb-keyval/dist/*.js')]

it.each(Object.values(SETTLING).flat())('what a page settles with is where its chunk looks for it: %s', (path) => {
  expect(files.some((file) => file.startsWith(path))).toBe(true)
})
