import { describe, expect, it } from 'vitest'
import { brokenWalks } from './walks.ts'

const FILES: Readonly<Record<string, string>> = {
  'bff/list.ts': "import { price } from './price.ts'\nimport { stock } from './stock.ts'",
  'bff/price.ts': "import { tax } from './tax.ts'",
  'bff/stock.ts': '',
  'bff/tax.ts': '',
  'web/button.tsx': "import { cart } from './cart.ts'",
  'web/cart.ts': '',
  'web/worker.ts': '',
}
const read = (path: string) => FILES[path] ?? ''
const walk = (...lines: readonly string[]) => ['# Walks', '## Price', ...lines].join('\n')
const step = (prefix: string, name: string, side = 'bff') => `${prefix} [${name}](../${side}/${name})`

describe('walks', () => {
  it('are valid if each step imports the next one and the files listed below it', () => {
    const text = walk(
      'At most 4 files on the server.',
      step('1.', 'list.ts'),
      step('   -', 'stock.ts'),
      step('2.', 'price.ts'),
      step('3.', 'tax.ts'),
    )
    expect(brokenWalks(text, read)).toEqual([])
  })

  it('are valid if a new list begins after a step through the network', () => {
    const text = walk(
      'At most 3 files in the browser. At most 1 files on the server.',
      ...[step('1.', 'button.tsx', 'web'), step('2.', 'cart.ts', 'web'), 'The browser:', step('1.', 'worker.ts', 'web')],
      ...['The server:', step('1.', 'tax.ts')],
    )
    expect(brokenWalks(text, read)).toEqual([])
  })

  it.each([
    [
      'a step of the browser does not import the next one',
      [step('1.', 'cart.ts', 'web'), step('2.', 'worker.ts', 'web')],
      'web/cart.ts does not import web/worker.ts',
    ],
    [
      'a walk lists more files of the browser than it allows',
      ['At most 1 files in the browser.', step('1.', 'button.tsx', 'web'), step('2.', 'cart.ts', 'web')],
      'lists 2 files in the browser, not at most 1',
    ],
    [
      'a step does not import the next one',
      [step('1.', 'list.ts'), step('2.', 'tax.ts')],
      'bff/list.ts does not import bff/tax.ts',
    ],
    [
      'a step does not import a file below it',
      [step('1.', 'price.ts'), step('   -', 'stock.ts')],
      'bff/price.ts does not import bff/stock.ts',
    ],
    [
      'a walk lists more files than it allows',
      ['At most 1 files on the server.', step('1.', 'list.ts'), step('2.', 'price.ts')],
      'lists 2 files on the server, not at most 1',
    ],
  ])('are invalid if %s', (_, lines, finding) => {
    expect(brokenWalks(walk(...lines), read)).toEqual([`Price: ${finding}`])
  })
})
