import { describe, expect, it } from 'vitest'
import { NO_LIST } from '../device/saved-list.ts'
import { chooseValue } from './service-choices.tsx'

// CUT-34
describe('chooseValue', () => {
  const edges = { id: '2', type: 'RADIO' } as const
  const extras = { id: '3', type: 'CHECKBOX' } as const
  it.each([
    ['adds a first choice', undefined, extras, '31', true, { 3: '31' }],
    ['adds a value to a multiple choice', { 3: '31' }, extras, '32', true, { 3: '31,32' }],
    ['keeps a value only once', { 3: '31,32' }, extras, '31', true, { 3: '32,31' }],
    ['removes one of several values', { 3: '31,32' }, extras, '31', false, { 3: '32' }],
    ['removes the last value of an option', { 2: '22', 3: '31' }, extras, '31', false, { 2: '22' }],
    ['removes the only choice', { 3: '31' }, extras, '31', false, undefined],
    ['replaces the value of a single choice', { 2: '21', 3: '31' }, edges, '22', true, { 2: '22', 3: '31' }],
  ])('%s', (_, choices, option, value, isChosen, expected) => {
    const before = { ...NO_LIST, ...(choices && { choices }) }
    expect(chooseValue(option, value, isChosen)(before).choices).toEqual(expected)
  })
})
