import { describe, expect, it } from 'vitest'
import { dockerIgnore } from './build-context.ts'

describe('.dockerignore', () => {
  const isIgnored = dockerIgnore('# comment\nnode_modules\n*.log\n**/*.tmp\ndocs/\n!docs/keep.md\n')

  it.each([
    ['node_modules', true],
    ['node_modules/react/index.js', true],
    ['web/node_modules', false],
    ['npm.log', true],
    ['web/npm.log', false],
    ['web/a/b.tmp', true],
    ['docs/operations.md', true],
    ['docs/keep.md', false],
    ['bff/main.ts', false],
  ])('answers for %s: %s', (path, expected) => {
    expect(isIgnored(path)).toBe(expected)
  })
})
