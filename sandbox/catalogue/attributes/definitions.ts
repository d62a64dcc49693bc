import { type Text, t } from '../wording/text.ts'
import type { Attribute } from './attribute.ts'
import { colour, type } from './kinds.ts'
import * as property from './properties.ts'
import { brand, finish, manufacturer, stairPart, woodType } from './words.ts'

type Words = Readonly<Record<string, Text>>

const shown = { userDefined: true, onFront: true, comparable: true, firstOption: 0 } as const
const hidden = { userDefined: true, onFront: false, comparable: false, firstOption: 0 } as const
const system = { userDefined: false, onFront: false, comparable: false, firstOption: 0 } as const

const select = (id: number, code: string, label: Text, firstOption: number, words: Words): Attribute => ({
  ...shown,
  id,
  code,
  label,
  input: 'select',
  kind: 'word',
  words,
  firstOption,
})
const measure = (id: number, code: string, label: Text, firstOption: number): Attribute => ({
  ...shown,
  id,
  code,
  label,
  input: 'select',
  kind: 'measure',
  firstOption,
})
const fact = (id: number, code: string, label: Text): Attribute => ({ ...shown, id, code, label, input: 'text', kind: 'plain' })

/** The attributes a shopper can filter by, besides the price. @source LIST-10 */
export const FILTER_ATTRIBUTES: readonly Attribute[] = [
  select(136, 'brand', t('Brand', 'Marke', 'Marca'), 100, brand),
  select(137, 'colour', t('Colour', 'Farbe', 'Colore'), 200, colour),
  { ...shown, id: 138, code: 'size', label: t('Size', 'Größe', 'Formato'), input: 'select', kind: 'size', firstOption: 5000 },
  select(139, 'type', t('Type', 'Typ', 'Tipo'), 300, type),
  select(140, 'finish', t('Finish', 'Oberfläche', 'Finitura'), 500, finish),
  measure(141, 'width', t('Width', 'Breite', 'Larghezza'), 200_000),
  measure(142, 'thickness', t('Thickness', 'Stärke', 'Spessore'), 100_000),
  measure(143, 'diameter', t('Diameter', 'Durchmesser', 'Diametro'), 400_000),
  { ...shown, id: 144, code: 'grit', label: t('Grit', 'Körnung', 'Grana'), input: 'select', kind: 'grit', firstOption: 7000 },
  select(145, 'wood_type', t('Wood type', 'Holzart', 'Tipo di legno'), 50, woodType),
  { ...select(83, 'manufacturer', t('Manufacturer', 'Hersteller', 'Produttore'), 150, manufacturer), userDefined: false },
  select(146, 'stair_part', t('Stair part', 'Treppenteil', 'Elemento scala'), 600, stairPart),
]

const OTHER_ATTRIBUTES: readonly Attribute[] = [
  measure(147, 'length', t('Length', 'Länge', 'Lunghezza'), 300_000),
  {
    ...hidden,
    id: 148,
    code: 'aa_pricepermetre',
    input: 'price',
    kind: 'plain',
    label: t('Price per metre', 'Preis pro Meter', 'Prezzo al metro'),
  },
  fact(149, 'pack_quantity', t('Pieces per pack', 'Stück pro Packung', 'Pezzi per confezione')),
  fact(150, 'coverage', t('Covers (m²)', 'Deckt ab (m²)', 'Copre (m²)')),
  {
    ...shown,
    comparable: false,
    id: 151,
    code: 'cutting_service_notification_t',
    input: 'textarea',
    kind: 'plain',
    label: t('Cutting service', 'Zuschnitt', 'Servizio di taglio'),
  },
  {
    ...hidden,
    id: 152,
    code: 'phone_order_only',
    input: 'boolean',
    kind: 'flag',
    label: t('Order by telephone only', 'Nur telefonisch bestellbar', 'Solo su ordine telefonico'),
  },
  {
    ...hidden,
    id: 153,
    code: 'documents',
    input: 'textarea',
    kind: 'plain',
    label: t('Documents', 'Dokumente', 'Documenti'),
  },
  {
    ...shown,
    id: 154,
    code: 'use',
    input: 'multiselect',
    kind: 'words',
    words: property.use,
    firstOption: 620,
    label: t('Use', 'Verwendung', 'Impiego'),
  },
  select(155, 'treatment', t('Treatment', 'Behandlung', 'Trattamento'), 640, property.treatment),
  select(156, 'certification', t('Certification', 'Zertifikat', 'Certificazione'), 660, property.certification),
  select(157, 'strength_class', t('Strength class', 'Festigkeitsklasse', 'Classe di resistenza'), 680, property.strengthClass),
  select(158, 'durability', t('Durability class', 'Dauerhaftigkeit', 'Classe di durabilità'), 700, property.durability),
  select(159, 'edge', t('Edge', 'Kante', 'Bordo'), 720, property.edge),
  select(160, 'fire_class', t('Reaction to fire', 'Brandverhalten', 'Reazione al fuoco'), 740, property.fireClass),
  select(161, 'material', t('Material', 'Material', 'Materiale'), 760, property.material),
  select(162, 'drive', t('Drive', 'Antrieb', 'Impronta'), 780, property.drive),
  fact(163, 'origin', t('Origin', 'Herkunft', 'Origine')),
  fact(164, 'density', t('Density (kg/m³)', 'Rohdichte (kg/m³)', 'Densità (kg/m³)')),
  fact(165, 'moisture_content', t('Moisture content', 'Holzfeuchte', 'Umidità del legno')),
  fact(166, 'thermal_conductivity', t('Lambda (W/mK)', 'Lambda (W/mK)', 'Lambda (W/mK)')),
  fact(167, 'drying_time', t('Drying time', 'Trockenzeit', 'Tempo di asciugatura')),
  fact(168, 'spreading_rate', t('Spreading rate (m²/l)', 'Ergiebigkeit (m²/l)', 'Resa (m²/l)')),
  fact(169, 'warranty', t('Guarantee', 'Garantie', 'Garanzia')),
  fact(170, 'wear_layer', t('Wear layer', 'Nutzschicht', 'Strato nobile')),
  fact(171, 'lead_time', t('Lead time', 'Lieferzeit', 'Tempi di consegna')),
]

const SYSTEM_ATTRIBUTES: readonly Attribute[] = [
  { ...system, id: 73, code: 'name', label: t('Name', 'Name', 'Nome'), input: 'text', kind: 'plain', comparable: true },
  { ...system, id: 74, code: 'sku', label: t('SKU', 'Artikelnummer', 'Codice'), input: 'text', kind: 'plain', comparable: true },
  { ...system, id: 77, code: 'price', label: t('Price', 'Preis', 'Prezzo'), input: 'price', kind: 'plain' },
  {
    ...system,
    id: 78,
    code: 'special_price',
    input: 'price',
    kind: 'plain',
    label: t('Special price', 'Sonderpreis', 'Prezzo speciale'),
  },
  {
    ...system,
    id: 82,
    code: 'weight',
    input: 'weight',
    kind: 'plain',
    onFront: true,
    comparable: true,
    label: t('Weight (kg)', 'Gewicht (kg)', 'Peso (kg)'),
  },
  {
    ...system,
    id: 94,
    code: 'news_from_date',
    input: 'date',
    kind: 'plain',
    label: t('New from', 'Neu ab', 'Novità dal'),
  },
]

/** Every attribute of the catalogue. */
export const ATTRIBUTES: readonly Attribute[] = [...SYSTEM_ATTRIBUTES, ...FILTER_ATTRIBUTES, ...OTHER_ATTRIBUTES]

const byCode = new Map(ATTRIBUTES.map((attribute) => [attribute.code, attribute]))

/** @throws Error for a code the catalogue does not define */
export function attributeOf(code: string): Attribute {
  const attribute = byCode.get(code)
  if (!attribute) throw new Error(`no attribute '${code}'`)
  return attribute
}
