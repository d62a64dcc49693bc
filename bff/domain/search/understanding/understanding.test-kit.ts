import { searchVocabulary } from './vocabulary/vocabulary.ts'
import type { SearchVocabulary } from './vocabulary/vocabulary.types.ts'

/** The vocabulary of a small timber merchant. */
export const english: SearchVocabulary = searchVocabulary({
  language: 'en-GB',
  categoryNames: [],
  productNames: [
    'Oak board 22 x 150 mm',
    'Solid oak worktop 40 mm',
    'Featheredge board',
    'Torus skirting',
    'Scaffold board',
    'Ash board',
  ],
  attributes: [
    {
      code: 'wood_type',
      options: [
        { value: '57', label: 'Oak' },
        { value: '58', label: 'European ash' },
        { value: 'pine', label: 'Pine' },
      ],
    },
    { code: 'thickness', options: [{ value: '100470', label: '47 mm' }] },
    {
      code: 'grit',
      options: [
        { value: '712', label: '120' },
        { value: '724', label: 'P240' },
      ],
    },
    { code: 'size', options: [{ value: '5062', label: '2440 x 1220 mm' }] },
  ],
  dictionary: {
    same: [['t&g', 'tongue and groove']],
    means: { celotex: ['pir insulation board'] },
    instead: {},
    ignored: ['for', 'the'],
    optional: ['wooden', 'board'],
    notSold: [],
    amounts: [],
  },
})

export const german: SearchVocabulary = searchVocabulary({
  language: 'de',
  categoryNames: [],
  productNames: ['Sockelleiste Eiche', 'Terrassendiele Lärche', 'Landhausdiele', 'WPC-Diele', 'Tür', 'Brett Eiche', 'weiß'],
  attributes: [],
  dictionary: {
    same: [['zaun', 'sichtschutz']],
    means: {},
    instead: {},
    ignored: [],
    optional: ['garten', 'brett'],
    notSold: [],
    amounts: [],
  },
})
