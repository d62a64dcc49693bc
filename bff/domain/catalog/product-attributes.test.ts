import { describe, expect, it } from 'vitest'
import { attribute, product } from '../testing/catalog.ts'
import { attributesByCode } from './attribute-labels.ts'
import type { CatalogProduct } from './catalog.types.ts'
import { attributeTable, isFlagged, keyFacts, variantWeight } from './product-attributes.ts'

const attributes = attributesByCode([
  attribute('wood_type', { '58': 'Oak', '59': 'Ash' }, { label: 'Wood type', isComparable: true }),
  attribute('thickness', { '1': '9 mm', '2': '18 mm', '3': '12 mm', '4': '25 mm' }, { label: 'Thickness' }),
  attribute('origin', {}, { label: 'Origin' }),
  attribute('use', { '1': 'Indoor', '2': 'Outdoor' }, { label: 'Use', input: 'multiselect' }),
  attribute('treated', {}, { label: 'Treated', input: 'boolean' }),
  attribute('manufacturer', { '1': 'Smith' }, { isUserDefined: false }),
  attribute('cost', {}, { isVisible: false }),
  attribute('internal', {}, { isVisibleOnFront: false }),
  attribute('documents', {}, {}),
])
const table = (values: Parameters<typeof product>[0]) => attributeTable(product(values), attributes, 'en-GB')

describe('attributeTable', () => {
  // PROD-18
  it('lists the product’s values as text', () => {
    expect(table({ attributes: { wood_type: '58', origin: 'France', use: '1,2', treated: '1' } })).toEqual([
      { code: 'wood_type', label: 'Wood type', value: 'Oak', values: [{ id: '58', label: 'Oak' }], isComparable: true },
      { code: 'origin', label: 'Origin', value: 'France', values: [{ id: null, label: 'France' }], isComparable: false },
      {
        code: 'use',
        label: 'Use',
        value: 'Indoor, Outdoor',
        values: [
          { id: '1', label: 'Indoor' },
          { id: '2', label: 'Outdoor' },
        ],
        isComparable: false,
      },
      { code: 'treated', label: 'Treated', value: 'Yes', values: [{ id: '1', label: 'Yes' }], isComparable: false },
    ])
  })

  it('formats numeric attributes for the locale and leaves other texts unchanged', () => {
    const known = attributesByCode([attribute('coverage', {}, { label: 'Covers (m²)' }), attribute('steel', {}, {})])
    const valuesIn = (locale: string, coverage: string) =>
      attributeTable(product({ attributes: { coverage, steel: '1.4301' } }), known, locale).map(({ value }) => value)
    expect(valuesIn('de-DE', '0.45')).toEqual(['0,45', '1.4301'])
    expect(valuesIn('en-GB', '2.977')).toEqual(['2.977', '1.4301'])
    expect(valuesIn('de-DE', 'about 2.5')).toEqual(['about 2.5', '1.4301'])
  })

  it('omits attributes that are invisible, not user defined, not for the front end or shown elsewhere', () => {
    expect(table({ attributes: { manufacturer: '1', cost: '3', internal: 'x', documents: 'Guide|/guide.pdf' } })).toEqual([])
  })

  it('falls back to the variants’ values if the product’s own are missing or blank', () => {
    expect(table({ attributes: { thickness: '', thickness_options: ['1', '2', '3'] } })[0]?.value).toBe('9 mm, 12 mm, 18 mm')
    expect(table({ attributes: { thickness: ' ', thickness_options: '2' } })[0]?.value).toBe('18 mm')
    expect(table({ attributes: { use: ['', '1'], use_options: ['2'] } })[0]?.value).toBe('Indoor')
    expect(table({ attributes: { origin: ['France', ' '] } })[0]?.value).toBe('France')
  })

  it('omits a blank value even if the merchant has an option for it', () => {
    const none = attributesByCode([attribute('finish', { '': 'Please choose', ' ': 'Please choose', '5': 'Oiled' })])
    const readFacts = (finish: string | string[]) =>
      attributeTable(product({ attributes: { finish } }), none, 'en-GB').map(({ value }) => value)
    expect([readFacts(''), readFacts(' '), readFacts(['', ' ']), readFacts('5')]).toEqual([[], [], [], ['Oiled']])
  })

  it('omits blank values and options without a label', () => {
    expect(table({ attributes: { origin: ' ', wood_type: '99', use: [] } })).toEqual([])
  })

  it('lists up to three variant values and shortens more to a range', () => {
    expect(table({ attributes: { thickness_options: ['2', '1'] } })[0]?.value).toBe('9 mm, 18 mm')
    const [many] = table({ attributes: { thickness_options: ['4', '2', '1', '3', '2'] } })
    expect(many?.value).toBe('9 mm – 25 mm')
    expect(many?.values.map(({ id }) => id)).toHaveLength(4)
  })
})

// PROD-71
describe('variantWeight', () => {
  const readWeight = (shown: boolean, weight?: string) =>
    variantWeight(
      { attributes: weight === undefined ? {} : { weight } },
      attributesByCode([attribute('weight', {}, { input: 'weight', isVisibleOnFront: shown })]),
      'de-DE',
    )

  it('is in kilograms, as the language writes it', () => {
    expect(readWeight(true, '4.1000')).toMatch(/^4,1\skg$/)
  })

  it('is null if the platform has none, or the merchant does not show it', () => {
    expect([readWeight(true), readWeight(true, '0'), readWeight(false, '4.1')]).toEqual([null, null, null])
    expect(variantWeight({ attributes: { weight: '4.1' } }, attributesByCode([]), 'de-DE')).toBeNull()
  })
})

// PROD-63
describe('the weight in attributeTable', () => {
  const system = { input: 'weight', isUserDefined: false }
  const createAttributes = (label: string, parts: object = {}) =>
    attributesByCode([attribute('weight', {}, { label, ...system, ...parts })])
  const readWeight = (weight: string, locale = 'en-GB', type: CatalogProduct['type'] = 'simple') =>
    attributeTable(product({ type, attributes: { weight } }), createAttributes('Weight'), locale).map(({ label, value }) => [
      label,
      value,
    ])

  it.each([
    ['en-GB', '2.3', '2.3 kg'],
    ['de-DE', '2.3000', '2,3 kg'],
    ['it-IT', '1250.5', '1250,5 kg'],
    ['en-GB', '0.012', '0.012 kg'],
  ])('is in kilograms: in %s, %s as %s', (locale, weight, expected) => {
    expect(readWeight(weight, locale).map(([, value]) => value?.replace(/\s/, ' '))).toEqual([expected])
  })

  it.each(['', '0', '0.0000', '0.0001', '-2.3', 'heavy', '2,3', '1e3', '0x10', 'NaN', 'Infinity', '99999999'])(
    'is left out if the platform states %j',
    (weight) => {
      expect(readWeight(weight)).toEqual([])
    },
  )

  it.each(['configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const)('is left out for a %s product', (type) => {
    expect(readWeight('2.3', 'en-GB', type)).toEqual([])
  })

  it('has the label of the platform, without the unit', () => {
    const heavy = product({ attributes: { weight: '2.3' } })
    const readLabel = (label: string) => attributeTable(heavy, createAttributes(label), 'en-GB')[0]?.label
    expect(['Weight', 'Weight (kg)', 'Peso (Kg) '].map(readLabel)).toEqual(['Weight', 'Weight', 'Peso'])
  })

  it('is left out if the merchant does not show it', () => {
    const heavy = product({ attributes: { weight: '2.3' } })
    expect(attributeTable(heavy, createAttributes('Weight', { isVisibleOnFront: false }), 'en-GB')).toEqual([])
  })
})

describe('keyFacts', () => {
  it('returns the first available facts in order of preference', () => {
    const oak = product({ attributes: { wood_type: '58', thickness: '2', origin: 'France' } })
    const facts = keyFacts(oak, attributes, ['thickness', 'width', 'wood_type', 'origin'], 'en-GB', 2)
    expect(facts.map(({ value }) => value)).toEqual(['18 mm', 'Oak'])
  })
})

describe('the fact of an unknown attribute', () => {
  it('is named after its code and is not comparable', () => {
    expect(keyFacts(product({ attributes: { moisture_content: '9 %' } }), attributes, ['moisture_content'], 'en-GB')).toEqual([
      {
        code: 'moisture_content',
        label: 'Moisture content',
        value: '9 %',
        values: [{ id: null, label: '9 %' }],
        isComparable: false,
      },
    ])
  })
})

describe('isFlagged', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['Yes', true],
    ['0', false],
    ['no', false],
    [' No ', false],
    ['FALSE', false],
    [['1'], false],
    ['', false],
    [undefined, false],
  ])('reads %j as %s', (value, isSet) => {
    expect(isFlagged(product({ attributes: value === undefined ? {} : { phone_order_only: value } }), 'phone_order_only')).toBe(
      isSet,
    )
  })
})
