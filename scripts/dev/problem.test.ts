import { describe, expect, it } from 'vitest'
import { crashProblem, placeText, reportedProblem, thrownProblem } from './problem.ts'

const ROOT = '/shop'

describe('problem', () => {
  it.each([
    ['the compiler', "bff/app.ts(3,7): error TS2322: Type 'string'…", 'bff/app.ts:3:7'],
    ['the code generator', 'schema/store.graphql:12:5: Syntax Error: Expected Name', 'schema/store.graphql:12:5'],
    ['a command that names no file', 'out of memory', ''],
  ])('has the place that %s reports', (_, output, place) => {
    expect(placeText(reportedProblem(output, ROOT), ROOT)).toBe(place)
  })

  it('keeps the text of every reported error', () => {
    const output = 'a.ts(1,1): error TS1: one\nb.ts(2,2): error TS2: two\n'
    expect(reportedProblem(output, ROOT).message).toBe(output.trim())
  })

  it('of a crashed process has the place that Node names first', () => {
    const output =
      'loading\nfile:///shop/sandbox/api/app.ts:12\n  throw oak\n  ^\n\nError: no oak\n    at x (file:///shop/a.ts:1:1)\n'
    expect(placeText(crashProblem(output), ROOT)).toBe('sandbox/api/app.ts:12:1')
    expect(placeText(crashProblem('Killed'), ROOT)).toBe('')
  })

  it.each([
    [
      'the file and line that Vite adds',
      Object.assign(new Error('bad'), { id: '/shop/web/a.tsx', loc: { line: 4, column: 2 } }),
      'web/a.tsx:4:2',
    ],
    [
      'the file that its message names',
      new Error('[PARSE_ERROR] Unexpected token\n ╭─[ bff/http/health.ts:22:20 ]'),
      'bff/http/health.ts:22:20',
    ],
    [
      'the line of the content that its message names',
      new Error('The configuration has an error:\n  bff/content/shop/settings.yaml:7 catalog.facet: is not a setting'),
      'bff/content/shop/settings.yaml:7:1',
    ],
    [
      'the first project file in its stack',
      withStack('at f (/shop/node_modules/x/i.js:1:1)\n at g (/shop/web/b.tsx:9:3)'),
      'web/b.tsx:9:3',
    ],
    ['nothing without a stack', withStack(''), ''],
  ])('of a thrown error has the place from %s', (_, error, place) => {
    expect(placeText(thrownProblem(error, ROOT), ROOT)).toBe(place)
  })
})

function withStack(stack: string): Error {
  return Object.assign(new Error('broken'), { stack })
}
