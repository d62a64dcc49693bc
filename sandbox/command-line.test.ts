import { describe, expect, it } from 'vitest'
import { readCommandLine } from './command-line.ts'

describe('the command line of a sandbox script', () => {
  it('has operands and options', () => {
    expect(readCommandLine(['export', '--data', 'elsewhere', '--port', '8081'], {})).toEqual({
      operands: ['export'],
      data: 'elsewhere',
      port: '8081',
    })
  })

  it.each([
    [[], {}, '.data'],
    [[], { SANDBOX_DATA: 'from-environment' }, 'from-environment'],
    [['--data', 'said'], { SANDBOX_DATA: 'from-environment' }, 'said'],
  ])('finds the data by what is said, then by the environment: %j, %j', (words, environment, data) => {
    expect(readCommandLine(words, environment).data).toBe(data)
  })

  it('refuses options it does not know', () => {
    expect(() => readCommandLine(['--date', 'x'], {})).toThrow("Unknown option '--date'")
  })
})
