import { describe, expect, it } from 'vitest'
import { findComments } from './comments.ts'
import { citedSections, contractSections } from './contract.ts'
import { findings, type Material } from './findings.ts'
import { numbersIn } from './numbers.ts'
import { printRequirements } from './print-requirements.ts'
import { readRequirements } from './requirements.ts'
import { citingTests } from './tests-by-number.ts'

const TABLE = [
  '| No. | Requirement | State |',
  '|---|---|---|',
  '| TAX-3 | The country counts. | done |',
  '| TAX-4 | The region, `a \\| b`, too. | open |',
].join('\n')

describe('numbersIn', () => {
  it.each<[string, readonly string[]]>([
    ['@source TAX-3, TAX-4; platform contract §3.2', ['TAX-3', 'TAX-4']],
    ['STOCK-1 to STOCK-3', ['STOCK-1', 'STOCK-2', 'STOCK-3']],
    ['TAX-3 and TAX-3', ['TAX-3']],
    ['the sku OAK-22-150, PRE-TAX-3 and Tax-3', []],
  ])('finds in %j the requirements %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers)
  })
})

describe('readRequirements', () => {
  it('returns the rows of the tables that begin with a number', () => {
    expect(readRequirements('tax.md', TABLE)).toEqual([
      { number: 'TAX-3', sentence: 'The country counts.', state: 'done', file: 'tax.md', line: 3 },
      { number: 'TAX-4', sentence: 'The region, `a \\| b`, too.', state: 'open', file: 'tax.md', line: 4 },
    ])
  })

  it('joins the name of a limit and its value', () => {
    expect(readRequirements('limits.md', '| LIMIT-1 | products of a page | 50 | done |')).toMatchObject([
      { sentence: 'products of a page: 50', state: 'done' },
    ])
  })
})

describe('printRequirements', () => {
  const requirements = readRequirements('tax.md', TABLE)
  const tests = [
    { file: 'b.test.ts', line: 9, numbers: ['TAX-3'], title: 'tax › counts the country' },
    { file: 'a.test.ts', line: 2, numbers: ['TAX-3', 'TAX-4'], title: 'tax' },
  ]

  it('prints the sentence, the state and the tests of a requirement', () => {
    expect(printRequirements({ requirements, tests }, ['TAX-3'])).toEqual([
      'TAX-3 (done, tax.md:3) The country counts.',
      '  b.test.ts:9 tax › counts the country',
      '  a.test.ts:2 tax',
    ])
  })

  it.each<[string, readonly string[]]>([
    ['a subject', ['TAX']],
    ['a range', ['TAX-3', 'to', 'TAX-4']],
    ['no argument', []],
  ])('prints all that %s selects', (_, selection) => {
    const lines = printRequirements({ requirements, tests }, selection)
    expect(lines.filter((line) => line.startsWith('TAX'))).toHaveLength(2)
  })

  it.each([['TAX-9'], ['DUTY'], ['tax-3']])('throws if %s is not a requirement', (selection) => {
    expect(() => printRequirements({ requirements, tests }, ['TAX-3', selection])).toThrow(selection)
  })
})

describe('citingTests', () => {
  const source = [
    '// STOCK-1 to STOCK-2',
    "describe('stock', () => {",
    '  // TAX-3',
    "  it.each([['a', 'b']])('is %s', () => {})",
    '',
    '  it.each([',
    '    // STOCK-3',
    "    ['c'],",
    '    [',
    '      // STOCK-4',
    "      'd',",
    '    ],',
    "  ])('has %s', () => {",
    '    // STOCK-5',
    '  })',
    '  // TAX-3 is not named here',
    "  it('is a unit', () => {})",
    '',
    '  // TAX-4',
    "  test.describe('on a phone', () => {",
    '    // TAX-5',
    "    test('doesn\\'t move', () => {})",
    '  })',
    '})',
    '',
    '// QUEUE-6',
    "describeOnServers('orders', () => {",
    '  // QUEUE-7',
    "  it('are placed once', () => {})",
    '})',
  ].join('\n')

  it('returns the tests below a comment of numbers, or around it inside a table', () => {
    expect(citingTests('stock.test.ts', source).map(({ numbers, title }) => [numbers, title])).toEqual([
      [['STOCK-1', 'STOCK-2'], 'stock'],
      [['TAX-3'], 'stock › is %s'],
      [['STOCK-3'], 'stock › has %s'],
      [['STOCK-4'], 'stock › has %s'],
      [['STOCK-5'], 'stock › is a unit'],
      [['TAX-4'], 'stock › on a phone'],
      [['TAX-5'], "stock › on a phone › doesn't move"],
      [['QUEUE-6'], 'orders'],
      [['QUEUE-7'], 'orders › are placed once'],
    ])
  })
})

describe('contractSections and citedSections', () => {
  it('returns sections, endpoints and rows', () => {
    const text = '## 3. Tax\n### 3.2 Rate\n## E4. Stock\n| E4.1 | check |\n## 11. Traps\n| # | Trap |\n| 29 | no sku |'
    expect([...contractSections(text)]).toEqual(['3', '3.2', 'E4', 'E4.1', '11', '11.29'])
  })

  it.each<[string, readonly string[]]>([
    ['TAX-3; platform contract §3.2, E4 and §11.29', ['3.2', 'E4', '11.29']],
    ['platform contract §2.6 to §2.10; §9 of something else', ['2.6', '2.10']],
    ['no contract: §3', []],
  ])('finds the citations in %j', (text, sections) => {
    expect(citedSections(text)).toEqual(sections)
  })
})

describe('findComments', () => {
  it('returns comments but no strings', () => {
    const source = ['/** One. */', ' * Two.', 'const a = 1 // Three', "const b = '// four'", 'const c = 5'].join('\n')
    expect(findComments('a.ts', source).map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, 'One. */'],
      [2, 'Two.'],
      [3, 'Three'],
    ])
  })
})

describe('findings', () => {
  const material = (change: Partial<Material>): Material => ({
    requirements: readRequirements('tax.md', TABLE),
    tests: [{ file: 'tax.test.ts', line: 1, numbers: ['TAX-3'], title: 'tax' }],
    lines: [],
    contract: new Set(['3.2']),
    decisions: new Set(['0005']),
    ...change,
  })
  const line = (text: string) => [{ file: 'a.ts', line: 7, text }]

  it('is empty if numbers, sections and decisions exist and done requirements have tests', () => {
    expect(findings(material({ lines: line('@source TAX-3, TAX-4; platform contract §3.2; decision 0005') }))).toEqual([])
  })

  it.each<[string, Partial<Material>, string]>([
    ['a done requirement without a test', { tests: [] }, 'tax.md:3 TAX-3 is done, but no test names it'],
    [
      'an open requirement with a test',
      { tests: [{ file: 'a', line: 1, numbers: ['TAX-3', 'TAX-4'], title: '' }] },
      'tax.md:4 TAX-4 is open, but a test names it',
    ],
    [
      'a number defined twice',
      { requirements: readRequirements('tax.md', `${TABLE}\n${TABLE}`).slice(0, 3) },
      'tax.md:7 TAX-3 is defined twice, first in tax.md:3',
    ],
    [
      'an unknown state',
      { requirements: readRequirements('tax.md', TABLE.replace('| open |', '| later |')) },
      "tax.md:4 TAX-4 has the state 'later', which is not one of done, partly, open, void",
    ],
    ['an unknown requirement', { lines: line('as TAX-9 says') }, 'a.ts:7 TAX-9 is not a requirement'],
    ['an unknown subject in @source', { lines: line('@source DUTY-1') }, 'a.ts:7 DUTY-1 is not a requirement'],
    ['an unknown section', { lines: line('platform contract §99') }, 'a.ts:7 the platform contract has no 99'],
    ['an unknown decision', { lines: line('decision 9999') }, 'a.ts:7 there is no decision 9999'],
    [
      'a source outside the repository',
      { lines: line('@source spec §5 Tax') },
      'a.ts:7 a source that is not in the repository: cite a requirement or the platform contract',
    ],
  ])('reports %s', (_, change, finding) => {
    expect(findings(material(change))).toEqual([finding])
  })
})
