import { describe, expect, it } from 'vitest'
import { toErrorReport } from './script-errors.ts'

const ORIGIN = 'https://shop.example'
const throwEvent = (error: unknown, more: object = {}) => ({
  error,
  message: String(error),
  filename: `${ORIGIN}/assets/index-Ab1.js?v=2`,
  lineno: 1,
  colno: 20,
  ...more,
})
const report = (error: unknown, more: object = {}) => toErrorReport(throwEvent(error, more), ORIGIN)
const rejectEvent = (stack: string) => {
  const error = Object.assign(new TypeError('x is null'), { stack })
  return report(error, { filename: '', lineno: 0, colno: 0 })
}

// FIELD-4
describe('toErrorReport', () => {
  it('names the error, its redacted text and its place in a built file', () => {
    expect(report(new TypeError('No "Anna" in /lists/7'))).toEqual({
      name: 'TypeError',
      text: 'No [text] in [address]',
      source: 'index-Ab1.js',
      line: 1,
      column: 20,
    })
  })

  it.each([
    ['Chrome', `TypeError: x is null\n    at f (${ORIGIN}/assets/a.js:3:14)\n    at ${ORIGIN}/assets/b.js:1:1`],
    ['Firefox and Safari', `f@${ORIGIN}/assets/a.js:3:14\n@${ORIGIN}/assets/b.js:1:1`],
  ])('finds the place of a rejected promise in a stack of %s', (_, stack) => {
    expect(rejectEvent(stack)).toMatchObject({ name: 'TypeError', source: 'a.js', line: 3, column: 14 })
  })

  it.each([
    ['an extension', { filename: 'chrome-extension://7f/content.js' }],
    ['another site', { filename: 'https://tags.example/gtm.js' }],
    ['a site whose name starts with the shop’s', { filename: 'https://shop.example.evil.example/a.js' }],
    ['an unknown script', { filename: '' }],
  ])('leaves out errors of %s', (_, more) => {
    const error = Object.assign(new Error('down'), { stack: '' })
    expect(report(error, more)).toBeNull()
  })

  it('leaves out rejections from an extension, and requests that a navigation aborts', () => {
    expect(rejectEvent('TypeError: x\n    at f (moz-extension://7f/content.js:1:1)')).toBeNull()
    expect(report(new DOMException('The user aborted a request.', 'AbortError'))).toBeNull()
  })

  it('reports a thrown value that is not an Error, with a name and its text', () => {
    expect(report('anna@b.example', { message: 'Uncaught anna@b.example' })).toMatchObject({
      name: 'Error',
      text: 'Uncaught [e-mail]',
    })
    expect(report(Object.assign(new Error('x'), { name: 'anna@b.example' }))).toMatchObject({ name: 'Error' })
  })
})
