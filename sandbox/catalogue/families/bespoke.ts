import { t } from '../wording/text.ts'
import { type CustomOption, fixed, percent } from './composition.ts'
import { families } from './family.ts'

const lengthMm = t('Length in mm', 'Länge in mm', 'Lunghezza in mm')
const widthMm = t('Width in mm', 'Breite in mm', 'Larghezza in mm')
const notes: CustomOption = {
  title: t('Notes for the workshop', 'Hinweise für die Werkstatt', 'Note per il laboratorio'),
  type: 'area',
  required: false,
  maxCharacters: 500,
}

/** Questions of the panel cutting service. */
export const CUTTING_QUESTIONS: readonly CustomOption[] = [
  { title: t('Cutting list', 'Schnittliste', 'Lista di taglio'), type: 'area', required: true, maxCharacters: 2000 },
  { title: t('Drawing', 'Zeichnung', 'Disegno'), type: 'file', required: false },
  {
    title: t('Edges', 'Kanten', 'Bordi'),
    type: 'radio',
    required: true,
    values: [
      { title: t('As cut', 'Wie geschnitten', 'Come tagliati'), price: fixed(0) },
      { title: t('Arrises broken', 'Kanten gebrochen', 'Spigoli rotti'), price: fixed(2.5) },
      { title: t('Sanded', 'Geschliffen', 'Levigati'), price: percent(60) },
    ],
  },
  {
    title: t('Extras', 'Extras', 'Extra'),
    type: 'checkbox',
    required: false,
    values: [
      { title: t('Label every part', 'Jedes Teil beschriften', 'Etichettare ogni pezzo'), price: fixed(1.5) },
      { title: t('Keep the offcuts', 'Reststücke mitliefern', 'Tenere gli sfridi'), price: fixed(0) },
      { title: t('Wrap on a pallet', 'Auf Palette verpacken', 'Imballare su pallet'), price: fixed(9) },
    ],
  },
  { title: t('Wanted on', 'Gewünscht am', 'Richiesto per il'), type: 'date', required: false },
]

/** Questions of the timed delivery. */
export const DELIVERY_QUESTIONS: readonly CustomOption[] = [
  { title: t('Day', 'Tag', 'Giorno'), type: 'date', required: true },
  { title: t('Not before', 'Nicht vor', 'Non prima delle'), type: 'time', required: false },
  {
    title: t('Access', 'Zufahrt', 'Accesso'),
    type: 'multiple',
    required: false,
    values: [
      { title: t('Narrow road', 'Enge Straße', 'Strada stretta'), price: fixed(0) },
      { title: t('Carry over 20 m', 'Tragen über 20 m', 'Trasporto a mano oltre 20 m'), price: fixed(12) },
      { title: t('Upper floor', 'Obergeschoss', 'Piano superiore'), price: percent(50) },
    ],
  },
]

/** Made to measure and engraved. */
export const BESPOKE = families(
  { range: 'sheets', categories: ['furniture-panels'], weight: () => 6, values: { use: 'furniture', brand: 'heartwood' } },
  [
    {
      code: 'shelf-to-measure',
      name: t('Oak shelf made to measure', 'Eichenregal nach Maß', 'Mensola di rovere su misura'),
      sku: 'BESPOKE-SHELF',
      values: { wood_type: 'oak', thickness: 27, finish: 'unfinished', edge: 'square' },
      texts: { lead_time: t('5 working days', '5 Werktage', '5 giorni lavorativi') },
      price: () => 42,
      picture: { form: 'panel', material: 'oak' },
      about: t(
        'Up to 1200 x 300 mm from solid oak, sanded on all faces. Tell us the size, the edge and the finish.',
        'Bis 1200 x 300 mm aus massiver Eiche, allseitig geschliffen. Maß, Kante und Oberfläche angeben.',
        'Fino a 1200 x 300 mm in rovere massiccio, levigata su tutte le facce. Indicate misura, bordo e finitura.',
      ),
      goesWith: ['OIL-HARDWAX', 'SCR-BRASS-4'],
      customOptions: [
        { title: lengthMm, type: 'field', required: true, maxCharacters: 4 },
        { title: widthMm, type: 'field', required: true, maxCharacters: 3 },
        {
          title: t('Front edge', 'Vorderkante', 'Bordo anteriore'),
          type: 'drop_down',
          required: true,
          values: [
            { title: t('Square', 'Gerade', 'Dritto'), price: fixed(0) },
            { title: t('Bullnose', 'Abgerundet', 'Mezzo toro'), price: fixed(6) },
            { title: t('Live edge', 'Baumkante', 'Smusso naturale'), price: percent(35) },
          ],
        },
        {
          title: t('Finish', 'Oberfläche', 'Finitura'),
          type: 'radio',
          required: false,
          values: [
            { title: t('Unfinished', 'Unbehandelt', 'Grezza'), price: fixed(0) },
            { title: t('Oiled', 'Geölt', 'Oliata'), price: percent(15) },
            { title: t('Lacquered', 'Lackiert', 'Verniciata'), price: percent(22) },
          ],
        },
        notes,
      ],
    },
    {
      code: 'mdf-to-measure',
      categories: ['mdf'],
      name: t('MDF panel cut to size, 18 mm', 'MDF-Zuschnitt nach Maß, 18 mm', 'MDF tagliato su misura, 18 mm'),
      sku: 'BESPOKE-MDF',
      values: { wood_type: 'mdf', thickness: 18, type: 'standard', edge: 'square' },
      price: () => 14,
      picture: { form: 'sheet', material: 'mdf' },
      about: t(
        'One piece up to 1200 x 600 mm. For more than three, a full sheet with the cutting service is cheaper.',
        'Ein Stück bis 1200 x 600 mm. Ab drei Stück ist die ganze Platte mit Zuschnitt günstiger.',
        'Un pezzo fino a 1200 x 600 mm. Oltre tre, conviene il pannello intero con il taglio.',
      ),
      goesWith: ['MDF-18', 'SRV-CUT-PANEL'],
      customOptions: [
        { title: lengthMm, type: 'field', required: true, maxCharacters: 4 },
        { title: widthMm, type: 'field', required: true, maxCharacters: 4 },
        {
          title: t('Corners', 'Ecken', 'Angoli'),
          type: 'select',
          required: false,
          values: [
            { title: t('Square', 'Eckig', 'Retti'), price: fixed(0) },
            { title: t('Rounded 10 mm', 'Gerundet 10 mm', 'Tondi 10 mm'), price: fixed(3) },
          ],
        },
      ],
    },
    {
      code: 'house-sign',
      categories: ['hardwood'],
      range: 'timber',
      name: t(
        'Engraved oak house sign 300 x 120 mm',
        'Hausschild Eiche graviert 300 x 120 mm',
        'Targa in rovere incisa 300 x 120 mm',
      ),
      sku: 'BESPOKE-SIGN',
      values: { wood_type: 'oak', thickness: 22, width: 120, finish: 'oiled', use: 'outdoor' },
      price: () => 36,
      picture: { form: 'board', material: 'oak', profile: 'sign' },
      about: t(
        'Air-dried oak with letters cut 4 mm deep and painted.',
        'Luftgetrocknete Eiche, Buchstaben 4 mm tief gefräst und gefärbt.',
        'Rovere stagionato all’aria, lettere fresate a 4 mm e dipinte.',
      ),
      customOptions: [
        { title: t('Text', 'Text', 'Testo'), type: 'field', required: true, maxCharacters: 24, price: fixed(0) },
        {
          title: t('Second line', 'Zweite Zeile', 'Seconda riga'),
          type: 'field',
          required: false,
          maxCharacters: 24,
          price: fixed(8),
        },
        { title: t('Own lettering', 'Eigene Schrift', 'Scritta propria'), type: 'file', required: false, price: percent(25) },
        { title: t('Collect at', 'Abholung', 'Ritiro'), type: 'date_time', required: false },
      ],
    },
  ],
)
