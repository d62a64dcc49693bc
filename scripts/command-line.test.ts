import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { helpText, parseCommandLine, readWholeNumber, requireKnown, requirePaths, UsageError } from './command-line.ts'

const USAGE = {
  purpose: 'Saws boards.',
  call: 'npm run saw -- [BOARD…]',
  operands: 'BOARD is a length in millimetres.',
  options: { fast: { meaning: 'saws without measuring' }, seed: { value: 'N', meaning: 'other boards' } },
  example: 'npm run saw -- 2400 --seed 7',
} as const

describe('the command line of a script', () => {
  it('has flags, values and operands', () => {
    expect(parseCommandLine(USAGE, ['2400', '--seed', '7', '1200'])).toEqual({
      operands: ['2400', '1200'],
      values: { fast: false, seed: '7' },
    })
    expect(parseCommandLine(USAGE, ['--fast']).values).toEqual({ fast: true, seed: undefined })
  })

  it.each([
    [['--slow'], "Unknown option '--slow'."],
    [['--seed'], "Option '--seed <value>' argument missing."],
    [['--seed', '--fast'], "Option '--seed' has no value, or one that begins with '-'."],
    [['--fast=1'], "Option '--fast' does not take an argument."],
  ])('is refused in one sentence: %j', (words, sentence) => {
    expect(() => parseCommandLine(USAGE, words)).toThrow(new UsageError(sentence))
  })

  it('is refused if the command takes no operands', () => {
    const { operands: _, ...others } = USAGE
    expect(() => parseCommandLine(others, ['2400'])).toThrow(new UsageError("'2400' is not expected."))
  })

  it.each([
    ['an unknown name', () => requireKnown('saw', ['band', 'jig'], ['band']), 'There is no saw jig; there are band.'],
    ['a missing file', () => requirePaths(['package.json', 'no/such']), "There is no file or folder 'no/such'."],
    ['a number with a fraction', () => readWholeNumber('--seed', '1.5'), "--seed takes a whole number, not '1.5'."],
  ])('is refused for %s', (_, check, sentence) => {
    expect(check).toThrow(new UsageError(sentence))
  })

  it('is explained with every option and an example', () => {
    expect(helpText(USAGE)).toBe(`Saws boards.

  npm run saw -- [BOARD…]

BOARD is a length in millimetres.

  --fast    saws without measuring
  --seed N  other boards
  --help    prints this text

Example: npm run saw -- 2400 --seed 7`)
  })
})

// RUN-35
describe('every npm script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }
  const files = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/node (?:--\S+ )*(\S+\.ts)/g)].map(([, file = '']) => file),
  )

  it.each(Object.entries(scripts))('%s runs one program, which gets all arguments: %s', (_, script) => {
    expect(script).not.toMatch(/[;&|]/)
  })

  it.each([...new Set(files)])('%s reads its command line', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/\b(readCommandLine|printHelpIfAsked)\(/)
  })

  it.each(['scripts/attack/main.ts', 'scripts/mutate/main.ts', 'sandbox/main.ts'])(
    '%s prints its usage, and no stack for a wrong option',
    (file) => {
      const run = (option: string) => spawnSync(process.execPath, [file, option], { encoding: 'utf8' })
      const [help, wrong] = [run('--help'), run('--no-such-option')]
      expect(help).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('npm run ') })
      expect(wrong).toMatchObject({
        stdout: '',
        stderr: expect.stringMatching(/^Unknown option '--no-such-option'[\s\S]*npm run/),
      })
      expect(wrong.stderr).not.toMatch(/\n\s+at /)
      expect([1, 2]).toContain(wrong.status)
    },
    60_000,
  )
})
