import { describe, expect, it } from 'vitest'
import { unusedMessages } from './unused-messages.ts'

const READER = {
  path: 'saw.tsx',
  text: '/* stop */ const stop = 1; const { start } = words; show(words.blade.sharp, words.blade.errors[code], Object.entries(words.grades))',
}
const unusedIn = (text: string) => unusedMessages([{ path: 'en.ts', text }], [READER])

describe('unusedMessages', () => {
  it('is empty if code reads every message', () => {
    expect(unusedIn("export const messages = () => ({ start: 'Start', blade: { sharp: (mm: number) => String(mm) } })")).toEqual(
      [],
    )
  })

  it('reports a message that no code reads', () => {
    expect(unusedIn("export const messages = () => ({ start: 'Start', stop: 'Stop', blade: { blunt: 'Blunt' } })")).toEqual([
      'en.ts: stop',
      'en.ts: blunt',
    ])
  })

  it('counts a text that may be a key', () => {
    const messages = { path: 'en.ts', text: "export const messages = () => ({ on: 'On' })" }
    expect(unusedMessages([messages], [{ path: 'saw.tsx', text: "show(words[isRunning ? 'on' : state])" }])).toEqual([])
  })

  it.each([
    ['property', "export const messages = () => ({ blade: { errors: { BENT: 'Bent', 'not-there': 'None' } } })"],
    ['property that is listed', "export const messages = () => ({ grades: { fine: 'Fine' } })"],
    ['constant', "const errors: Record<string, string> = { BENT: 'Bent' }"],
  ])('counts the messages of a %s that code reads by a computed key', (_, text) => {
    expect(unusedIn(text)).toEqual([])
  })
})
