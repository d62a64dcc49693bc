import { describe, expect, it } from 'vitest'
import { logLineProblems, logLines } from './log-lines.ts'

const readLines = (text: string) => logLines({ path: 'bff/saw.ts', text }, { empty: 'nothing to saw' })

describe('logLines', () => {
  it.each([
    ['a call of a log', "request.log.warn({ err }, 'the saw is blunt')", 'the saw is blunt', ['warn']],
    ['a log without fields', "log.fatal('the saw is gone')", 'the saw is gone', ['fatal']],
    ['one of two levels', "log[isOurs ? 'error' : 'warn']({}, 'the saw is loud')", 'the saw is loud', ['error', 'warn']],
    ['a function that forwards to a log', "warn({ id }, 'a board is bent')", 'a board is bent', ['warn']],
    ['a message with a name', 'scope.log.error({}, MESSAGES.empty)', 'nothing to saw', ['error']],
  ])('finds %s', (_, code, message, levels) => {
    expect(readLines(code)).toEqual([{ path: 'bff/saw.ts', message, levels }])
  })

  it('ignores other calls', () => {
    expect(readLines("console.error('no'); saw.warn('no'); log.child({}); log.warn(fields, message)")).toEqual([])
  })

  it('throws if a message cannot be read', () => {
    expect(() => readLines('log.warn({}, reasonOf(error))')).toThrow('bff/saw.ts')
  })
})

describe('table of log lines', () => {
  const code = readLines("log.warn({}, 'the saw is blunt'); log.error({}, 'the saw is gone'); log.debug({}, 'sawing: a board')")
  const blunt = '| `the saw is blunt` | warn | sharpen it |'
  const gone = '| `the saw is gone` | error | look for it |'

  it('accepts lines that the code logs, at levels below warn too', () => {
    expect(logLineProblems([blunt, gone].join('\n'), code)).toEqual([])
    expect(logLineProblems([blunt, gone, '| `sawing: …` | debug | each board |'].join('\n'), code)).toEqual([])
  })

  it('accepts several messages in a row, and words beside the levels', () => {
    expect(logLineProblems('| `the saw is blunt`, `the saw is gone` | warn (at night), error | |', code)).toEqual([
      "'the saw is blunt' is not written at error",
      "'the saw is gone' is not written at warn",
    ])
  })

  it('reports a line that no code logs', () => {
    expect(logLineProblems([blunt, gone, '| `the saw sings` | info | |'].join('\n'), code)).toEqual([
      "'the saw sings' is written by no code",
    ])
  })

  it('reports a missing line at warn, error or fatal', () => {
    expect(logLineProblems(blunt, code)).toEqual(["'the saw is gone', which bff/saw.ts writes at error, is not there"])
  })
})
