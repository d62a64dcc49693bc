import { describe, expect, it } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { it as italian } from '../messages/it.ts'
import { attribute } from '../testing/catalogue.ts'
import { attributeLabel, attributesByCode, optionLabel, valueLabels } from './attribute-labels.ts'

const finish = attribute('finish', { '5': ' Oiled ', '6': '  ' })

describe('the name of an attribute', () => {
  it.each([
    ['is the merchant’s', [attribute('wood_type', {}, { label: ' Timber ' })], 'Timber'],
    ['is made of its code without one', [attribute('wood_type')], 'Wood type'],
    ['is made of its code where it is blank', [attribute('wood_type', {}, { label: '  ' })], 'Wood type'],
    ['is made of its code where nothing is known of it', [], 'Wood type'],
  ])('%s', (_, attributes, label) => {
    expect(attributeLabel('wood_type', attributesByCode(attributes))).toBe(label)
    expect(attributeLabel('_wood_type_', attributesByCode([]))).toBe('Wood type')
  })
})

describe('the name of a choice', () => {
  it.each([
    ['is the merchant’s', finish, '5', 'Oiled'],
    ['is none where the merchant left it blank', finish, '6', null],
    ['is none for a choice there is not', finish, '1', null],
    ['of a tick box is yes', attribute('treated', {}, { input: 'boolean' }), '1', 'Yes'],
    ['of a tick box without its tick is no', attribute('treated', {}, { input: 'boolean' }), '0', 'No'],
    ['of a tick box is none for anything else', attribute('treated', {}, { input: 'boolean' }), '2', null],
    ['is none for an attribute nobody knows', undefined, '1', null],
  ])('%s', (_, of, id, label) => {
    expect(optionLabel(of, id)).toBe(label)
  })
})

describe('yes and no', () => {
  it.each([
    ['German', de, ['Ja', 'Nein']],
    ['Italian', italian, ['Sì', 'No']],
    ['English', en, ['Yes', 'No']],
  ])('are said in %s', (_, messages, words) => {
    const treated = attributesByCode([attribute('treated', {}, { input: 'boolean' })], messages.attribute).get('treated')
    expect(['1', '0'].map((id) => optionLabel(treated, id))).toEqual(words)
    expect(['true', 'false'].map((id) => optionLabel(treated, id))).toEqual(words)
    expect(['2', '', 'yes', 'constructor', '__proto__'].map((id) => optionLabel(treated, id))).toEqual(Array(5).fill(null))
  })

  it('are the merchant’s where the options have names', () => {
    const own = attribute('treated', { '1': 'Druckimprägniert' }, { input: 'boolean' })
    expect(optionLabel(attributesByCode([own], de.attribute).get('treated'), '1')).toBe('Druckimprägniert')
  })
})

describe('what a value says', () => {
  const use = attribute('use', { '1': 'Indoor', '2': 'Outdoor' }, { input: 'multiselect' })
  it.each([
    ['each choice of a comma list', use, '1, 2', ['Indoor', 'Outdoor']],
    ['each choice of a list', use, ['2', '1'], ['Outdoor', 'Indoor']],
    ['no choice that is not known', use, '1,9', ['Indoor']],
    ['nothing of several where one is chosen', finish, '5,6', []],
    ['a text as it is, commas and all', attribute('origin'), ' Ash, oak ', ['Ash, oak']],
    ['nothing where the text is blank', attribute('origin'), '  ', []],
    ['the text of an attribute nobody knows', undefined, 'Oak', ['Oak']],
  ])('is %s', (_, of, value, labels) => {
    expect(valueLabels(of, value)).toEqual(labels)
  })
})
