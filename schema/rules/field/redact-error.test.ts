import { describe, expect, it } from 'vitest'
import { redactError } from './redact-error.ts'

// FIELD-4
describe('redactError', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'items')", "Cannot read properties of undefined (reading 'items')"],
    ['x is not a function', 'x is not a function'],
    [
      'Failed to fetch dynamically imported module: https://shop.example/assets/a.js?x=1',
      'Failed to fetch dynamically imported module: [address]',
    ],
    ['No page at /order-success/000000007/anna%40b.example', 'No page at [address]'],
    ['Not found: //shop.example/search?q=oak', 'Not found: [address]'],
    ['Bad query ?email=anna', 'Bad query [address]'],
    ['anna.smith@b.example is taken', '[e-mail] is taken'],
    [`Unexpected token 'A', "Anna Smith, 12 Oak Lane" is not valid JSON`, 'Unexpected token [text], [text] is not valid JSON'],
    ['Wrong value `Anna', 'Wrong value [text]'],
    ['Falscher Wert „Anna“ für Feld', 'Falscher Wert [text] für Feld'],
    ["Can't find variable: oak", "Can't find variable: oak"],
    ["No customer 'Pat O'Brien' here (reading 'Anna Smith')", 'No customer [text] here (reading [text])'],
    ['Call 07700 900123 now', 'Call [number] [number] now'],
    [`Token ${'a1'.repeat(30)} expired`, 'Token [long] expired'],
    ['two\nlines\u001b[31m\u202e', 'two lines [31m'],
    ['', ''],
  ])('turns %j into %j', (message, redacted) => {
    expect(redactError(message)).toBe(redacted)
  })

  it('cuts long messages, also if nothing in them is replaced', () => {
    expect(redactError('oak '.repeat(100_000))).toHaveLength(200)
  })

  it.each(['"', "'", '/', '?', '@', '“', 'a:', '\\'])('reads no more than the beginning of a long message of %j', (hostile) => {
    const long = hostile.repeat(100_000)
    expect(redactError(long)).toBe(redactError(long.slice(0, 1000)))
  })

  it('changes nothing that is already redacted', () => {
    const once = redactError(`"Anna" at https://shop.example/x, anna@b.example, 12345, (reading 'map')`)
    expect(redactError(once)).toBe(once)
  })
})
