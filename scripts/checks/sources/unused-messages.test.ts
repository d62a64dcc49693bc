import { describe, expect, it } from 'vitest'
import { unusedMessages } from './unused-messages.ts'

const READER = {
  path: 'saw.tsx',
  text: '/* stop */ const stop = 1; const { start } = words; show(words.blade.sharp, words.blade.errors[code], Object.entries(words.grades))',
}
const unusedIn = (...keys: readonly string[]) => unusedMessages(keys, [READER])

describe('unusedMessages', () => {
  it('is empty if code reads every message', () => {
    expect(unusedIn('saw.start', 'saw.blade.sharp')).toEqual([])
  })

  it('reports a message and a group that no code reads', () => {
    expect(unusedIn('saw.start', 'saw.stop', 'saw.blade.blunt', 'saw.guard.start')).toEqual([
      'saw.stop',
      'saw.blade.blunt',
      'saw.guard',
    ])
  })

  it('counts a text that may be a key', () => {
    expect(unusedMessages(['saw.on'], [{ path: 'saw.tsx', text: "show(words[isRunning ? 'on' : state])" }])).toEqual([])
  })

  it.each([
    ['a group', 'saw.blade.errors.BENT'],
    ['a group that is listed', 'saw.grades.fine'],
    ['a list', 'saw.grades.0'],
  ])('counts the messages of %s that code reads by a computed key', (_, key) => {
    expect(unusedIn(key)).toEqual([])
  })
})
