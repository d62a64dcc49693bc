import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findFiles } from '../system/find-files.ts'
import { STEPS } from './steps.ts'

/** Documents and settings that a test reads by their path in the project. */
const DOCUMENT = /'((?:\.\/)?docs\/[\w./-]+\.\w+)'/g

it('runs unit tests again if a document that they read has changed', () => {
  const tests = findFiles('{bff,web,schema,sandbox,scripts,test}/**/*.{test,spec}.ts', { exclude: ['scripts/test/*'] })
  const read = tests.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(DOCUMENT)].map(([, document = '']) => document))
  const { ignores } = STEPS.find(({ name }) => name.startsWith('unit')) ?? {}
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter((document) => ignores?.test(document))).toEqual([])
})
