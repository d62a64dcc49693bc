import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MOST_LINES = 10_800

it('the sandbox code stays small compared with the shop', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/\.test(-kit)?\.ts$/.test(file))
  const lines = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length - 1)
  expect(files.length).toBeGreaterThan(50)
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_LINES)
})
