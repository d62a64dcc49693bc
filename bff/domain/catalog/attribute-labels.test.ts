import { describe, expect, it } from 'vitest'
import { messages as de } from '../messages/generated/de.ts'
import { messages as en } from '../messages/generated/en.ts'
import { messages as italian } from '../messages/generated/it.ts'
import { attribute } from '../testing/catalog.ts'
import { attributeLabel, attributesByCode, optionLabel, valueLabels } from './attribute-labels.ts'

const finish = attribute('finish', { '5': ' Oiled ', '6': '  ' })

describe('attributeLabel', () => {
  it.each([
    ['uses the merchant’s label', [attribute('wood_type', {}, { label: ' Timber ' })], 'Timber'],
    ['derives the label from the code when there is no label', [attribute('wood_type')], 'Wood type'],
    ['derives the label from the code when the label is blank', [attribute('wood_type', {}, { label: '  ' })], 'Wood type'],
    ['derives the label from the code when the attribute is unknown', [], 'Wood type'],
  ])('%s', (_, attributes, label) => {
    expect(attributeLabel('wood_type', attributesByCode(attributes))).toBe(label)
    expect(attributeLabel('_wood_type_', attributesByCode([]))).toBe('Wood type')
  })
})

describe('optionLabel', () => {
  it.each([
    ['returns the merchant’s label', finish, '5', 'Oiled'],
    ['returns null when the merchant left the label blank', finish, '6', null],
    ['returns null for an unknown option', finish, '1', null],
    ['returns yes for a ticked boolean', attribute('treated', {}, { input: 'boolean' }), '1', 'Yes'],
    ['returns no for an unticked boolean', attribute('treated', {}, { input: 'boolean' }), '0', 'No'],
    ['returns null for any other value of a boolean', attribute('treated', {}, { input: 'boolean' }), '2', null],
    ['returns null for an unknown attribute', undefined, '1', null],
  ])('%s', (_, of, id, label) => {
    expect(optionLabel(of, id)).toBe(label)
  })
})

describe('boolean attributes', () => {
  it.each([
    ['German', de, ['Ja', 'Nein']],
    ['Italian', italian, ['Sì', 'No']],
    ['English', en, ['Yes', 'No']],
  ])('translate yes and no into %s', (_, messages, words) => {
    const treated = attributesByCode([attribute('treated', {}, { input: 'boolean' })], messages.attribute).get('treated')
    expect(['1', '0'].map((id) => optionLabel(treated, id))).toEqual(words)
    expect(['true', 'false'].map((id) => optionLabel(treated, id))).toEqual(words)
    expect(['2', '', 'yes', 'constructor', '__proto__'].map((id) => optionLabel(treated, id))).toEqual(Array(5).fill(null))
  })

  it('use the option labels if the merchant defined options', () => {
    const own = attribute('treated', { '1': 'Druckimprägniert' }, { input: 'boolean' })
    expect(optionLabel(attributesByCode([own], de.attribute).get('treated'), '1')).toBe('Druckimprägniert')
  })
})

describe('valueLabels', () => {
  const use = attribute('use', { '1': 'Indoor', '2': 'Outdoor' }, { input: 'multiselect' })
  it.each([
    ['the label of each option in a comma-separated list', use, '1, 2', ['Indoor', 'Outdoor']],
    ['the label of each option in an array', use, ['2', '1'], ['Outdoor', 'Indoor']],
    ['only known options', use, '1,9', ['Indoor']],
    ['nothing for several ids of a single-select attribute', finish, '5,6', []],
    ['a trimmed text, commas included', attribute('origin'), ' Ash, oak ', ['Ash, oak']],
    ['nothing for a blank text', attribute('origin'), '  ', []],
    ['the text of an unknown attribute', undefined, 'Oak', ['Oak']],
  ])('returns %s', (_, of, value, labels) => {
    expect(valueLabels(of, value)).toEqual(labels)
  })
})
