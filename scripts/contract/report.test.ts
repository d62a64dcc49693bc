import { describe, expect, it } from 'vitest'
import { report } from './report.ts'
import { idMapping, isProblem } from './verdicts.ts'

describe('report', () => {
  // DAY-1, DAY-4
  it('prints each verdict with its cost and reason, missing mappings once, and a summary', () => {
    const refused = { outcome: 'refused', reason: 'text field', mapping: 'id: long', cost: 'paging' } as const
    const { lines, hasProblems } = report(
      [
        { name: 'a', ...refused },
        { name: 'b', ...refused },
        { name: 'c', outcome: 'answered' },
      ],
      [],
      ['order 1'],
    )
    expect(lines).toEqual([
      ...['refused   a', '          costs: paging', '          because: text field'],
      ...['refused   b', '          costs: paging', '          because: text field'],
      'answered  c',
      ...['', 'Missing in the mapping (docs/index-mapping.md):', '  id: long'],
      ...['', 'Left on the platform, marked as a test; cancel or delete:', '  order 1'],
      ...['', '3 questions, 2 refused'],
    ])
    expect(hasProblems).toBe(true)
  })

  // DAY-3
  it('prints the settings to use, those of findings included', () => {
    const finding = { name: 'departments', outcome: 'empty', setting: 'catalog.rootCategory: 40' } as const
    const { lines } = report([finding], ['PLATFORM_INDEX=timber'], [])
    expect(lines.join('\n')).toContain(
      'Settings to use (docs/configuration.md):\n  PLATFORM_INDEX=timber\n  catalog.rootCategory: 40',
    )
  })
})

// DAY-1
describe('problems', () => {
  it.each([
    ['a refusal', { outcome: 'refused' }, true],
    ['a partial answer', { outcome: 'partial' }, true],
    ['a missing index', { outcome: 'missing' }, true],
    ['nothing found that must be there', { outcome: 'empty', cost: 'product pages' }, true],
    ['nothing found that may be absent', { outcome: 'empty' }, false],
    ['a missing optional index', { outcome: 'missing', isOptional: true }, false],
    ['a question that was not asked', { outcome: 'skipped', cost: 'orders' }, false],
    ['an answer', { outcome: 'answered' }, false],
  ] as const)('are distinguished from other findings: %s', (name, finding, expected) => {
    expect(isProblem({ name, ...finding })).toBe(expected)
  })
})

// DAY-2
describe('idMapping', () => {
  it.each([
    [['7', '12', '0'], 'long'],
    [['7', 'SalDistShop'], 'keyword'],
    [['01931'], 'keyword'],
    [['1234567890123456789'], 'keyword'],
    [[], 'long'],
  ])('maps the ids %j to %s', (ids, mapping) => {
    expect(idMapping(ids)).toBe(mapping)
  })
})
