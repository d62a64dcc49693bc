import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { DefinedTask } from '../define-task.ts'
import { TASKS } from './index.ts'

const sources = globSync('web/**/*.ts', { exclude: ['web/playground/**', '**/*.test.ts', '**/*.test-kit.ts'] })
const definitions = sources.filter((path) => /\bdefineTask\(\{/.test(readFileSync(path, 'utf8')))

it('lists every task that is defined', async () => {
  const modules: readonly object[] = await Promise.all(definitions.map((path) => import(/* @vite-ignore */ resolve(path))))
  const defined = modules.flatMap((module) => Object.values(module)).filter(isTask)
  expect(defined.map(({ operation }) => operation).sort()).toEqual(TASKS.map(({ operation }) => operation).sort())
})

it('names each mutation once', () => {
  expect(new Set(TASKS.map(({ operation }) => operation)).size).toBe(TASKS.length)
})

const isTask = (value: unknown): value is DefinedTask =>
  typeof value === 'object' && value !== null && 'operation' in value && 'settle' in value
