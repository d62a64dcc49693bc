import { describe, expect, it } from 'vitest'
import { NO_LIST } from '../device/saved-list.ts'
import { chooseValue } from './choose-value.ts'

// CUT-34
describe('chooseValue', () => {
  const edges = { id: '2', type: 'RADIO' } as const
  const extras = { id: '3', type: 'CHECKBOX' } as const
  it.each([
    ['a first choice', undefined, extras, '31', true, { 3: '31' }],
    ['another of a multiple choice', { 3: '31' }, extras, '32', true, { 3: '31,32' }],
    ['the same one twice', { 3: '31,32' }, extras, '31', true, { 3: '32,31' }],
    ['one of several taken back', { 3: '31,32' }, extras, '31', false, { 3: '32' }],
    ['the last one taken back', { 2: '22', 3: '31' }, extras, '31', false, { 2: '22' }],
    ['the only one taken back', { 3: '31' }, extras, '31', false, undefined],
    ['one in the place of another', { 2: '21', 3: '31' }, edges, '22', true, { 2: '22', 3: '31' }],
  ])('keeps %s', (_, choices, option, value, isChosen, expected) => {
    const before = { ...NO_LIST, ...(choices && { choices }) }
    expect(chooseValue(option, value, isChosen)(before).choices).toEqual(expected)
  })
})
