import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPassedSteps } from './passed-steps.ts'

const COUNTS = { passed: 3, failed: 0, skipped: 1 }
let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  mkdirSync(join(root, 'docs'))
  write('.gitignore', '.cache/\n')
  write('rule.ts', 'one')
  write('docs/rule.md', 'one')
  readPassedSteps(root).record('types', COUNTS, /\.md$/)
})
afterEach(() => rmSync(root, { recursive: true }))

const counts = () => readPassedSteps(root).counts('types', /\.md$/)

describe('a step that passed', () => {
  it('is not run again while nothing has changed', () => {
    expect(counts()).toEqual(COUNTS)
  })

  it('is not run again for a file that it does not read', () => {
    write('docs/rule.md', 'two')
    expect(counts()).toEqual(COUNTS)
  })

  it.each([
    ['changed', () => write('rule.ts', 'two')],
    ['new, and not known to git yet', () => write('other.ts', 'one')],
    ['gone', () => rmSync(join(root, 'rule.ts'))],
  ])('is run again when a file is %s', (_, edit) => {
    edit()
    expect(counts()).toBeNull()
  })

  it('is run again once it has failed', () => {
    readPassedSteps(root).record('types', { ...COUNTS, failed: 1 }, /\.md$/)
    expect(counts()).toBeNull()
  })

  it('is run again when its record cannot be read', () => {
    write('.cache/passed/types.json', '{"digest":')
    expect(counts()).toBeNull()
  })

  it('is always run without git, which lists the files that count', () => {
    rmSync(join(root, '.git'), { recursive: true })
    readPassedSteps(root).record('types', COUNTS)
    expect(readPassedSteps(root).counts('types')).toBeNull()
  })
})
