import { t } from '../wording/text.ts'
import type { BundleChoice } from './composition.ts'
import { families } from './family.ts'

const colourlessOil = 'DECK-CLEAN-2.5L'

/** A deck of a size: so many boards, joists and tubs. */
function deckKit(code: string, metres: string, boards: number, joists: number, tubs: number) {
  return {
    code,
    name: t(
      `Decking kit ${metres} m`,
      `Terrassenbausatz ${metres.replaceAll('.', ',')} m`,
      `Kit decking ${metres.replaceAll('.', ',')} m`,
    ),
    sku: code.toUpperCase(),
    price: () => 0,
    picture: { form: 'kit', material: 'redwood-treated', profile: 'decking' } as const,
    about: t(
      'Boards, joists and screws for the whole deck in one delivery. Choose the board and the joist; the quantities are worked out with five per cent for cuts.',
      'Dielen, Unterkonstruktion und Schrauben für die ganze Terrasse in einer Lieferung. Mengen inklusive fünf Prozent Verschnitt.',
      'Doghe, travetti e viti per tutta la terrazza in un’unica consegna. Quantità calcolate con il cinque per cento di sfrido.',
    ),
    bundle: [
      {
        title: t('Boards', 'Dielen', 'Doghe'),
        type: 'radio',
        required: true,
        selections: [
          { sku: 'DECK-SW-120-3600', quantity: boards },
          { sku: 'DECK-SW-145-3600', quantity: Math.ceil(boards * 0.83) },
        ],
      },
      {
        title: t('Joists', 'Unterkonstruktion', 'Travetti'),
        type: 'select',
        required: true,
        selections: [
          { sku: 'JOIST-100-3600', quantity: joists },
          { sku: 'JOIST-125-3600', quantity: joists },
          { sku: 'JOIST-150-3600', quantity: joists, isDefault: true },
        ],
      },
      {
        title: t('Screws', 'Schrauben', 'Viti'),
        type: 'radio',
        required: true,
        selections: [
          { sku: 'SCR-DECK-4.5X65', quantity: tubs },
          { sku: 'SCR-DECK-4.5X75', quantity: tubs },
          { sku: 'SCR-DECKA4-5X60', quantity: Math.ceil(tubs * 1.25) },
        ],
      },
      {
        title: t('Extras', 'Extras', 'Extra'),
        type: 'checkbox',
        required: false,
        selections: [
          { sku: 'DECK-TAPE', quantity: 2 },
          { sku: colourlessOil, quantity: 1 },
        ],
      },
    ] satisfies readonly BundleChoice[],
  }
}

/** A straight flight in a wood: newels, rails, spindles and caps. */
function stairKit(wood: 'OAK' | 'PINE' | 'HEMLOCK', name: { en: string; de: string; it: string }) {
  return {
    code: `stair-kit-${wood.toLowerCase()}`,
    name: t(
      `${name.en} stair balustrade kit, 13 treads`,
      `Treppengeländer-Bausatz ${name.de}, 13 Stufen`,
      `Kit balaustra in ${name.it}, 13 gradini`,
    ),
    sku: `STAIR-KIT-${wood}`,
    price: () => 0,
    picture: { form: 'kit', material: wood.toLowerCase(), profile: 'stair' } as const,
    about: t(
      'Everything for one side of a straight flight of thirteen treads: two newel bases, caps, baserail and thirty spindles.',
      'Alles für eine Seite einer geraden Treppe mit dreizehn Stufen: zwei Sockel, Kappen, Untergurt und dreißig Stäbe.',
      'Tutto per un lato di una scala dritta da tredici gradini: due basi, cappelli, corrente e trenta colonnine.',
    ),
    bundle: [
      {
        title: t('Spindles', 'Stäbe', 'Colonnine'),
        type: 'select',
        required: true,
        selections: [{ sku: `SPINDLEPACK-${wood}`, quantity: 3 }],
      },
      {
        title: t('Newel bases', 'Pfostensockel', 'Basi'),
        type: 'select',
        required: true,
        selections: [{ sku: `NEWELBASE-${wood}`, quantity: 2, fixedQuantity: true }],
      },
      {
        title: t('Newel caps', 'Pfostenkappen', 'Cappelli'),
        type: 'radio',
        required: true,
        selections: [
          { sku: `CAP-${wood}-BALL`, quantity: 2 },
          { sku: `CAP-${wood}-ACORN`, quantity: 2 },
          { sku: `CAP-${wood}-PYRAMID`, quantity: 2 },
        ],
      },
      {
        title: t('Baserail', 'Untergurt', 'Corrente'),
        type: 'select',
        required: true,
        selections: [
          { sku: `BASERAIL-${wood}-41-3600`, quantity: 1 },
          { sku: `BASERAIL-${wood}-41-2400`, quantity: 2 },
        ],
      },
    ] satisfies readonly BundleChoice[],
  }
}

/** A set to finish a job with: one of each choice. */
const sets = [
  {
    code: 'loft-kit',
    name: t(
      'Loft insulation and boarding kit, 10 m²',
      'Dachboden-Set Dämmung und Belag, 10 m²',
      'Kit sottotetto isolamento e tavolato, 10 m²',
    ),
    sku: 'LOFT-KIT',
    price: () => 0,
    picture: { form: 'kit', material: 'glass-wool', profile: 'loft' },
    about: t(
      'Roll between the joists and chipboard above, with the screws.',
      'Rolle zwischen die Balken, Verlegeplatte darüber, mit Schrauben.',
      'Rotolo tra i travetti e truciolare sopra, con le viti.',
    ),
    bundle: [
      {
        title: t('Insulation', 'Dämmung', 'Isolante'),
        type: 'radio',
        required: true,
        selections: [
          { sku: 'LOFT-100', quantity: 1 },
          { sku: 'LOFT-150', quantity: 2 },
          { sku: 'LOFT-170', quantity: 2, isDefault: true },
        ],
      },
      {
        title: t('Boards', 'Platten', 'Pannelli'),
        type: 'select',
        required: true,
        selections: [
          { sku: 'CHIP-P5-18', quantity: 7 },
          { sku: 'CHIP-P5-22', quantity: 7 },
        ],
      },
      {
        title: t('Glue', 'Leim', 'Colla'),
        type: 'select',
        required: false,
        selections: [
          { sku: 'GLUE-D4-500ML', quantity: 1 },
          { sku: 'GLUE-D4-1L', quantity: 1 },
        ],
      },
    ],
  },
  {
    code: 'sanding-kit',
    name: t('Sanding and gluing starter kit', 'Starter-Set Schleifen und Leimen', 'Kit base per levigare e incollare'),
    sku: 'SANDING-KIT',
    price: () => 0,
    picture: { form: 'kit', material: 'aluminium-oxide', profile: 'sanding' },
    about: t(
      'Three grits, a cork block and a bottle of glue: the first order of most new benches.',
      'Drei Körnungen, ein Korkklotz und eine Flasche Leim: die erste Bestellung der meisten neuen Werkbänke.',
      'Tre grane, un tampone e una bottiglia di colla: il primo ordine di ogni nuovo banco.',
    ),
    bundle: [
      {
        title: t('Sandpaper', 'Schleifpapier', 'Carta vetrata'),
        type: 'multi',
        required: true,
        selections: [
          { sku: 'SAND-SHEET-80', quantity: 1 },
          { sku: 'SAND-SHEET-120', quantity: 1, isDefault: true },
          { sku: 'SAND-SHEET-180', quantity: 1 },
        ],
      },
      { title: t('Block', 'Klotz', 'Tampone'), type: 'select', required: true, selections: [{ sku: 'TOOL-CORK', quantity: 1 }] },
      {
        title: t('Glue', 'Leim', 'Colla'),
        type: 'radio',
        required: true,
        selections: [
          { sku: 'GLUE-PVA-250ML', quantity: 1 },
          { sku: 'GLUE-D4-500ML', quantity: 1 },
        ],
      },
    ],
  },
] as const

/** Bundles: the price is that of what is chosen. */
export const KITS = [
  ...families(
    {
      range: 'decking',
      categories: ['decking'],
      type: 'bundle',
      weight: () => 0,
      values: { brand: 'greenway', use: 'outdoor,garden' },
      uncounted: true,
    },
    [
      deckKit('deck-kit-24x36', '2.4 x 3.6', 22, 8, 2),
      deckKit('deck-kit-36x36', '3.6 x 3.6', 31, 11, 3),
      deckKit('deck-kit-48x36', '4.8 x 3.6', 42, 14, 4),
    ],
  ),
  ...families(
    {
      range: 'stairs',
      categories: ['stair-parts'],
      type: 'bundle',
      weight: () => 0,
      values: { brand: 'ashdown', use: 'indoor' },
      uncounted: true,
    },
    [
      stairKit('OAK', { en: 'Oak', de: 'Eiche', it: 'rovere' }),
      stairKit('PINE', { en: 'Pine', de: 'Kiefer', it: 'pino' }),
      stairKit('HEMLOCK', { en: 'Hemlock', de: 'Hemlock', it: 'hemlock' }),
    ],
  ),
  ...families({ range: 'tools', categories: ['tools-abrasives'], type: 'bundle', weight: () => 0, uncounted: true }, sets),
]
